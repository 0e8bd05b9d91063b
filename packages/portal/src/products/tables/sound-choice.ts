import type { SoundChoice } from '../../betting/sound-choice.ts';

export const soundChoice: SoundChoice = { key: 'tableSound', on: 'on', off: 'off' };
