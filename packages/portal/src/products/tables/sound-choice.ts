import type { SoundChoice } from '../../betting/choices/sound-choice.ts';

export const soundChoice: SoundChoice = { key: 'tableSound', on: 'on', off: 'off' };
