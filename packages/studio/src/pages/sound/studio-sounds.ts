import { createSounds, type Sounds } from '@maidan/games/boards';
import { effects, type SoundName } from './effects.ts';

export type StudioSounds = Sounds<SoundName>;

export const createStudioSounds = (): StudioSounds => createSounds(effects);
