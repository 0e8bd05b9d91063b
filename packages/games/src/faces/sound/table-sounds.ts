import { createSounds, type Sounds, type Stroke, stroke } from './sounds.ts';

type SoundName = 'chipDown' | 'chipBack' | 'cardSlide' | 'cardFlip' | 'tick' | 'lock' | 'win';

export const effects: Readonly<Record<SoundName, readonly Stroke[]>> = {
  chipDown: [
    stroke('noise', 0, 28, 4200, 3200, 0.5),
    stroke('tone', 0, 55, 2350, 1900, 0.12),
    stroke('noise', 46, 22, 5200, 4200, 0.28),
  ],
  chipBack: [stroke('noise', 0, 30, 3000, 2200, 0.4), stroke('tone', 0, 90, 1500, 900, 0.1)],
  cardSlide: [stroke('noise', 0, 260, 900, 3400, 0.22), stroke('noise', 230, 70, 1800, 700, 0.18)],
  cardFlip: [stroke('noise', 0, 40, 2600, 5200, 0.34), stroke('noise', 70, 30, 1500, 900, 0.26)],
  tick: [stroke('tone', 0, 36, 1250, 1150, 0.12)],
  lock: [stroke('tone', 0, 110, 210, 140, 0.35), stroke('tone', 130, 160, 165, 95, 0.35)],
  win: [
    stroke('tone', 0, 260, 523, 523, 0.16),
    stroke('tone', 110, 260, 659, 659, 0.16),
    stroke('tone', 220, 280, 784, 784, 0.16),
    stroke('tone', 330, 620, 1047, 1047, 0.18),
  ],
};

export type TableSounds = Sounds<SoundName>;

export const createTableSounds = (createContext?: () => AudioContext): TableSounds =>
  createSounds(effects, createContext);
