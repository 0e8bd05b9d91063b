import { cardTiles, colourCells } from '../../faces/card-cells.tsx';
import type { Board } from '../../faces/felt.ts';
import { high, low, onCard } from './options.ts';

/**
 * Document 2: Low and High with the seven between them, Even and Odd, Red and Black, thirteen cards at one
 * rate.
 */
export const LuckySevenBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-stack">
    <div className="mt-around-seven">
      {felt.cell(low.sid, { caption: felt.word('lowCard', 'Low Card') })}
      <b className="mt-seven" aria-hidden="true">
        7
      </b>
      {felt.cell(high.sid, { caption: felt.word('highCard', 'High Card') })}
    </div>
    {colourCells(felt, onCard)}
    {cardTiles(felt, onCard)}
  </div>
);
