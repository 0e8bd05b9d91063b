import { ballsOf, type CricketPicture, type Innings } from '../../pictures/cricket-picture.ts';

/** Overs and runs. */
export type WormPoint = readonly [number, number];

export interface WormChart {
  readonly oversMax: number;
  readonly runsMax: number;
  readonly lines: readonly { readonly innings: Innings; readonly points: readonly WormPoint[] }[];
  /** Runs of each full over of the present innings, and of the over in progress last. */
  readonly overRuns: readonly number[];
}

const scheduledOvers = { T20: 20, ODI: 50, Test: 0 } as const;
const inningsMax = { T20: 2, ODI: 2, Test: 4 } as const;

/** From zero, through the score after each over, to the present score. */
export function wormPoints({ worm, overs, runs }: Innings): readonly WormPoint[] {
  const oversNow = ballsOf(overs) / 6;
  const full = worm.map((score, over): WormPoint => [over + 1, score]);
  return [[0, 0], ...full, ...(oversNow > worm.length ? [[oversNow, runs] as const] : [])];
}

export function overRuns({ worm, overs, runs }: Innings): readonly number[] {
  const scores = ballsOf(overs) > worm.length * 6 ? [...worm, runs] : worm;
  return scores.map((score, over) => score - (scores[over - 1] ?? 0));
}

/** A super over is too short to draw: the chart keeps showing the innings before it. */
export function wormChart({ format, innings }: CricketPicture): WormChart {
  const drawn = innings.slice(0, inningsMax[format]);
  const oversPlayed = drawn.map(({ overs }) => Math.ceil(ballsOf(overs) / 6));
  const last = drawn.at(-1);
  return {
    oversMax: Math.max(scheduledOvers[format], ...oversPlayed, 1),
    runsMax: Math.max(Math.ceil(Math.max(...drawn.map(({ runs }) => runs), 1) / 50) * 50, 50),
    lines: drawn.map((each) => ({ innings: each, points: wormPoints(each) })),
    overRuns: last === undefined ? [] : overRuns(last),
  };
}
