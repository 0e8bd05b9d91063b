import { createTableSounds } from '@maidan/games/boards';
import { useEffect, useState } from 'react';
import { useSoundChoice } from '../../../../betting/sound-choices.ts';

export function useTableSound() {
  const [isOn, choose] = useSoundChoice('tables');
  const [sounds] = useState(() => createTableSounds());
  useEffect(() => {
    sounds.setOn(isOn);
    return () => sounds.close();
  }, [sounds, isOn]);
  return { isOn, sounds, toggle: () => choose(!isOn) };
}
