import { backLayRows } from '../../faces/back-lay-rows.tsx';
import { cardTiles, colourCells } from '../../faces/card-cells.tsx';
import type { Board } from '../../faces/felt.ts';
import { brothers, onCard, over, under } from './options.ts';

const letters = ['A', 'B', 'C'];

/** Document 2, section 5: for the row of numbers only. */
const missingRate = '12';

/** Document 2: players A, B and C with Yes and No, Even, Odd, Red, Black, thirteen cards. */
export const AmarAkbarAnthonyBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-stack">
    {backLayRows(felt, {
      back: felt.word('yes', 'Yes'),
      lay: felt.word('no', 'No'),
      rows: brothers.map(({ sid, name }, index) => ({
        sid,
        name: `${letters[index]}. ${felt.word(name.toLowerCase(), name)}`,
      })),
    })}
    {colourCells(felt, onCard)}
    <div className="mt-two">
      {felt.cell(under.sid, { kind: 'side', caption: felt.word('under7', 'Under 7') })}
      {felt.cell(over.sid, { kind: 'side', caption: felt.word('over7', 'Over 7') })}
    </div>
    {cardTiles(felt, onCard, missingRate)}
  </div>
);
