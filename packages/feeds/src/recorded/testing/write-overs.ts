import type { DismissalKind } from '@maidan/sports';

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
