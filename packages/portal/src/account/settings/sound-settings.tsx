import { Card } from '@maidan/ui/card.tsx';
import { Switch } from '@maidan/ui/form/switch.tsx';
import { type SoundOf, useSoundChoice } from '../../betting/sound-choices.ts';
import { useBrand } from '../../brand/brand.ts';
import { useAccountTexts } from '../texts/account-texts.ts';

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
