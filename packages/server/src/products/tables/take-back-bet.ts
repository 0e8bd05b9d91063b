import type { DataOf, ParsedRequestOf } from '@maidan/contract';
import { readBetId } from '../../bets/read-bet-id.ts';
import { refusalToWire } from '../../bets/refusal-wire.ts';
import { type Answer, fine, type SignedInCaller } from '../../http/answer.ts';
import { totalCoinsToWire } from '../../wallet/coins-wire.ts';
import type { PlacingParts } from './place-table-bet.ts';

type Asked = ParsedRequestOf<'casino/casinoBetTakeBack'>;

/**
 * A bet can be taken back while the window it was placed in is open: with the first card after it, the player knows more than
 * when it was placed.
 */
export async function takeBackBet(
  parts: Pick<PlacingParts, 'house' | 'tableAt' | 'settings' | 'freshRequestId'>,
  { eventId, roundId, betId, requestId = parts.freshRequestId() }: Asked,
  { session }: SignedInCaller,
): Promise<Answer<DataOf<'casino/casinoBetTakeBack'>>> {
  const table = parts.tableAt(eventId);
  await parts.settings.refresh();
  const taken = await parts.house.bets.takeBack({
    client: session.accountId,
    requestId,
    content: JSON.stringify(['table', eventId, roundId, betId]),
    marketId: roundId,
    betId: readBetId(betId),
    isStillBlind: ({ step }) => typeof step === 'number' && table?.isInWindow(roundId, step) === true,
  });
  if (!taken.ok) {
    const refused = refusalToWire(taken.refusal);
    return { ...refused, data: { message: refused.message } };
  }
  return fine({ betId, ...totalCoinsToWire(taken.value) }, 'Bet Taken Back');
}
