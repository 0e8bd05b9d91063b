import { toast } from '@maidan/ui/toasts/toast.tsx';
import { useSession } from '../../house/session.ts';
import { useTexts } from '../../texts/texts.ts';
import { saveConfirmsBets } from '../api.ts';

/** Whether each bet is confirmed in a dialog, and a function to change it. */
export function useConfirmsBets(): readonly [boolean, (confirmsBets: boolean) => Promise<void>] {
  const { errors } = useTexts();

  async function choose(confirmsBets: boolean): Promise<void> {
    const reply = await saveConfirmsBets(confirmsBets);
    if (!reply.ok) toast.error(reply.message, { title: errors.title });
  }

  return [useSession()?.confirmsBets ?? true, choose];
}
