import { isDeepStrictEqual } from 'node:util';
import { type AccountId, isVoid, type MarketOutcome } from '@maidan/betting';
import type { Scorecard } from '@maidan/feeds';
import {
  type BallReference,
  type CricketMatch,
  judgeSession,
  type ResultRuleId,
  type SessionVerdict,
} from '@maidan/sports';
import { type ClientResult, profitOf, transfersFor } from '../../../../bets/settling/client-result.ts';
import type { SettlingMarket } from '../../../../bets/settling/store.ts';
import { operatorRule } from '../../../../verb/declare.ts';
import { outcomeOf } from '../../declare-results.ts';
import type { BetToJudge, SettledMarket } from './store.ts';

/** The outcome of a market, and why. */
export interface Judgement {
  readonly outcome: MarketOutcome;
  readonly rule: ResultRuleId;
  readonly reason: string;
  readonly balls: readonly BallReference[];
}

export interface ChangedMarket {
  readonly market: SettledMarket;
  readonly judgement: Judgement;
}

export interface MarketChanges {
  readonly changed: readonly ChangedMarket[];
  /** Markets for which the balls give another result, but which were settled by hand. */
  readonly byHand: readonly ChangedMarket[];
}

/** Undefined for a market that no ball decides, and while nothing is decided. */
function judge(card: Scorecard, match: CricketMatch, { id }: SettledMarket): Judgement | undefined {
  const session = card.sessions.get(id);
  if (session === undefined) {
    const decision = card.decideMain(match).find(({ marketId }) => marketId === id);
    return decision && { ...decision, outcome: outcomeOf(decision.result) };
  }
  const verdict = judgeSession(match, session);
  const outcome = outcomeOfVerdict(verdict);
  return verdict.kind === 'undecided' || outcome === undefined ? undefined : { ...verdict, outcome };
}

/**
 * Markets that the corrected match settles differently. The matches are the one played, the one corrected before and the one
 * corrected now: a market whose result follows from neither of the first two, or was given without a rule of the game, was
 * settled by hand, and is left alone.
 */
export function changedMarkets(
  settled: readonly SettledMarket[],
  card: Scorecard,
  matches: { readonly earlier: readonly CricketMatch[]; readonly now: CricketMatch },
): MarketChanges {
  const changed: ChangedMarket[] = [];
  const byHand: ChangedMarket[] = [];
  for (const market of settled) {
    const judgement = judge(card, matches.now, market);
    if (judgement === undefined || isDeepStrictEqual(judgement.outcome, market.outcome)) continue;
    const earlier = matches.earlier.map((match) => judge(card, match, market)?.outcome);
    if (earlier.every((each) => isDeepStrictEqual(each, judgement.outcome))) continue;
    const follows = earlier.some((each) => isDeepStrictEqual(each, market.outcome));
    const isOurs = follows && market.rule !== operatorRule;
    (isOurs ? changed : byHand).push({ market, judgement });
  }
  return { changed, byHand };
}

/** Undefined while nothing is decided. */
function outcomeOfVerdict(verdict: SessionVerdict): MarketOutcome | undefined {
  if (verdict.kind === 'undecided') return undefined;
  return verdict.kind === 'run' ? { run: verdict.run } : { void: true };
}

export interface BetChange {
  readonly bet: BetToJudge;
  readonly before: bigint;
  readonly after: bigint;
}

export interface ClientChange {
  readonly client: AccountId;
  readonly username: string;
  /** What the client gets, commission included; negative when the client pays. */
  readonly coins: bigint;
}

/** What another outcome of a settled market would change, computed as the settlement would. */
export function betChanges(
  bets: readonly BetToJudge[],
  market: SettlingMarket,
  before: MarketOutcome,
  after: MarketOutcome,
): { readonly bets: readonly BetChange[]; readonly clients: readonly ClientChange[] } {
  const changes = bets.map((bet) => ({
    bet,
    before: profitOf(market.definition, bet, before),
    after: profitOf(market.definition, bet, after),
  }));
  const clients = Map.groupBy(changes, ({ bet }) => bet.client_id);
  return {
    bets: changes.filter((change) => change.before !== change.after),
    clients: [...clients].flatMap(([client, own]): ClientChange[] => {
      const [first] = own;
      if (first === undefined) return [];
      const was = moved(own, market, before, 'before');
      const becomes = moved(own, market, after, 'after');
      return was === becomes ? [] : [{ client, username: first.bet.username, coins: becomes - was }];
    }),
  };
}

/** The sum of all transfers of the settlement to the client. */
function moved(
  changes: readonly BetChange[],
  market: SettlingMarket,
  outcome: MarketOutcome,
  which: 'before' | 'after',
): bigint {
  const [first] = changes;
  if (first === undefined) return 0n;
  const { client_id, brand, session_commission, match_commission } = first.bet;
  const result: ClientResult = { client: client_id, net: 0n, turnover: 0n };
  for (const change of changes) {
    result.net += change[which];
    result.turnover += change.bet.stake;
  }
  const terms = { id: client_id, brand, session_commission, match_commission };
  const settlement = { id: 0n, isVoid: isVoid(outcome) };
  const transfers = transfersFor(result, market, terms, client_id, settlement);
  return transfers.reduce((sum, { kind, coins }) => {
    const isLoss = kind === 'settlement' && result.net < 0n;
    return isLoss ? sum - coins : sum + coins;
  }, 0n);
}
