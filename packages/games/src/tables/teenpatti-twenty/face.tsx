import type { TableFace } from '../../faces/table-face.ts';
import { TeenpattiTwentyBoard } from './board.tsx';
import { TeenpattiTwentyResult } from './result.tsx';
import { beadTone, lay, placeOf, placeOfWin } from './scene.ts';

export const teenpattiTwentyFace: TableFace = {
  cloth: 'green',
  lay,
  restMs: 450,
  Board: TeenpattiTwentyBoard,
  Result: TeenpattiTwentyResult,
  placeOf,
  placeOfWin,
  hasHands: true,
  beadTone,
};
