import { useSession } from '../api/session.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../ui/toasts/toast.tsx';
import { saveConfirmsBets } from './api.ts';

/** Whether each bet is confirmed in a dialog, and a function to change it. */
export function useConfirmsBets(): readonly [boolean, (confirmsBets: boolean) => Promise<void>] {
  const { errors } = useTexts();

  async function choose(confirmsBets: boolean): Promise<void> {
    const reply = await saveConfirmsBets(confirmsBets);
    if (!reply.ok) toast.error(reply.message, { title: errors.title });
  }

  return [useSession()?.confirmsBets ?? true, choose];
}
