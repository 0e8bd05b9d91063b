import type { DataOf, ParsedRequestOf } from '@maidan/contract';
import { findOwnBet } from '../../bets/lists/story-store.ts';
import { readBetId } from '../../bets/read-bet-id.ts';
import { refusalToWire } from '../../bets/refusal-wire.ts';
import { type Answer, fine, type SignedInCaller } from '../../http/answer.ts';
import { totalCoinsToWire } from '../../wallet/coins-wire.ts';
import { readMarketId } from './matka-day.ts';
import { isStillTaking, type PlacingParts } from './place-matka-bet.ts';

type Asked = ParsedRequestOf<'matka/matkaBetCancel'>;

/** A bet can be taken back while others may still be placed on its draw: nobody knows more than when it was placed. */
export async function cancelMatkaBet(
  parts: Pick<PlacingParts, 'house' | 'boardAt' | 'freshRequestId'>,
  { betId, requestId = parts.freshRequestId() }: Asked,
  { session }: SignedInCaller,
): Promise<Answer<DataOf<'matka/matkaBetCancel'>>> {
  const { house, boardAt } = parts;
  const client = session.accountId;
  const id = readBetId(betId);
  const bet = await house.db.snapshot((tx) => findOwnBet(tx, client, id));
  const place = bet && readMarketId(bet.market_id);
  const board = bet && boardAt(bet.event_id);
  if (bet === undefined || place === undefined || board === undefined)
    return refusalToWire({ code: 'nothing-to-take-back', bet: betId });
  const taken = await house.bets.takeBack({
    client,
    requestId,
    content: JSON.stringify(['matka', betId]),
    marketId: bet.market_id,
    betId: id,
    isStillBlind: () => isStillTaking(board, bet.market_id, place.part),
  });
  return taken.ok ? fine(totalCoinsToWire(taken.value), 'Bet Taken Back') : refusalToWire(taken.refusal);
}
