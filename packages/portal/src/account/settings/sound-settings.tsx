import { Card } from '@maidan/ui/card.tsx';
import { Switch } from '@maidan/ui/form/switch.tsx';
import { useSoundChoice } from '../../betting/choices/sound-choice.ts';
import { useBrand } from '../../brand/brand.ts';
import type { SoundSetting } from '../../product.ts';
import { offeredParts } from '../../product-parts.ts';
import { useAccountTexts } from '../texts/account-texts.ts';

function SoundSwitch({ label, choice }: SoundSetting) {
  const { settings: texts } = useAccountTexts();
  const [isOn, choose] = useSoundChoice(choice);
  return (
    <Switch
      label={texts.soundsOf[label]}
      checked={isOn}
      onCheckedChange={choose}
      className="w-full font-medium"
    />
  );
}

export function SoundSettings() {
  const { settings: texts } = useAccountTexts();
  const sounds = offeredParts(useBrand()).flatMap(({ sound }) => sound ?? []);
  return (
    <Card title={texts.sounds}>
      <div className="flex flex-col gap-1">
        {sounds.map((sound) => (
          <SoundSwitch key={sound.label} {...sound} />
        ))}
      </div>
    </Card>
  );
}
