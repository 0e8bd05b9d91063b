import { Fragment } from 'react';
import type { Board, Felt } from '../../faces/felt.ts';
import { SuitSign } from '../../faces/suit-sign.tsx';
import { ranks, suits } from '../../kit/cards.ts';
import { rankSid, sids, suitSids } from './board-sids.ts';

const sides = [
  { place: 'andar', name: 'ANDAR', sideBet: 'SA' },
  { place: 'bahar', name: 'BAHAR', sideBet: 'SB' },
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
    {sides.map(({ place, name, sideBet }) => (
      <div key={place} className="mt-side-row">
        <SideHead felt={felt} place={place} name={name} />
        {felt.cell(sids[place].first, { caption: felt.word('first', '1st Bet') })}
        {felt.cell(sids[place].second, { caption: felt.word('second', '2nd Bet') })}
        {felt.cell(sids[place].side, { caption: felt.word(sideBet, sideBet) })}
      </div>
    ))}
    <div className="mt-six">
      {felt.cell(sids.odd, { kind: 'side', caption: felt.word('odd', 'Odd') })}
      {felt.cell(sids.even, { kind: 'side', caption: felt.word('even', 'Even') })}
      {suits.map((suit) => (
        <Fragment key={suit}>
          {felt.cell(suitSids[suit], { kind: 'side', sign: <SuitSign suit={suit} size={20} /> })}
        </Fragment>
      ))}
    </div>
    <div className="mt-ranks">
      <div className="mt-ranks-head">
        <span>{felt.word('card', 'Card')}</span>
        <b>{felt.price(rankSid('A')) ?? '0'}</b>
      </div>
      {ranks.map((rank) => (
        <Fragment key={rank}>{felt.cell(rankSid(rank), { kind: 'paper', sign: rank })}</Fragment>
      ))}
    </div>
  </div>
);
