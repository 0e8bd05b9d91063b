import type { TableFace } from '../../faces/table-face.ts';
import { LuckySevenBoard } from './board.tsx';
import { LuckySevenResult } from './result.tsx';
import { beadTone, lay, placeOf, placeOfWin } from './scene.ts';

export const luckySevenFace: TableFace = {
  cloth: 'blue',
  lay,
  restMs: 450,
  Board: LuckySevenBoard,
  Result: LuckySevenResult,
  placeOf,
  placeOfWin,
  beadTone,
};
