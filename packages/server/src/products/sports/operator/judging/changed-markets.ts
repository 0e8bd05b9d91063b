import { isDeepStrictEqual } from 'node:util';
import type { MarketOutcome } from '@maidan/betting';
import type { Scorecard } from '@maidan/feeds';
import { type BallReference, type CricketMatch, judgeSession, type ResultRuleId } from '@maidan/sports';
import { operatorRule } from '../../../../operator/declare.ts';
import { outcomeOf } from '../../declare-results.ts';
import { outcomeOfVerdict } from './outcome-of-verdict.ts';
import type { SettledMarket } from './store.ts';

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
  const asked = card.sessions.get(id);
  if (asked === undefined) {
    const decision = card.decideMain(match).find(({ marketId }) => marketId === id);
    return decision && { ...decision, outcome: outcomeOf(decision.result) };
  }
  const verdict = judgeSession(match, asked);
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
