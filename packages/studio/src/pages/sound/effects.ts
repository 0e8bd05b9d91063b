import { createSounds, type Sounds, type Stroke, stroke } from '@maidan/games/boards';

export type StudioSounds = Sounds<SoundName>;

export const createStudioSounds = (): StudioSounds => createSounds(effects);

export type SoundName =
  | 'chip'
  | 'chip-back'
  | 'refused'
  | 'ball'
  | 'ball-bounce'
  | 'card-slide'
  | 'card-flip'
  | 'dice'
  | 'step'
  | 'capture'
  | 'tick'
  | 'win'
  | 'big-win';

/** A ball on wood: the intervals between knocks grow as the ball slows down. */
const knocks = (starts: readonly number[]): Stroke[] =>
  starts.map((startMs, index) => stroke('noise', startMs, 34, 3400 - index * 180, 2100, 0.3));

export const effects: Readonly<Record<SoundName, readonly Stroke[]>> = {
  chip: [
    stroke('noise', 0, 26, 4300, 3300, 0.5),
    stroke('tone', 0, 55, 2380, 1900, 0.12),
    stroke('noise', 44, 22, 5200, 4200, 0.26),
  ],
  'chip-back': [stroke('noise', 0, 30, 3000, 2200, 0.36), stroke('tone', 0, 90, 1500, 900, 0.1)],
  refused: [stroke('tone', 0, 110, 210, 140, 0.3), stroke('tone', 130, 150, 165, 95, 0.3)],
  ball: [stroke('noise', 0, 3600, 1500, 620, 0.1), stroke('noise', 0, 3600, 320, 180, 0.14)],
  'ball-bounce': knocks([0, 120, 270, 430, 640]),
  'card-slide': [stroke('noise', 0, 200, 900, 3400, 0.2), stroke('noise', 180, 60, 1800, 700, 0.16)],
  'card-flip': [stroke('noise', 0, 40, 2600, 5200, 0.32), stroke('noise', 70, 30, 1500, 900, 0.24)],
  dice: knocks([0, 90, 170, 260, 380, 520]),
  step: [stroke('tone', 0, 50, 720, 620, 0.14), stroke('noise', 0, 18, 2600, 1800, 0.18)],
  capture: [stroke('tone', 0, 220, 520, 120, 0.22), stroke('noise', 0, 140, 1800, 400, 0.2)],
  tick: [stroke('tone', 0, 36, 1250, 1150, 0.1)],
  win: [
    stroke('tone', 0, 260, 523, 523, 0.16),
    stroke('tone', 110, 260, 659, 659, 0.16),
    stroke('tone', 220, 420, 784, 784, 0.16),
  ],
  'big-win': [
    stroke('tone', 0, 240, 523, 523, 0.16),
    stroke('tone', 100, 240, 659, 659, 0.16),
    stroke('tone', 200, 240, 784, 784, 0.16),
    stroke('tone', 300, 700, 1047, 1047, 0.18),
    stroke('noise', 320, 900, 6000, 9000, 0.05),
  ],
};
