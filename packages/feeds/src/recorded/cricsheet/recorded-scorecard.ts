import type { CricketMatch } from '@maidan/sports';
import { usualRollouts } from '../../cricket/pricing/cricket-pricer.ts';
import { type Scorecard, scorecardAt } from '../../cricket/scorecard.ts';
import type { ReplaySetting } from '../recorded-feed.ts';
import { replayLeadMs } from './cricsheet-feed.ts';
import { whyNotPriced } from './cricsheet-plan.ts';
import { cricsheetPlay } from './cricsheet-play.ts';

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
