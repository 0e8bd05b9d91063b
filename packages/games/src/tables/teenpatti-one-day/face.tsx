import type { TableFace } from '../../faces/table-face.ts';
import { TeenpattiOneDayBoard } from './board.tsx';
import { TeenpattiOneDayResult } from './result.tsx';
import { beadTone, lay, placeOf, placeOfWin } from './scene.ts';

export const teenpattiOneDayFace: TableFace = {
  cloth: 'green',
  lay,
  restMs: 450,
  Board: TeenpattiOneDayBoard,
  Result: TeenpattiOneDayResult,
  placeOf,
  placeOfWin,
  hasHands: true,
  beadTone,
};
