import { backLayRows } from '../../faces/back-lay-rows.tsx';
import type { Board } from '../../faces/felt.ts';
import { options } from './options.ts';

/** Document 2: shown while the page does not know the table's limits. */
const unknownLimits = { min: '100', max: '10000' };

/** Document 2: Player A and Player B with lagai and khai, and the minimum and maximum stake. */
export const TeenpattiOneDayBoard: Board = ({ felt }) => {
  const { min, max } = felt.limits ?? unknownLimits;
  return (
    <div className="mt mt-board mt-stack">
      <p className="mt-limits">
        <span>
          {felt.word('min', 'MIN')} <b>{min}</b>
        </span>
        <span>
          {felt.word('max', 'MAX')} <b>{max}</b>
        </span>
      </p>
      <div className="mt-main-row">
        {backLayRows(felt, {
          back: felt.word('lagai', 'Lagai'),
          lay: felt.word('khai', 'Khai'),
          decimals: 2,
          rows: options.map(({ sid, name }) => ({ sid, name: felt.word(name, name) })),
        })}
      </div>
    </div>
  );
};
