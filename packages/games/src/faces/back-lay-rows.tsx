import { Fragment, type ReactNode } from 'react';
import type { Felt } from './felt.ts';

export interface BackLayRow {
  readonly sid: string;
  readonly name: string;
  /** Under the price of both sides, such as the most that may be staked. */
  readonly size?: string;
  readonly hasNoLay?: boolean;
}

interface BackLayRows {
  /** Heads of the two columns. */
  readonly back: string;
  readonly lay: string;
  readonly rows: readonly BackLayRow[];
}

/** A row for each option: its name, its back and its lay. */
export const backLayRows = (felt: Felt, { back, lay, rows }: BackLayRows): ReactNode => (
  <div className="mt-back-lay">
    <div />
    <div className="mt-column-head">{back}</div>
    <div className="mt-column-head">{lay}</div>
    {rows.map(({ sid, name, size, hasNoLay }) => {
      const caption = size === undefined ? {} : { caption: size };
      return (
        <Fragment key={sid}>
          <div className="mt-row-head" data-won={felt.hasWon(sid) || undefined}>
            {name}
          </div>
          {felt.cell(sid, caption)}
          {hasNoLay === true ? <div /> : felt.cell(sid, { ...caption, kind: 'lay' })}
        </Fragment>
      );
    })}
  </div>
);
