import type { TableFace } from '../../faces/table-face.ts';
import { thirtyTwoCardsFace } from '../thirty-two-cards/face.tsx';
import { ThirtyTwoCardsBBoard } from './board.tsx';
import { ThirtyTwoCardsBResult } from './result.tsx';
import { lay, placeOf } from './scene.ts';
import { singleOf } from './settle.ts';

/** The same scene with another cloth and a longer board. */
export const thirtyTwoCardsBFace: TableFace = {
  ...thirtyTwoCardsFace,
  cloth: 'teal',
  lay,
  placeOf,
  Board: ThirtyTwoCardsBBoard,
  Result: ThirtyTwoCardsBResult,
  alsoWon: singleOf,
};
