import { useState } from 'react';
import { useStudio } from '../session/studio-context.ts';
import { Icon } from './icon.tsx';

export function SoundButton() {
  const { sounds, texts } = useStudio();
  const [isOn, setIsOn] = useState(sounds.isOn);
  const toggle = () => {
    sounds.setOn(!isOn);
    sounds.play('tick');
    setIsOn(!isOn);
  };
  return (
    <button
      type="button"
      className="st-icon-button"
      aria-label={texts.sound}
      aria-pressed={isOn}
      onClick={toggle}
    >
      <Icon name={isOn ? 'sound' : 'muted'} />
    </button>
  );
}
