import type { LoggedBall } from '../score/ball-log.ts';
import { counted } from '../wording.ts';
import type { InningsView } from './innings-view.ts';
import { penaltyRunsCount } from './penalty-runs.ts';

/** Says why a session and the scoreboard differ in a match before penalty runs counted (section 5). */
export function notePenaltyRuns(view: InningsView, balls: readonly LoggedBall[], awarded = 0): string {
  if (penaltyRunsCount(view.match)) return '';
  const left = balls.reduce((sum, ball) => sum + ball.delivery.extras.penalty, awarded);
  return left === 0 ? '' : ` ${counted(left, 'penalty run')} left out: they count from 20 March 2024.`;
}
