import type { TableFace } from '../../faces/table-face.ts';
import { WorliBoard } from './board.tsx';
import { cardsInRound } from './deal.ts';
import { WorliResult } from './result.tsx';
import { beadTone, captionOf, lay, placeOf, placeOfWin } from './scene.ts';

export const worliFace: TableFace = {
  cloth: 'teal',
  lay,
  restMs: 450,
  decides: (cards) => cards.length === cardsInRound,
  Board: WorliBoard,
  Result: WorliResult,
  placeOf,
  placeOfWin,
  beadTone,
  captionOf,
};
