import type { Clock } from '@maidan/betting';
import type { CricketMatch, ResultRuleId } from '@maidan/sports';
import { usualRollouts } from '../../cricket/pricing/cricket-pricer.ts';
import { type Scorecard, scorecardAt } from '../../cricket/scorecard.ts';
import type { FeedMarket, FeedResult } from '../../feed.ts';
import { type AnnouncedMatch, matchFeed } from '../../play/match-feed.ts';
import { type FeedOpening, type Replay, type ReplaySetting, recordedFeed } from '../recorded-feed.ts';
import type { NamedMatch } from '../recording.ts';
import { whyNotPriced } from './cricsheet-plan.ts';
import { cricsheetPlay } from './cricsheet-play.ts';

/** How long a match is shown before its toss. */
export const replayLeadMs = 30_000;

export function cricsheetFeed(match: CricketMatch, setting: ReplaySetting, clock: Clock): FeedOpening {
  const reason = whyNotPriced(match);
  if (reason !== undefined) return { ok: false, reason };
  const feed = recordedFeed(`replay ${setting.matchId}`, () => openCricsheet(match, setting), clock);
  return { ok: true, feed, name: match.teams.join(' v '), others: [], leftOut: [] };
}

export function openCricsheet(match: CricketMatch, setting: ReplaySetting): Replay {
  const { matchId, startedAt, speed, rollouts = usualRollouts } = setting;
  const announced: AnnouncedMatch = {
    id: matchId,
    sport: 'cricket',
    series: `Replay of ${match.startDate}`,
    teams: match.teams,
    startsAt: startedAt + replayLeadMs / speed,
    isRecording: true,
  };
  return matchFeed(announced, cricsheetPlay(match, matchId, rollouts), speed);
}

/** The scorecard of a recorded match during its replay; undefined where it cannot be replayed. */
export function recordedScorecard(
  match: CricketMatch,
  setting: ReplaySetting,
  now: number,
): Scorecard | undefined {
  if (whyNotPriced(match) !== undefined) return undefined;
  const { matchId, startedAt, speed } = setting;
  const play = cricsheetPlay(match, matchId, usualRollouts);
  return scorecardAt(play, startedAt + replayLeadMs / speed, speed, now);
}

/** One market that a replay of a recorded match would offer, and how it would settle. */
export interface CricsheetMarketCheck {
  readonly match: string;
  readonly market: string;
  readonly name: string;
  readonly kind: string;
  readonly runners: FeedMarket['runners'];
  /** Seconds of play at the replay's own pace. */
  readonly offeredAtSecond: number;
  readonly decidedAtSecond: number;
  readonly result: FeedResult;
  readonly rule: ResultRuleId;
  readonly reason: string;
}

export type CricsheetCheck =
  | { readonly ok: true; readonly markets: readonly CricsheetMarketCheck[] }
  | { readonly ok: false; readonly reason: string };

const matchId = '9900000000';

/** Plays the whole match as a replay would, at once and without prices. */
export function checkCricsheet({ id, match }: NamedMatch): CricsheetCheck {
  const reason = whyNotPriced(match);
  if (reason !== undefined) return { ok: false, reason };
  const play = cricsheetPlay(match, matchId, usualRollouts);
  const offered = new Map(play.markets().map(({ id: market }) => [market, 0]));
  const decided = new Map<string, number>();
  for (let due = play.dueAt(); due !== undefined; due = play.dueAt()) {
    const second = Math.round(due / 1000);
    play.step();
    for (const market of play.markets()) if (!offered.has(market.id)) offered.set(market.id, second);
    for (const { marketId } of play.decisions()) if (!decided.has(marketId)) decided.set(marketId, second);
  }
  const decisions = new Map(play.decisions().map((decision) => [decision.marketId, decision]));
  const markets = play.markets().map((market): CricsheetMarketCheck => {
    const decision = decisions.get(market.id);
    if (decision === undefined) throw new Error(`market ${market.id} was never decided`);
    return {
      match: id,
      market: market.id,
      name: market.name,
      kind: market.kind,
      runners: market.runners,
      offeredAtSecond: offered.get(market.id) ?? 0,
      decidedAtSecond: decided.get(market.id) ?? 0,
      result: decision.result,
      rule: decision.rule,
      reason: decision.reason,
    };
  });
  return { ok: true, markets };
}
