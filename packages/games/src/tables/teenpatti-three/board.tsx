import { Fragment } from 'react';
import { Emblem } from '../../faces/emblems/emblem.tsx';
import type { Board } from '../../faces/felt.ts';

/**
 * Document 2, section 2: columns and rows as spelt there; the tens of a sid are the column, the ones the row.
 */
const columns = [
  { emblem: 'tiger', tens: 1, name: 'TIGER' },
  { emblem: 'lion', tens: 2, name: 'Lion' },
  { emblem: 'dragon', tens: 3, name: 'Dragon' },
] as const;
const rows = ['Winner', 'Pair', 'Flush', 'Straight', 'Trio', 'StraightFlush'] as const;

export const ThreeHandBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-grid-three">
    <div />
    {columns.map(({ emblem, tens, name }) => (
      <div key={tens} className="mt-column-head" data-won={felt.hasWon(`${tens}1`) || undefined}>
        <Emblem name={emblem} size={18} />
        {felt.word(emblem, name)}
      </div>
    ))}
    {rows.map((row, index) => (
      <Fragment key={row}>
        <div className="mt-row-head">{felt.word(row, row)}</div>
        {columns.map(({ tens }) => (
          <Fragment key={tens}>{felt.cell(`${tens}${index + 1}`, { missing: '–' })}</Fragment>
        ))}
      </Fragment>
    ))}
  </div>
);
