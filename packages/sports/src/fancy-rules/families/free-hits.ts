import type { CricketMatch } from '../../score/cricket-match.ts';
import { isBoundary } from '../../score/delivery.ts';
import { counted } from '../../wording.ts';
import { viewMatch } from '../innings-view.ts';
import type { SessionVerdict } from '../session.ts';
import { refer, settledAt, voided } from '../verdict.ts';
import { voidUnlessPlayed } from './match/match-played.ts';

/** Section 5: bets on a free-hit event are void if the match has no free hit. Otherwise it is a total of the whole match. */
export function judgeFreeHitBoundaries(match: CricketMatch): SessionVerdict {
  const views = viewMatch(match);
  const played = voidUnlessPlayed(match, views);
  if (played !== undefined) return played;
  const hits = views.map((view) => ({
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
