import {
  ballsOf,
  type CricketPicture,
  type Innings,
  type MatchPicture,
  type Side,
  sideOf,
} from '../match-picture.ts';
import { figure, html, svg } from '../render.ts';
import type { TextOf } from '../texts/text-in.ts';

const width = 200;
const wormHeight = 76;
const barsTop = 82;
const barsHeight = 34;
/** The full height of a bar: an over rarely has more runs. */
const overRunsScale = 18;

function lines(picture: MatchPicture, { lines: drawn, oversMax, runsMax }: WormChart): SVGElement[] {
  return drawn.map(({ innings, points }, place) => {
    const written = points.map(
      ([over, runs]) =>
        `${((over / oversMax) * width).toFixed(1)} ${(wormHeight - (runs / runsMax) * wormHeight).toFixed(1)}`,
    );
    return svg('path', {
      class: place > 1 ? 'line second' : 'line',
      'data-side': sideOf(picture, innings.team),
      d: `M${written.join('L')}`,
    });
  });
}

function bars(side: Side, { overRuns, oversMax }: WormChart): SVGElement[] {
  const step = width / oversMax;
  return overRuns.map((runs, over) => {
    const height = Math.min(1, runs / overRunsScale) * barsHeight;
    return svg('rect', {
      class: 'over-bar',
      'data-side': side,
      x: over * step + step * 0.15,
      y: barsTop + barsHeight - height,
      width: step * 0.7,
      height,
    });
  });
}

/** The worm of each innings, and under it the runs per over of the present one. */
export function wormPicture(picture: MatchPicture, play: CricketPicture, text: TextOf): Element[] {
  const chart = wormChart(play);
  const last = chart.lines.at(-1)?.innings;
  const side = last === undefined ? 'one' : sideOf(picture, last.team);
  const viewBox = `0 0 ${width} ${barsTop + barsHeight}`;
  return [
    html('figcaption', { class: 'unseen' }, text('runsByOver'), ' ', chart.overRuns.join(', ')),
    svg(
      'svg',
      { viewBox, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      svg('path', { class: 'axis', d: `M0 0V${wormHeight}H${width}M0 ${barsTop + barsHeight}H${width}` }),
      ...bars(side, chart),
      ...lines(picture, chart),
    ),
    figure(chart.runsMax, 'runs-max'),
    figure(chart.oversMax, 'overs-max'),
  ];
}

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
