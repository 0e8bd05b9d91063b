import type { CricketMatch, Delivery, Innings } from '@maidan/sports';

/** A delivery with what a replay needs to know about the balls around it. */
export interface RecordedBall {
  readonly innings: number;
  readonly over: number;
  readonly delivery: Delivery;
  /** The next ball of the innings. */
  readonly next?: Delivery;
  readonly isOverDone: boolean;
  /** The match after this ball. */
  readonly match: CricketMatch;
}

/** The match after the toss, before the first ball. */
export function beforeFirstBall(match: CricketMatch): CricketMatch {
  const { outcome: _outcome, playerOfMatch: _player, ...open } = match;
  return { ...open, innings: [] };
}

/** The match with its earlier innings complete and this one just begun. */
export function openInnings(match: CricketMatch, index: number): CricketMatch {
  const innings = match.innings[index];
  if (innings === undefined) throw new Error(`the match has no innings ${index + 1}`);
  return { ...beforeFirstBall(match), innings: [...match.innings.slice(0, index), begun(innings)] };
}

function begun(innings: Innings): Innings {
  return { ...innings, overs: [], isClosed: false, isDeclared: false, penaltyRunsAfter: 0 };
}

/** Every ball of the innings in order; the last one closes the innings, and the last of the match ends the match. */
export function ballsOfInnings(match: CricketMatch, index: number): readonly RecordedBall[] {
  const innings = match.innings[index];
  if (innings === undefined) return [];
  const places = innings.overs.flatMap((over, overAt) =>
    over.deliveries.map((delivery, at) => ({ over, overAt, delivery, at })),
  );
  const isLastInnings = index === match.innings.length - 1;
  const opened = openInnings(match, index);
  return places.map(({ over, overAt, delivery, at }, place): RecordedBall => {
    const next = places[place + 1];
    const bowled = { ...over, deliveries: over.deliveries.slice(0, at + 1) };
    const now: Innings =
      next === undefined
        ? { ...innings, isClosed: true }
        : { ...begun(innings), overs: [...innings.overs.slice(0, overAt), bowled] };
    return {
      innings: index,
      over: over.number,
      delivery,
      ...(next === undefined ? {} : { next: next.delivery }),
      isOverDone: next === undefined || next.overAt !== overAt,
      match:
        next === undefined && isLastInnings
          ? match
          : { ...opened, innings: [...opened.innings.slice(0, -1), now] },
    };
  });
}
