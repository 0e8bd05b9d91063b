import { type CricketPicture, isOver, type MatchPicture } from './match-picture.ts';
import { figure, html, labelled } from './render.ts';
import type { TextOf } from './texts/text-in.ts';

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

export function formatMark(text: TextOf, mark: BallMark): string {
  return formatPlay(text, mark) + formatMore(text, mark.penaltyRuns);
}

const formatMore = (text: TextOf, runs: number): string => (runs > 0 ? ` ${text('plus', runs)}` : '');

function formatPlay(text: TextOf, { kind, runs }: BallMark): string {
  const more = formatMore(text, runs);
  switch (kind) {
    case 'wicket':
      return text('wicket') + more;
    case 'wide':
      return text('wide') + more;
    case 'no-ball':
      return text('noBall') + more;
    case 'bye':
      return text('bye', { runs });
    case 'leg-bye':
      return text('legBye', { runs });
    case 'run':
      return formatRuns(text, runs);
  }
}

function formatRuns(text: TextOf, runs: number): string {
  if (runs === 0) return text('noRun');
  if (runs === 4) return text('four');
  if (runs === 6) return text('six');
  return text('runs', { runs });
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
export function peopleRows({ batters, bowler }: CricketPicture, text: TextOf): HTMLElement[] {
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
    html('span', { class: 'unseen' }, `${text('bowling')} `),
    html('bdi', { class: 'name' }, name),
    figure(`${wickets}/${runs} (${overs})`),
  );
  return [...rows, bowling];
}

const targetOf = (picture: MatchPicture, { target }: CricketPicture) =>
  isOver(picture) ? undefined : target;

/** The present run rate, and in a chase the one required. */
export function rateTexts(picture: MatchPicture, play: CricketPicture, text: TextOf): HTMLElement[] {
  const runRate = labelled(text('runRate'), play.runRate.toFixed(2));
  const target = targetOf(picture, play);
  return target === undefined ? [runRate] : [runRate, labelled(text('requiredRate'), target.rate.toFixed(2))];
}

/** What a chase still requires. */
export function needText(picture: MatchPicture, play: CricketPicture, text: TextOf): string {
  const target = targetOf(picture, play);
  return target === undefined ? '' : text('need', target.need, target.ballsLeft);
}
