import { effects, type SoundName } from './effects.ts';
import { createSounds, type Sounds } from './sounds.ts';

export type TableSounds = Sounds<SoundName>;

export const createTableSounds = (createContext?: () => AudioContext): TableSounds =>
  createSounds(effects, createContext);
