import { Fragment } from 'react';
import type { Board } from '../../faces/felt.ts';
import { digits, even, lineOne, lineTwo, odd, singles } from './options.ts';

/** Document 2: tiles 1 to 9 and 0, each at 9.5; then the lines, Odd and Even. */
export const WorliBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-stack">
    <div className="mt-part-head">
      {felt.word('single', 'Single')} <b>{felt.price(singles[0]?.sid ?? '') ?? '0'}</b>
    </div>
    <div className="mt-five mt-digits">
      {singles.map(({ sid }, index) => (
        <Fragment key={sid}>{felt.cell(sid, { kind: 'paper', sign: digits[index] })}</Fragment>
      ))}
    </div>
    <div className="mt-four">
      {felt.cell(lineOne.sid, { kind: 'side', caption: felt.word('line1', 'Line 1 (1-5)') })}
      {felt.cell(lineTwo.sid, { kind: 'side', caption: felt.word('line2', 'Line 2 (6-0)') })}
      {felt.cell(odd.sid, { kind: 'side', caption: felt.word('odd', 'Odd') })}
      {felt.cell(even.sid, { kind: 'side', caption: felt.word('even', 'Even') })}
    </div>
  </div>
);
