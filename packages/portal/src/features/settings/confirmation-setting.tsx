import { useConfirmsBets } from '../../betting/use-confirms-bets.ts';
import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import { Switch } from '../../ui/form/switch.tsx';

/** The same setting as on the match page. */
export function ConfirmationSetting() {
  const { settings: texts } = useAccountTexts();
  const [isOn, choose] = useConfirmsBets();
  return (
    <div>
      <Switch
        label={texts.confirmation}
        checked={isOn}
        onCheckedChange={(next) => void choose(next)}
        className="w-full font-medium"
      />
      <p className="pe-16 text-sm text-muted">{texts.confirmationHint}</p>
    </div>
  );
}
