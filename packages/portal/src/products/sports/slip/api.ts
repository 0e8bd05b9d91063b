import type { RefusalKey } from '@maidan/betting';
import type { Reply } from '@maidan/client/reply-wire.ts';
import type { DataOf, RequestOf } from '@maidan/contract/wire';
import { oddsTypeOf } from '@maidan/sports';
import { isUnanswered, sendBet, type Wait } from '../../../betting/api.ts';
import type { Outcome, PlacedBet } from '../../../betting/slip.ts';
import { call } from '../../../house/call.ts';
import { showWhole } from '../bets/show-price.ts';
import type { RunnerKind } from '../prices/match-book.ts';
import { isDecimal, type SportsBet } from './sports-bet.ts';

type Placed = PlacedBet<SportsBet>;
type RunnerBetRequest = RequestOf<'sports/oddBetPlaced'>;
type FancyBetRequest = RequestOf<'sports/sessionBetPlaced'>;

export async function placeBet(placed: Placed, pause?: Wait): Promise<Outcome> {
  const reply = await sendBet(() => send(placed), pause);
  const { message } = reply;
  if (isUnanswered(reply)) return { isPlaced: false, message, isUnanswered: true };
  if (!reply.ok)
    return { isPlaced: false, message, ...(isPriceChange(reply.refusal) ? { isPriceChanged: true } : {}) };
  const { bet } = placed;
  const { odds } = reply.data;
  // Another server with the same contract may leave it out.
  if (odds === undefined || odds === bet.odds) return { isPlaced: true, message };
  const show = (price: number) => showWhole({ ...bet, odds: price }, isDecimal(bet));
  return { isPlaced: true, message, takenAt: { taken: show(odds), requested: show(bet.odds), odds } };
}

const priceChanges: readonly RefusalKey[] = ['rate-changed', 'run-changed'];

const isPriceChange = (refusal: unknown): boolean =>
  typeof refusal === 'object' &&
  refusal !== null &&
  'key' in refusal &&
  priceChanges.some((key) => key === refusal.key);

function send(placed: Placed): Promise<Reply<Partial<DataOf<'sports/oddBetPlaced'>>>> {
  return placed.bet.kind === 'fancy'
    ? call('sports/sessionBetPlaced', fancyRequest(placed))
    : call('sports/oddBetPlaced', runnerRequest(placed, placed.bet.kind));
}

/** The contract's maximum length. */
const betForMost = 64;

function headOf({ bet, stake, requestId }: Placed) {
  const { odds, selectionId, matchId, eventId, selectionName } = bet;
  const betFor = selectionName.slice(0, betForMost);
  return { odds, amount: stake, selectionId, marketId: matchId, eventId, betFor, requestId };
}

function fancyRequest(placed: Placed): FancyBetRequest {
  const { run = 0, side } = placed.bet;
  return { ...headOf(placed), run, oddsType: 'fancy', type: side === 'back' ? 'Y' : 'N' };
}

function runnerRequest(placed: Placed, kind: RunnerKind): RunnerBetRequest {
  const { marketId, side } = placed.bet;
  return {
    ...headOf(placed),
    ...(marketId === undefined ? {} : { betfairMarketId: marketId }),
    // Document 1, section 3, has it in the payload of every bet; a runner has none.
    run: 0,
    oddsType: oddsTypeOf(kind),
    type: side === 'back' ? 'L' : 'K',
  };
}
