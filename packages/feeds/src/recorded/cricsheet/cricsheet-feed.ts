import type { Clock } from '@maidan/betting';
import type { CricketMatch } from '@maidan/sports';
import type { FeedChange } from '../../feed.ts';
import { USUAL_ROLLOUTS } from '../../simulated/pricing/cricket-pricer.ts';
import type { Fixture } from '../../simulated/season/fixture.ts';
import { matchFeed } from '../../simulated/season/match-feed.ts';
import { type FeedOpening, type Replay, type ReplaySetting, recordedFeed } from '../recorded-feed.ts';
import { seasonFormatOf, whyNotPriced } from './cricsheet-plan.ts';
import { cricsheetPlay } from './cricsheet-play.ts';

/** Time to look at the match before its toss. */
export const REPLAY_LEAD_MS = 30_000;

export function cricsheetFeed(match: CricketMatch, setting: ReplaySetting, clock: Clock): FeedOpening {
  const reason = whyNotPriced(match);
  if (reason !== undefined) return { ok: false, reason };
  const feed = recordedFeed(`replay ${setting.matchId}`, () => openCricsheet(match, setting), clock);
  return { ok: true, feed, name: match.teams.join(' v ') };
}

export function openCricsheet(match: CricketMatch, setting: ReplaySetting): Replay {
  const { matchId, startedAt, speed, rollouts = USUAL_ROLLOUTS } = setting;
  const series = `Replay of ${match.startDate}`;
  const play = cricsheetPlay(match, matchId, rollouts);
  const fixture = fixtureOf(match, setting, series);
  const feed = matchFeed(fixture, { play, teams: match.teams, series }, { startedAt, speed });
  return { dueAt: feed.dueAt, advance: (now) => feed.advance(now).map(asRecording) };
}

const asRecording = (change: FeedChange): FeedChange =>
  change.kind === 'match' ? { ...change, match: { ...change.match, isRecording: true } } : change;

/** A season's fixture in a lane of its own, with this one match in it. */
function fixtureOf(
  match: CricketMatch,
  { matchId, startedAt, speed }: ReplaySetting,
  series: string,
): Fixture {
  const startsAt = startedAt + REPLAY_LEAD_MS / speed;
  return {
    id: matchId,
    lane: {
      code: 0,
      time: 'season',
      periodMs: 0,
      offsetMs: 0,
      leadMs: REPLAY_LEAD_MS,
      lengthMaxMs: Number.MAX_SAFE_INTEGER,
      game: { sport: 'cricket', format: seasonFormatOf(match), series: { name: series, teams: [] } },
    },
    index: 0,
    startsAt,
    listedAt: startedAt,
    droppedAt: Number.POSITIVE_INFINITY,
  };
}
