import type { TableFace } from '../../faces/table-face.ts';
import { DragonTigerBoard } from './board.tsx';
import { DragonTigerResult } from './result.tsx';
import { beadTone, lay, placeOf, placeOfWin } from './scene.ts';

export const dragonTigerFace: TableFace = {
  cloth: 'indigo',
  lay,
  restMs: 450,
  Board: DragonTigerBoard,
  Result: DragonTigerResult,
  placeOf,
  placeOfWin,
  beadTone,
};
