import { Fragment } from 'react';
import { cardTiles } from '../../faces/card-cells.tsx';
import type { Board, Felt } from '../../faces/felt.ts';
import { SuitSign } from '../../faces/suit-sign.tsx';
import { even, jokerRanks, odd, onSide, suitTiles } from './options.ts';

const sides = [
  { place: 'andar', name: 'ANDAR' },
  { place: 'bahar', name: 'BAHAR' },
] as const;

function SideHead({
  felt,
  place,
  name,
}: {
  readonly felt: Felt;
  readonly place: string;
  readonly name: string;
}) {
  const share = felt.share(place);
  return (
    <div className="mt-side-head" data-place={place}>
      <b>{felt.word(place, name)}</b>
      {share !== undefined && (
        <>
          <meter className="mt-share" min={0} max={100} value={share} aria-hidden="true" />
          <span>
            {share}% {felt.word('staked', 'staked')}
          </span>
        </>
      )}
    </div>
  );
}

/** Document 2: two rows of three, Odd and Even, four suit tiles that take no bets, thirteen cards at one price. */
export const AndarBaharBoard: Board = ({ felt }) => (
  <div className="mt mt-board mt-andar-bahar">
    {sides.map(({ place, name }) => {
      const { first, second, side } = onSide[place];
      return (
        <div key={place} className="mt-side-row">
          <SideHead felt={felt} place={place} name={name} />
          {felt.cell(first.sid, { caption: felt.word('first', '1st Bet') })}
          {felt.cell(second.sid, { caption: felt.word('second', '2nd Bet') })}
          {felt.cell(side.sid, { caption: felt.word(side.name, side.name) })}
        </div>
      );
    })}
    <div className="mt-six">
      {felt.cell(odd.sid, { kind: 'side', caption: felt.word('odd', 'Odd') })}
      {felt.cell(even.sid, { kind: 'side', caption: felt.word('even', 'Even') })}
      {suitTiles.map(({ sid, suit }) => (
        <Fragment key={sid}>
          {felt.cell(sid, { kind: 'side', sign: <SuitSign suit={suit} size={20} /> })}
        </Fragment>
      ))}
    </div>
    {cardTiles(felt, { ranks: jokerRanks })}
  </div>
);
