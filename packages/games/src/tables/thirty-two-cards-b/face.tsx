import type { TableFace } from '../../faces/table-face.ts';
import { thirtyTwoCardsFace } from '../thirty-two-cards/face.tsx';
import { ThirtyTwoCardsBBoard } from './board.tsx';
import { ThirtyTwoCardsBResult } from './result.tsx';

/** The same scene on another cloth, and a longer board. */
export const thirtyTwoCardsBFace: TableFace = {
  ...thirtyTwoCardsFace,
  cloth: 'teal',
  Board: ThirtyTwoCardsBBoard,
  Result: ThirtyTwoCardsBResult,
};
