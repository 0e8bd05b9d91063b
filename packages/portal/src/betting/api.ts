import type { RequestOf } from '@maidan/contract/wire';
import { call, type Reply } from '../api/call.ts';
import { updateSession } from '../api/session.ts';
import type { RunnerKind } from '../live/match-book.ts';
import type { Outcome, PlacedBet } from './slip.ts';

type RunnerBetRequest = RequestOf<'sports/oddBetPlaced'>;
type FancyBetRequest = RequestOf<'sports/sessionBetPlaced'>;

const oddsTypes: Record<RunnerKind, RunnerBetRequest['oddsType']> = {
  bookmaker: 'bookmaker',
  'match-odds': 'matchOdds',
  'tied-match': 'tiedMatch',
  toss: 'toss',
};

export const kindsOfOddsType: Readonly<Record<string, RunnerKind>> = {
  bookmaker: 'bookmaker',
  matchOdds: 'match-odds',
  tiedMatch: 'tied-match',
  toss: 'toss',
};

/** A lost reply is asked for again under the same request id, which the house answers alike however often. */
const pausesMs = [1_000, 2_500];
const noResponse = -1;

type Wait = (ms: number) => Promise<void>;
const wait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function placeBet(placed: PlacedBet, pause: Wait = wait): Promise<Outcome> {
  let reply = await send(placed);
  for (const ms of pausesMs) {
    if (reply.ok || reply.code !== noResponse) break;
    await pause(ms);
    reply = await send(placed);
  }
  return { isPlaced: reply.ok, message: reply.message };
}

function send(placed: PlacedBet): Promise<Reply<unknown>> {
  return placed.bet.kind === 'fancy'
    ? call('sports/sessionBetPlaced', fancyRequest(placed))
    : call('sports/oddBetPlaced', runnerRequest(placed, placed.bet.kind));
}

function fancyRequest({ bet, stake, requestId }: PlacedBet): FancyBetRequest {
  return {
    odds: bet.odds,
    amount: stake,
    selectionId: bet.selectionId,
    marketId: bet.marketId,
    eventId: bet.eventId,
    betFor: bet.selectionName.slice(0, 64),
    run: bet.run ?? 0,
    oddsType: 'fancy',
    type: bet.side === 'back' ? 'Y' : 'N',
    requestId,
  };
}

function runnerRequest({ bet, stake, requestId }: PlacedBet, kind: RunnerKind): RunnerBetRequest {
  return {
    odds: bet.odds,
    amount: stake,
    selectionId: bet.selectionId,
    marketId: bet.marketId,
    ...(bet.exchangeMarketId === undefined ? {} : { betfairMarketId: bet.exchangeMarketId }),
    eventId: bet.eventId,
    betFor: bet.selectionName.slice(0, 64),
    oddsType: oddsTypes[kind],
    type: bet.side === 'back' ? 'L' : 'K',
    requestId,
  };
}

/** Toggles locally at once and is persisted on the server (document 1, section 4). */
export async function saveConfirmsBets(confirmsBets: boolean): Promise<Reply<unknown>> {
  updateSession({ betChipsModal: confirmsBets });
  const reply = await call('user/updateBetChipsModal', { status: confirmsBets });
  updateSession({ betChipsModal: reply.ok ? reply.data.betChipsModal : !confirmsBets });
  return reply;
}
