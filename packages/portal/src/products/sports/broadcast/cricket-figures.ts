import { type CricketPicture, isOver, type MatchPicture } from './match-picture.ts';
import { figure, html, labelled } from './render.ts';
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

export function overBalls({ thisOver }: CricketPicture): HTMLElement[] {
  return thisOver
    .slice(-ballsMax)
    .map((mark) =>
      html('li', { 'data-tone': toneOf(readMark(mark)), dir: 'ltr' }, mark === '0' ? '•' : mark),
    );
}

/** The batters and the bowler, with their figures. */
export function peopleRows({ batters, bowler }: CricketPicture, say: Say): HTMLElement[] {
  const rows = batters.map(({ name, runs, balls, isOnStrike }) =>
    html(
      'li',
      { 'data-on-strike': String(isOnStrike) },
      html('bdi', { class: 'name' }, name),
      figure(`${runs}${isOnStrike ? '*' : ''} (${balls})`),
    ),
  );
  if (bowler === undefined) return rows;
  const { name, overs, runs, wickets } = bowler;
  const bowling = html(
    'li',
    { class: 'bowling' },
    html('span', { class: 'unseen' }, `${say('bowling')} `),
    html('bdi', { class: 'name' }, name),
    figure(`${wickets}/${runs} (${overs})`),
  );
  return [...rows, bowling];
}

const targetOf = (picture: MatchPicture, { target }: CricketPicture) =>
  isOver(picture) ? undefined : target;

/** The present run rate, and in a chase the one required. */
export function rateTexts(picture: MatchPicture, play: CricketPicture, say: Say): HTMLElement[] {
  const runRate = labelled(say('runRate'), play.runRate.toFixed(2));
  const target = targetOf(picture, play);
  return target === undefined ? [runRate] : [runRate, labelled(say('requiredRate'), target.rate.toFixed(2))];
}

/** What a chase still requires. */
export function needText(picture: MatchPicture, play: CricketPicture, say: Say): string {
  const target = targetOf(picture, play);
  return target === undefined ? '' : say('need', target.need, target.ballsLeft);
}
