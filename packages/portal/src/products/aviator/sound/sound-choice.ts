import type { SoundChoice } from '../../../betting/sound-choice.ts';

export const soundChoice: SoundChoice = { key: 'soundOn', on: 'true', off: 'false' };
