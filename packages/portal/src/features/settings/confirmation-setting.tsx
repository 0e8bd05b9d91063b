import { useSession } from '../../api/session.ts';
import { saveConfirmsBets } from '../../betting/api.ts';
import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { toast } from '../../ui/toasts/toast.tsx';

/** The same switch as on a match's page. */
export function ConfirmationSetting() {
  const { settings: texts } = useAccountTexts();
  const { errors } = useTexts();
  const isOn = useSession()?.confirmsBets ?? true;

  async function save(confirmsBets: boolean): Promise<void> {
    const reply = await saveConfirmsBets(confirmsBets);
    if (!reply.ok) toast.error(reply.message, { title: errors.title });
  }

  return (
    <div>
      <Switch
        label={texts.confirmation}
        checked={isOn}
        onCheckedChange={(next) => void save(next)}
        className="w-full font-medium"
      />
      <p className="pe-16 text-sm text-muted">{texts.confirmationHint}</p>
    </div>
  );
}
