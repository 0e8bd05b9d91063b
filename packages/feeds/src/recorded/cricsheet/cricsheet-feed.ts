import type { Clock } from '@maidan/betting';
import type { CricketMatch } from '@maidan/sports';
import { usualRollouts } from '../../cricket/pricing/cricket-pricer.ts';
import { type AnnouncedMatch, matchFeed } from '../../play/match-feed.ts';
import { type FeedOpening, type Replay, type ReplaySetting, recordedFeed } from '../recorded-feed.ts';
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
