import type { MatchPicture, Side } from '../match-picture.ts';
import { type CricketPicture, sideOf } from '../pictures/cricket-picture.ts';
import { figure, html, redrawer, svg } from '../render.ts';
import type { Say } from '../texts/say.ts';
import { type WormChart, wormChart } from './cricket/worm-lines.ts';

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
export function wormPicture(say: Say): {
  root: HTMLElement;
  draw(picture: MatchPicture, play: CricketPicture): void;
} {
  const root = html('figure', { class: 'worm' });
  const redraw = redrawer();
  return {
    root,
    draw(picture, play) {
      const chart = wormChart(play);
      redraw(root, chart, () => {
        const last = chart.lines.at(-1)?.innings;
        const side = last === undefined ? 'one' : sideOf(picture, last.team);
        const drawing = svg(
          'svg',
          {
            viewBox: `0 0 ${width} ${barsTop + barsHeight}`,
            preserveAspectRatio: 'none',
            'aria-hidden': 'true',
          },
          svg('path', { class: 'axis', d: `M0 0V${wormHeight}H${width}M0 ${barsTop + barsHeight}H${width}` }),
          ...bars(side, chart),
          ...lines(picture, chart),
        );
        return [
          html('figcaption', { class: 'unseen' }, say('runsByOver'), ' ', chart.overRuns.join(', ')),
          drawing,
          figure(chart.runsMax, 'runs-max'),
          figure(chart.oversMax, 'overs-max'),
        ];
      });
    },
  };
}
