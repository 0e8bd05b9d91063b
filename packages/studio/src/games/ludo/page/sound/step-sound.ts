import type { SoundName } from '../../../../pages/sound/effects.ts';
import type { ShowStep } from '../show/show-step.ts';

const sounds: Partial<Record<ShowStep['kind'], SoundName>> = {
  toss: 'dice',
  roll: 'dice',
  hop: 'step',
  taken: 'capture',
  home: 'win',
  timeout: 'refused',
};

export const stepSound = ({ kind }: ShowStep): SoundName | undefined => sounds[kind];
