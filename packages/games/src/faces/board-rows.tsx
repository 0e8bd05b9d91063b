import { Fragment, type ReactNode } from 'react';
import type { CardOptions } from '../kit/card-options.ts';
import { ranks } from '../kit/cards.ts';
import type { Felt } from './felt.ts';

/** Even, Odd, Red and Black in one row. */
export const colourCells = (felt: Felt, { even, odd, red, black }: CardOptions): ReactNode => (
  <div className="mt-four">
    {felt.cell(even.sid, { kind: 'side', caption: felt.word('even', 'Even') })}
    {felt.cell(odd.sid, { kind: 'side', caption: felt.word('odd', 'Odd') })}
    {felt.cell(red.sid, { kind: 'side', caption: felt.word('red', 'Red') })}
    {felt.cell(black.sid, { kind: 'side', caption: felt.word('black', 'Black') })}
  </div>
);

/** Thirteen tiles under their common rate, or under a placeholder where it is missing. */
export const cardTiles = (
  felt: Felt,
  { ranks: tiles }: Pick<CardOptions, 'ranks'>,
  missing = '0',
): ReactNode => (
  <div className="mt-ranks">
    <div className="mt-ranks-head">
      <span>{felt.word('card', 'Card')}</span>
      <b>{felt.price(tiles[0]?.sid ?? '') ?? missing}</b>
    </div>
    {tiles.map(({ sid }, index) => (
      <Fragment key={sid}>{felt.cell(sid, { kind: 'paper', sign: ranks[index] })}</Fragment>
    ))}
  </div>
);

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
