import type { DataOf, RequestOf } from '@maidan/contract/wire';
import { oddsTypeOf } from '@maidan/sports';
import { call, noResponseCode, type Reply } from '../api/call.ts';
import { updateSession } from '../api/session.ts';
import type { RunnerKind } from '../live/match-book.ts';
import { showWhole } from './show-price.ts';
import type { Outcome, PlacedBet } from './slip.ts';
import { isDecimal } from './slip-bet.ts';

type RunnerBetRequest = RequestOf<'sports/oddBetPlaced'>;
type FancyBetRequest = RequestOf<'sports/sessionBetPlaced'>;

/** A lost reply is asked for again under the same request id, which the house answers alike however often. */
const pausesMs = [1_000, 2_500];

type Wait = (ms: number) => Promise<void>;
const wait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function placeBet(placed: PlacedBet, pause: Wait = wait): Promise<Outcome> {
  let reply = await send(placed);
  for (const ms of pausesMs) {
    if (reply.ok || reply.code !== noResponseCode) break;
    await pause(ms);
    reply = await send(placed);
  }
  const { message } = reply;
  if (!reply.ok) return { isPlaced: false, message };
  const { bet } = placed;
  const { odds } = reply.data;
  // Another server of the same contract may not say it.
  if (odds === undefined || odds === bet.odds) return { isPlaced: true, message };
  return { isPlaced: true, message, takenAt: showWhole({ ...bet, odds }, isDecimal(bet)) };
}

function send(placed: PlacedBet): Promise<Reply<Partial<DataOf<'sports/oddBetPlaced'>>>> {
  return placed.bet.kind === 'fancy'
    ? call('sports/sessionBetPlaced', fancyRequest(placed))
    : call('sports/oddBetPlaced', runnerRequest(placed, placed.bet.kind));
}

/** Characters the contract takes of it. */
const betForMost = 64;

function headOf({ bet, stake, requestId }: PlacedBet) {
  const { odds, selectionId, marketId, eventId, selectionName } = bet;
  const betFor = selectionName.slice(0, betForMost);
  return { odds, amount: stake, selectionId, marketId, eventId, betFor, requestId };
}

function fancyRequest(placed: PlacedBet): FancyBetRequest {
  const { run = 0, side } = placed.bet;
  return { ...headOf(placed), run, oddsType: 'fancy', type: side === 'back' ? 'Y' : 'N' };
}

function runnerRequest(placed: PlacedBet, kind: RunnerKind): RunnerBetRequest {
  const { exchangeMarketId, side } = placed.bet;
  return {
    ...headOf(placed),
    ...(exchangeMarketId === undefined ? {} : { betfairMarketId: exchangeMarketId }),
    oddsType: oddsTypeOf(kind),
    type: side === 'back' ? 'L' : 'K',
  };
}

/** Toggles locally at once and is persisted on the server (document 1, section 4). */
export async function saveConfirmsBets(confirmsBets: boolean): Promise<Reply<unknown>> {
  updateSession({ betChipsModal: confirmsBets });
  const reply = await call('user/updateBetChipsModal', { status: confirmsBets });
  updateSession({ betChipsModal: reply.ok ? reply.data.betChipsModal : !confirmsBets });
  return reply;
}
