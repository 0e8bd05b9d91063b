import type { Queries } from '@maidan/process/db/db.ts';
import type { BallReference, CricketMatch, Delivery } from '@maidan/sports';
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

/** The delivery at that place; undefined where none was bowled. */
export function findBall(match: CricketMatch, ball: BallReference): Delivery | undefined {
  return match.innings[ball.innings]?.overs.find(({ number }) => number === ball.over)?.deliveries[
    ball.delivery
  ];
}

/** The match with another delivery at that place, otherwise unchanged. */
export function replaceBall(match: CricketMatch, ball: BallReference, delivery: Delivery): CricketMatch {
  return {
    ...match,
    innings: match.innings.map((innings, index) =>
      index !== ball.innings
        ? innings
        : {
            ...innings,
            overs: innings.overs.map((over) =>
              over.number !== ball.over
                ? over
                : { ...over, deliveries: over.deliveries.with(ball.delivery, delivery) },
            ),
          },
    ),
  };
}
