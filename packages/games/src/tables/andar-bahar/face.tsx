import type { TableFace } from '../../faces/table-face.ts';
import { AndarBaharBoard } from './board.tsx';
import { AndarBaharResult } from './result.tsx';
import { beadTone, lay, placeOf, placeOfWin } from './scene.ts';

export const andarBaharFace: TableFace = {
  cloth: 'wine',
  lay,
  restMs: 100,
  Board: AndarBaharBoard,
  Result: AndarBaharResult,
  placeOf,
  placeOfWin,
  beadTone,
};
