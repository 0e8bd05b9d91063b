import type { CricketMatch, Session } from '@maidan/sports';
import type { CricketState } from '../simulated/cricket/cricket-state.ts';
import type { Play } from '../simulated/play.ts';
import { USUAL_ROLLOUTS } from '../simulated/pricing/cricket-pricer.ts';
import { decideMain } from '../simulated/pricing/decide-main.ts';
import type { Decision } from '../simulated/pricing/offer.ts';
import { fixtureOfId } from '../simulated/season/fixture.ts';
import { matchSeed } from '../simulated/season/match-seed.ts';
import { openPlay } from '../simulated/season/open-play.ts';
import type { SeasonSetting } from '../simulated/season/season.ts';
import { REPLAY_LEAD_MS } from './cricsheet/cricsheet-feed.ts';
import { whyNotPriced } from './cricsheet/cricsheet-plan.ts';
import { cricsheetPlay } from './cricsheet/cricsheet-play.ts';
import type { ReplaySetting } from './recorded-feed.ts';

/** A match as it stands, ball by ball, and what each of its sessions on the board asks. */
export interface Scorecard {
  readonly match: CricketMatch;
  /** By market. */
  readonly sessions: ReadonlyMap<string, Session>;
  /** What this match, as it is or corrected, makes of the markets on its winner. */
  decideMain(match: CricketMatch): readonly Decision[];
}

type CricketPlay = Play & { state(): CricketState };

function scorecardAt(play: CricketPlay, startsAt: number, speed: number, now: number): Scorecard {
  for (let due = play.dueAt(); due !== undefined && startsAt + due / speed <= now; due = play.dueAt()) {
    play.step();
  }
  const state = play.state();
  return {
    match: state.match,
    sessions: new Map(state.offers.map(({ marketId, session }) => [marketId, session])),
    decideMain: (match) => decideMain({ ...state, match }),
  };
}

/** Of a recorded match being replayed; undefined for one that cannot be. */
export function recordedScorecard(
  match: CricketMatch,
  setting: ReplaySetting,
  now: number,
): Scorecard | undefined {
  if (whyNotPriced(match) !== undefined) return undefined;
  const { matchId, startedAt, speed } = setting;
  const play = cricsheetPlay(match, matchId, USUAL_ROLLOUTS);
  return scorecardAt(play, startedAt + REPLAY_LEAD_MS / speed, speed, now);
}

/** Of a cricket match of the house's own season; undefined for any other id. */
export function simulatedScorecard(
  setting: SeasonSetting,
  matchId: string,
  now: number,
): Scorecard | undefined {
  const fixture = fixtureOfId(matchId, setting);
  if (fixture === undefined) return undefined;
  const { play } = openPlay(fixture, matchSeed(setting.seed, matchId), USUAL_ROLLOUTS);
  return isCricket(play) ? scorecardAt(play, fixture.startsAt, setting.speed, now) : undefined;
}

function isCricket(play: Play): play is CricketPlay {
  return 'state' in play && play.score().sport === 'cricket';
}
