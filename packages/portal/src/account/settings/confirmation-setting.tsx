import { Switch } from '@maidan/ui/form/switch.tsx';
import { useConfirmsBets } from '../../betting/choices/use-confirms-bets.ts';
import { useAccountTexts } from '../texts/account-texts.ts';

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
