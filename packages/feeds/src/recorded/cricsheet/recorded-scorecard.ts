import type { CricketMatch } from '@maidan/sports';
import { usualRollouts } from '../../cricket/pricing/cricket-pricer.ts';
import { type Scorecard, scorecardAt } from '../../cricket/scorecard.ts';
import type { ReplaySetting } from '../recorded-feed.ts';
import { replayLeadMs } from './cricsheet-feed.ts';
import { whyNotPriced } from './cricsheet-plan.ts';
import { cricsheetPlay } from './cricsheet-play.ts';

/** Of a recorded match being replayed; undefined for one that cannot be. */
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
