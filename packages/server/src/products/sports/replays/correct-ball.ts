import type { BallReference, CricketMatch, Delivery } from '@maidan/sports';

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
