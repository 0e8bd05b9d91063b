import type { TableFace } from '../../faces/table-face.ts';
import { AndarBaharBoard } from './board.tsx';
import { isMatched } from './deal.ts';
import { AndarBaharResult } from './result.tsx';
import { beadTone, lay, placeOf, placeOfWin } from './scene.ts';

export const andarBaharFace: TableFace = {
  cloth: 'wine',
  lay,
  restMs: 100,
  decides: isMatched,
  Board: AndarBaharBoard,
  Result: AndarBaharResult,
  placeOf,
  placeOfWin,
  beadTone,
};
