import { type LoggedBall, logBalls } from './ball-log.ts';
import { type DismissalKind, isWicket } from './dismissals.ts';
import { rememberByInnings } from './remember-by-innings.ts';

export interface WicketFall {
  /** From 1. */
  readonly wicket: number;
  readonly score: number;
  readonly player: string;
  readonly kind: DismissalKind;
  readonly ball: LoggedBall;
}

export const listWicketFalls = rememberByInnings<readonly WicketFall[]>(
  (innings, ballsPerOver, countsPenaltyRuns) =>
    logBalls(innings, ballsPerOver, countsPenaltyRuns)
      .flatMap((ball) =>
        ball.delivery.dismissals
          .filter((dismissal) => isWicket(dismissal.kind))
          .map(({ player, kind }) => ({ score: ball.score, player, kind, ball })),
      )
      .map((fall, index) => ({ wicket: index + 1, ...fall })),
);
