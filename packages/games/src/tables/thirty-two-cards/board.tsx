import type { Board } from '../../faces/felt.ts';
import { options } from './options.ts';
import { playerRows } from './player-rows.tsx';

export const ThirtyTwoCardsBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-stack">{playerRows(felt, options)}</div>
);
