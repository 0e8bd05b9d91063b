import { type CricketPicture, isOver, type MatchPicture } from './match-picture.ts';
import { figure, html, labelled, redrawer, write } from './render.ts';
import type { Say } from './texts/say.ts';

export interface BallMark {
  readonly kind: 'run' | 'wicket' | 'wide' | 'no-ball' | 'bye' | 'leg-bye';
  /** Runs by running or by a boundary, without the penalty of a wide or a no-ball. */
  readonly runs: number;
  /** Penalty runs awarded by the umpire in addition. */
  readonly penaltyRuns: number;
}

const prefixes: Readonly<Record<string, BallMark['kind']>> = { W: 'wicket', wd: 'wide', nb: 'no-ball' };
const suffixes: Readonly<Record<string, BallMark['kind']>> = { lb: 'leg-bye', b: 'bye' };

/** Reads a mark of the over's strip: "4", "W", "W+1", "wd", "wd+2", "nb+4", "1lb", "2b", "2+5p". */
export function readMark(mark: string): BallMark {
  const [ending = '', penaltyRuns = '0'] = /(?:^|\+)(\d+)p$/.exec(mark) ?? [];
  const play = mark.slice(0, mark.length - ending.length);
  return { ...readPlay(play), penaltyRuns: Number(penaltyRuns) };
}

function readPlay(mark: string): Omit<BallMark, 'penaltyRuns'> {
  const [, prefix = '', plus = '0'] = /^(W|wd|nb)(?:\+(\d+))?$/.exec(mark) ?? [];
  const before = prefixes[prefix];
  if (before !== undefined) return { kind: before, runs: Number(plus) };
  const [, runs = '0', suffix = ''] = /^(\d+)(lb|b)?$/.exec(mark) ?? [];
  return { kind: suffixes[suffix] ?? 'run', runs: Number(runs) };
}

export type Tone = 'plain' | 'four' | 'six' | 'wicket' | 'extra';

export function toneOf({ kind, runs }: BallMark): Tone {
  if (kind === 'wicket') return 'wicket';
  if (kind !== 'run') return kind === 'no-ball' && runs >= 4 ? (runs === 6 ? 'six' : 'four') : 'extra';
  return runs === 4 ? 'four' : runs === 6 ? 'six' : 'plain';
}

export function sayMark(say: Say, mark: BallMark): string {
  return sayPlay(say, mark) + sayMore(say, mark.penaltyRuns);
}

const sayMore = (say: Say, runs: number): string => (runs > 0 ? ` ${say('plus', runs)}` : '');

function sayPlay(say: Say, { kind, runs }: BallMark): string {
  const more = sayMore(say, runs);
  switch (kind) {
    case 'wicket':
      return say('wicket') + more;
    case 'wide':
      return say('wide') + more;
    case 'no-ball':
      return say('noBall') + more;
    case 'bye':
      return say('bye', { runs });
    case 'leg-bye':
      return say('legBye', { runs });
    case 'run':
      return sayRuns(say, runs);
  }
}

function sayRuns(say: Say, runs: number): string {
  if (runs === 0) return say('noRun');
  if (runs === 4) return say('four');
  if (runs === 6) return say('six');
  return say('runs', { runs });
}

/** Balls of the present over, oldest first; of a long over the latest. */
const ballsMax = 9;

export function overStrip(say: Say): { root: HTMLElement; draw(balls: readonly string[]): void } {
  const root = html('ol', { class: 'over', 'aria-label': say('thisOver') });
  const redraw = redrawer();
  return {
    root,
    draw(balls) {
      redraw(root, balls, () =>
        balls
          .slice(-ballsMax)
          .map((mark) =>
            html('li', { 'data-tone': toneOf(readMark(mark)), dir: 'ltr' }, mark === '0' ? '•' : mark),
          ),
      );
    },
  };
}

function batterRows({ batters }: CricketPicture): HTMLElement[] {
  return batters.map(({ name, runs, balls, isOnStrike }) =>
    html(
      'li',
      { 'data-on-strike': String(isOnStrike) },
      html('bdi', { class: 'name' }, name),
      figure(`${runs}${isOnStrike ? '*' : ''} (${balls})`),
    ),
  );
}

function bowlerRow({ bowler }: CricketPicture, say: Say): HTMLElement[] {
  if (bowler === undefined) return [];
  const { name, overs, runs, wickets } = bowler;
  const label = html('span', { class: 'unseen' }, `${say('bowling')} `);
  return [
    html(
      'li',
      { class: 'bowling' },
      label,
      html('bdi', { class: 'name' }, name),
      figure(`${wickets}/${runs} (${overs})`),
    ),
  ];
}

/** The batters and the bowler, with their figures. */
export function cricketPeople(say: Say): { root: HTMLElement; draw(play: CricketPicture): void } {
  const root = html('ul', { class: 'people' });
  const redraw = redrawer();
  return {
    root,
    draw(play) {
      redraw(root, [play.batters, play.bowler], () => [...batterRows(play), ...bowlerRow(play, say)]);
    },
  };
}

/** The present run rate, and what a chase still requires. */
export function cricketRates(say: Say): {
  rates: HTMLElement;
  need: HTMLElement;
  draw(picture: MatchPicture, play: CricketPicture): void;
} {
  const rates = html('p', { class: 'rates' });
  const need = html('p', { class: 'need' });
  const redraw = redrawer();
  return {
    rates,
    need,
    draw(picture, play) {
      const target = isOver(picture) ? undefined : play.target;
      redraw(rates, [play.runRate, target?.rate], () => [
        labelled(say('runRate'), play.runRate.toFixed(2)),
        ...(target === undefined ? [] : [labelled(say('requiredRate'), target.rate.toFixed(2))]),
      ]);
      write(need, target === undefined ? '' : say('need', target.need, target.ballsLeft));
    },
  };
}
