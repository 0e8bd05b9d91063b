import type { TableFace } from '../../faces/table-face.ts';
import { AmarAkbarAnthonyBoard } from './board.tsx';
import { AmarAkbarAnthonyResult } from './result.tsx';
import { beadTone, lay, placeOf, placeOfWin } from './scene.ts';

export const amarAkbarAnthonyFace: TableFace = {
  cloth: 'wine',
  lay,
  restMs: 450,
  Board: AmarAkbarAnthonyBoard,
  Result: AmarAkbarAnthonyResult,
  placeOf,
  placeOfWin,
  beadTone,
};
