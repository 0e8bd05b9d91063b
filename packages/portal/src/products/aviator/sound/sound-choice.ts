import type { SoundChoice } from '../../../betting/choices/sound-choice.ts';

export const soundChoice: SoundChoice = { key: 'soundOn', on: 'true', off: 'false' };
