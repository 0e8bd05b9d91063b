import type { CricketMatch } from '../../score/cricket-match.ts';
import { isBoundary } from '../../score/delivery.ts';
import { counted } from '../../wording.ts';
import { viewMatch } from '../innings-view.ts';
import type { SessionVerdict } from '../session.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';

/** Section 5: free-hit boundaries count; bets on a free-hit event are void if the match has no free hit. */
export function judgeFreeHitBoundaries(match: CricketMatch): SessionVerdict {
  if (match.outcome === undefined) return UNDECIDED;
  const hits = viewMatch(match).map((view) => ({
    index: view.index,
    balls: view.balls.filter((ball) => ball.delivery.isFreeHit === true),
  }));
  if (hits.every(({ balls }) => balls.length === 0)) {
    return voided('free-hit', 'The match had no free hit, so the session is void.');
  }
  const boundaries = hits.flatMap(({ index, balls }) =>
    refer(index, ...balls.filter((ball) => isBoundary(ball.delivery))),
  );
  const run = boundaries.length;
  return settledAt(
    run,
    'free-hit',
    `${counted(run, 'boundary', 'boundaries')} came off free hits.`,
    boundaries,
  );
}
