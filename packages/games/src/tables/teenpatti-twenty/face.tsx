import type { TableFace } from '../../faces/table-face.ts';
import { TeenpattiTwentyBoard } from './board.tsx';
import { TeenpattiTwentyResult } from './result.tsx';
import { beadTone, lay, placeOfWin } from './scene.ts';

export const teenpattiTwentyFace: TableFace = {
  cloth: 'green',
  lay,
  restMs: 450,
  Board: TeenpattiTwentyBoard,
  Result: TeenpattiTwentyResult,
  placeOfWin,
  hasHands: true,
  beadTone,
};
