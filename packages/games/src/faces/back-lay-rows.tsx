import { Fragment, type ReactNode } from 'react';
import type { Felt } from './felt.ts';

export interface BackLayRow {
  readonly sid: string;
  readonly name: string;
  /** Shown under the price on both sides, such as the maximum stake. */
  readonly size?: string;
  readonly hasNoLay?: boolean;
}

interface BackLayRows {
  /** Titles of the two columns. */
  readonly back: string;
  readonly lay: string;
  readonly rows: readonly BackLayRow[];
  /** Decimals of every price. */
  readonly decimals?: number;
  /** Shown where there is no price; 0 by default. */
  readonly missing?: string;
}

/** A row for each option: its name, its back price and its lay price. */
export const backLayRows = (felt: Felt, { back, lay, rows, ...shared }: BackLayRows): ReactNode => (
  <div className="mt-back-lay">
    <div />
    <div className="mt-column-head">{back}</div>
    <div className="mt-column-head">{lay}</div>
    {rows.map(({ sid, name, size, hasNoLay }) => {
      const look = size === undefined ? shared : { ...shared, caption: size };
      return (
        <Fragment key={sid}>
          <div className="mt-row-head" data-won={felt.hasWon(sid) || undefined}>
            {name}
          </div>
          {felt.cell(sid, look)}
          {hasNoLay === true ? <div /> : felt.cell(sid, { ...look, kind: 'lay' })}
        </Fragment>
      );
    })}
  </div>
);
