import { createTableSounds } from '@maidan/games/boards';
import { useEffect, useState } from 'react';
import { useSoundChoice } from '../../../../betting/choices/sound-choice.ts';
import { soundChoice } from '../../sound-choice.ts';

export function useTableSound() {
  const [isOn, choose] = useSoundChoice(soundChoice);
  const [sounds] = useState(() => createTableSounds());
  useEffect(() => {
    sounds.setOn(isOn);
    return () => sounds.close();
  }, [sounds, isOn]);
  return { isOn, sounds, toggle: () => choose(!isOn) };
}
