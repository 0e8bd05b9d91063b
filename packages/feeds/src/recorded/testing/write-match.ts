import type { CricketMatch, DismissalKind } from '@maidan/sports';
import { readCricsheet } from '../cricsheet/read-cricsheet.ts';

export const lions = 'Lions';
export const tigers = 'Tigers';

const formats: Readonly<Record<string, { readonly match_type: string; readonly overs?: number }>> = {
  T20: { match_type: 'T20', overs: 20 },
  ODI: { match_type: 'ODI', overs: 50 },
  Test: { match_type: 'Test' },
  Hundred: { match_type: 'T20', overs: 20 },
};

const squad = (letter: string): string[] => Array.from({ length: 11 }, (_, index) => `${letter}${index + 1}`);

/**
 * Converts a match in a few lines into a Cricsheet file:
 *
 *     T20 2023-05-03                    T20, ODI, Test or Hundred, and the day where it matters
 *     Lions: 119x1 4                    an innings: its balls, as `writeOvers` reads them
 *     Tigers, 124 to win in 20: 21x6    other facts of the innings come before the colon
 *     Tigers won by 10 wickets          how it ended
 */
export function writeMatch(text: string) {
  const [head = '', ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const [kind = '', date = '2025-01-01'] = head.split(' ');
  const format = formats[kind];
  if (format === undefined) throw new Error(`no such match: ${head}`);
  const ballsPerOver = kind === 'Hundred' ? 5 : 6;
  const end = lines.at(-1) ?? '';
  const isOver = !end.includes(':');
  return {
    meta: { data_version: '1.1.0', created: '2025-01-02', revision: 1 },
    info: {
      balls_per_over: ballsPerOver,
      dates: [date],
      ...format,
      ...(isOver ? { outcome: writeOutcome(end) } : {}),
      players: { [lions]: squad('L'), [tigers]: squad('T') },
      teams: [lions, tigers],
      toss: { decision: 'bat', winner: lions },
    },
    innings: (isOver ? lines.slice(0, -1) : lines).map((line) => writeInnings(line, ballsPerOver)),
  };
}

/** Writes the match and reads it as any recorded file is read. */
export function playMatch(text: string): CricketMatch {
  const reading = readCricsheet(JSON.stringify(writeMatch(text)));
  if (!reading.ok) throw new Error(`${reading.reason}\n${text}`);
  return reading.match;
}

function writeInnings(line: string, ballsPerOver: number) {
  const [, about = '', balls = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
  const [team = '', ...facts] = about.split(', ');
  const [batting, bowling] = team === lions ? ['L', 'T'] : ['T', 'L'];
  const overs = writeOvers(balls, { batting, bowling, ballsPerOver });
  return { team, overs, ...Object.assign({}, ...facts.map(writeFact)) };
}

function writeFact(fact: string): object {
  if (fact === 'declared') return { declared: true };
  if (fact === 'super over') return { super_over: true };
  const [, runs, overs] = /^(\d+) to win in ([\d.]+)$/.exec(fact) ?? [];
  if (runs !== undefined) return { target: { runs: Number(runs), overs: Number(overs) } };
  const [, penalty, when] = /^(\d+) penalty runs (before|after)$/.exec(fact) ?? [];
  if (penalty !== undefined)
    return { penalty_runs: { [when === 'before' ? 'pre' : 'post']: Number(penalty) } };
  const [, absent] = /^absent hurt (\w+)$/.exec(fact) ?? [];
  if (absent !== undefined) return { absent_hurt: [absent] };
  const [, from, to] = /^surge (\d+)-(\d+)$/.exec(fact) ?? [];
  if (from === undefined) throw new Error(`not known of an innings: ${fact}`);
  return {
    powerplays: [
      { from: 0.1, to: 3.6, type: 'mandatory' },
      { from: Number(from) - 0.9, to: Number(to) - 0.4, type: 'batting' },
    ],
  };
}

/** "Lions won by 9 runs (D/L)", "tied, Tigers in the super over", "Lions awarded", "drawn", "no result". */
function writeOutcome(text: string): object {
  const [, resultText = '', method] = /^(.*?)(?: \((.+)\))?$/.exec(text) ?? [];
  const by = method === undefined ? {} : { method };
  const [, winner, innings, figure, unit] =
    /^(\w+) won by (an innings and )?(\d+) (run|wicket)s?$/.exec(resultText) ?? [];
  if (winner !== undefined) {
    const margin = { ...(innings === undefined ? {} : { innings: 1 }), [`${unit}s`]: Number(figure) };
    return { winner, by: margin, ...by };
  }
  const [, awarded] = /^(\w+) awarded$/.exec(resultText) ?? [];
  if (awarded !== undefined) return { winner: awarded, method: 'Awarded' };
  const [, team, decider] = /^tied, (\w+) in the (super over|bowl-out)$/.exec(resultText) ?? [];
  if (team !== undefined)
    return { result: 'tie', [decider === 'bowl-out' ? 'bowl_out' : 'eliminator']: team };
  const result = { tied: 'tie', drawn: 'draw', 'no result': 'no result' }[resultText];
  if (result === undefined) throw new Error(`not an end: ${text}`);
  return { result, ...by };
}

interface FileDelivery {
  readonly batter: string;
  readonly non_striker: string;
  readonly bowler: string;
  readonly runs: Readonly<Record<string, number | boolean>>;
  readonly extras?: Readonly<Record<string, number>>;
  readonly wickets?: readonly { readonly kind: string; readonly player_out: string }[];
}

interface FileOver {
  readonly over: number;
  readonly deliveries: FileDelivery[];
}

/** Players are a letter and a number: L1 to L11 against T1 to T11. */
interface Sides {
  readonly batting: string;
  readonly bowling: string;
  readonly ballsPerOver: number;
}

interface Ball {
  batterRuns: number;
  isAllRun: boolean;
  readonly extras: Record<string, number>;
  readonly exits: { readonly kind: string; readonly isOther: boolean }[];
}

const exitKinds: Readonly<Record<string, DismissalKind>> = {
  W: 'bowled',
  c: 'caught',
  cb: 'caught and bowled',
  lbw: 'lbw',
  st: 'stumped',
  ro: 'run out',
  hw: 'hit wicket',
  rh: 'retired hurt',
  rno: 'retired not out',
  ret: 'retired out',
  obs: 'obstructing the field',
  to: 'timed out',
};

const extraKinds: Readonly<Record<string, string>> = { wd: 'wides', b: 'byes', lb: 'legbyes', p: 'penalty' };

/**
 * An innings ball by ball, in short notation. `.` dot, `1` to `7` off the bat, `4r` run, not hit to the boundary; `wd`
 * `wd5` `nb` `nb4` (four off the bat) `b2` `lb1` `p5`; `W` and the other ways out of exitKinds, with `*` for the batter at the
 * other end. `&` joins events of one ball: `wd&ro`. `6x1` six times. Overs end by the count, or early at `|`; `+1` is bowled
 * in the over before. `~` changes ends, `#12` puts that batter on strike, `@9` that bowler on for the over.
 */
export function writeOvers(text: string, { batting, bowling, ballsPerOver }: Sides): readonly FileOver[] {
  const overs: FileOver[] = [];
  let [striker, other, next] = [`${batting}1`, `${batting}2`, 3];
  let bowler = '';
  let legal = ballsPerOver;

  const openOver = (): void => {
    overs.push({ over: overs.length, deliveries: [] });
    bowler = `${bowling}${overs.length % 2 === 1 ? 11 : 10}`;
    legal = 0;
  };

  const leave = (isOther: boolean): string => {
    const out = isOther ? other : striker;
    const incoming = `${batting}${next}`;
    next += 1;
    if (isOther) other = incoming;
    else striker = incoming;
    return out;
  };

  const bowl = (written: string, isInLastOver: boolean): void => {
    if (legal >= ballsPerOver && !isInLastOver) openOver();
    const ball = readBall(written);
    const people = { batter: striker, non_striker: other, bowler };
    const wickets = ball.exits.map(({ kind, isOther }) => ({ kind, player_out: leave(isOther) }));
    overs
      .at(-1)
      ?.deliveries.push({ ...people, ...writeRuns(ball), ...(wickets.length > 0 ? { wickets } : {}) });
    if (ball.extras.wides === undefined && ball.extras.noballs === undefined) legal += 1;
  };

  const change = (sign: string, who: string): void => {
    if (sign === '|') legal = ballsPerOver;
    if (sign === '~') [striker, other] = [other, striker];
    if (sign === '#') striker = `${batting}${who}`;
    if (sign !== '@') return;
    if (legal >= ballsPerOver) openOver();
    bowler = `${bowling}${who}`;
  };

  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const [, sign, who = ''] = /^([|~#@])(\d*)$/.exec(word) ?? [];
    if (sign !== undefined) {
      change(sign, who);
      continue;
    }
    const [, count = '1', more = '', ball = ''] = /^(?:(\d+)x)?(\+?)(.+)$/.exec(word) ?? [];
    for (let turn = 0; turn < Number(count); turn += 1) bowl(ball, more === '+');
  }
  return overs;
}

function readBall(written: string): Ball {
  const ball: Ball = { batterRuns: 0, isAllRun: false, extras: {}, exits: [] };
  for (const part of written.split('&')) readPart(part, ball);
  return ball;
}

function readPart(part: string, ball: Ball): void {
  const exit = exitKinds[part.replace(/\*$/, '')];
  if (exit !== undefined) {
    ball.exits.push({ kind: exit, isOther: part.endsWith('*') });
    return;
  }
  const [, word, digits = '', run = ''] = /^([a-z]*)(\d*)(r?)$/.exec(part === '.' ? '0' : part) ?? [];
  const extra = extraKinds[word ?? ''];
  if (extra !== undefined) {
    ball.extras[extra] = digits === '' ? 1 : Number(digits);
  } else if (word === 'nb') {
    ball.extras.noballs = 1;
    ball.batterRuns = Number(digits);
  } else if (word === '' && digits !== '') {
    ball.batterRuns = Number(digits);
    ball.isAllRun = run === 'r';
  } else throw new Error(`cannot bowl ${part}`);
}

function writeRuns({ batterRuns, isAllRun, extras }: Ball): Pick<FileDelivery, 'runs' | 'extras'> {
  const sum = Object.values(extras).reduce((total, each) => total + each, 0);
  const runs = { batter: batterRuns, extras: sum, total: batterRuns + sum };
  return {
    runs: isAllRun ? { ...runs, non_boundary: true } : runs,
    ...(sum > 0 ? { extras } : {}),
  };
}

interface SmallBall extends Record<string, unknown> {
  readonly runs: Record<string, unknown>;
}

interface SmallInnings extends Record<string, unknown> {
  readonly team: string;
  readonly overs: { readonly over: number; readonly deliveries: SmallBall[] }[];
}

/** A made-up match of a few balls in the file's own format, for tests to alter. */
export function smallMatch() {
  const ball = (batter: string, runs: number, rest: Record<string, unknown> = {}): SmallBall => ({
    batter,
    bowler: 'N1',
    non_striker: 'I2',
    runs: { batter: runs, extras: 0, total: runs },
    ...rest,
  });
  const innings: SmallInnings[] = [
    {
      team: 'India',
      overs: [
        {
          over: 0,
          deliveries: [
            ball('I1', 4, { runs: { batter: 4, extras: 0, total: 4, non_boundary: true } }),
            ball('I1', 0, { extras: { noballs: 1 }, runs: { batter: 0, extras: 1, total: 1 } }),
            ball('I1', 6),
            ball('I1', 0, {
              wickets: [
                { kind: 'caught', player_out: 'I1', fielders: [{ name: 'N2' }, { substitute: true }] },
              ],
            }),
          ],
        },
      ],
      powerplays: [{ from: 0.1, to: 5.7, type: 'mandatory' }],
      penalty_runs: { post: 5 },
    },
    { team: 'Nepal', target: { runs: 17, overs: 20 }, overs: [{ over: 0, deliveries: [ball('N2', 1)] }] },
  ];
  return {
    meta: { data_version: '1.1.0', created: '2025-01-02', revision: 1 },
    info: {
      balls_per_over: 6,
      dates: ['2025-01-01'],
      match_type: 'T20',
      overs: 20,
      outcome: { winner: 'India', by: { runs: 9 } } as Record<string, unknown>,
      player_of_match: ['I1'],
      players: { India: ['I1', 'I2'], Nepal: ['N1', 'N2'] },
      teams: ['India', 'Nepal'],
      toss: { decision: 'bat', winner: 'India' },
    },
    innings,
  };
}
