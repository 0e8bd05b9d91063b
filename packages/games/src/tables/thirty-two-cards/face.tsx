import type { TableFace } from '../../faces/table-face.ts';
import { ThirtyTwoCardsBoard } from './board.tsx';
import { ThirtyTwoCardsResult } from './result.tsx';
import { beadTone, captionOf, lay, placeOf, placeOfWin } from './scene.ts';
import { leadersOf } from './totals.ts';

export const thirtyTwoCardsFace: TableFace = {
  cloth: 'indigo',
  lay,
  restMs: 450,
  Board: ThirtyTwoCardsBoard,
  Result: ThirtyTwoCardsResult,
  placeOf,
  placeOfWin,
  beadTone,
  captionOf,
  leadersOf,
};
