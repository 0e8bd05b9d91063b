import { type SoundOf, useSoundChoice } from '../../api/sound-choices.ts';
import { useBrand } from '../../brand/brand.ts';
import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/form/switch.tsx';

function SoundSwitch({ of }: { readonly of: SoundOf }) {
  const { settings: texts } = useAccountTexts();
  const [isOn, choose] = useSoundChoice(of);
  return (
    <Switch
      label={texts.soundsOf[of]}
      checked={isOn}
      onCheckedChange={choose}
      className="w-full font-medium"
    />
  );
}

export function SoundSettings() {
  const { settings: texts } = useAccountTexts();
  const { flags } = useBrand();
  return (
    <Card title={texts.sounds}>
      <div className="flex flex-col gap-1">
        <SoundSwitch of="tables" />
        {flags.aviator && <SoundSwitch of="aviator" />}
      </div>
    </Card>
  );
}
