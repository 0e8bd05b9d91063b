import type { Queries } from '@maidan/process/db/db.ts';
import type { CricketMatch } from '@maidan/sports';
import { findBall, replaceBall } from './correct-ball.ts';
import { ballCorrections } from './store.ts';

/** The match as played, with the stored corrections of scorers. */
export async function correctedMatch(
  db: Queries,
  eventId: string,
  played: CricketMatch,
): Promise<CricketMatch> {
  return (await ballCorrections(db, eventId)).reduce((match, row) => {
    const place = { innings: row.innings, over: row.over_number, delivery: row.delivery };
    return findBall(match, place) === undefined ? match : replaceBall(match, place, row.ball);
  }, played);
}
