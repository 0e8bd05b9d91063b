import { Fragment } from 'react';
import type { Board } from '../../faces/felt.ts';
import { missingRate, playerRows } from '../thirty-two-cards/player-rows.tsx';
import { colours, digits, highTotal, lowTotal, parities, players, singles } from './options.ts';

/** Document 2: rows of players, colours and totals, then each first card, then the grid of single digits. */
export const ThirtyTwoCardsBBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-stack">
    {playerRows(felt, [...players, ...colours, lowTotal, highTotal])}
    <div className="mt-four">
      {parities.map(({ odd, even }) => (
        <Fragment key={odd.sid}>
          {felt.cell(odd.sid, {
            kind: 'side',
            missing: missingRate,
            caption: felt.word(odd.name, odd.name.slice('Player '.length)),
          })}
          {felt.cell(even.sid, {
            kind: 'side',
            missing: missingRate,
            caption: felt.word(even.name, even.name.slice('Player '.length)),
          })}
        </Fragment>
      ))}
    </div>
    <div className="mt-part-head">
      {felt.word('single', 'Single')} <b>{felt.price(singles[0]?.sid ?? '') ?? missingRate}</b>
    </div>
    <div className="mt-five mt-digits">
      {singles.map(({ sid }, index) => (
        <Fragment key={sid}>{felt.cell(sid, { kind: 'paper', sign: digits[index] })}</Fragment>
      ))}
    </div>
  </div>
);
