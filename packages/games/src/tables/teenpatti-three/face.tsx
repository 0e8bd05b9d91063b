import type { TableFace } from '../../faces/table-face.ts';
import { ThreeHandBoard } from './board.tsx';
import { cardsInRound } from './deal.ts';
import { ThreeHandResult } from './result.tsx';
import { beadTone, lay, placeOf, placeOfWin } from './scene.ts';

export const teenpattiThreeFace: TableFace = {
  cloth: 'green',
  lay,
  restMs: 450,
  decides: (cards) => cards.length === cardsInRound,
  Board: ThreeHandBoard,
  Result: ThreeHandResult,
  placeOf,
  placeOfWin,
  hasHands: true,
  beadTone,
};
