import type { CricketMatch, Delivery, DismissalKind } from '../src/score/cricket-match.ts';
import { type DeliveryWords, makeDelivery } from '../src/score/delivery.ts';
import { addDelivery, type InningsSetting, startInnings, startMatch } from '../src/score/grow-match.ts';

const eleven = (letter: string): string[] =>
  Array.from({ length: 11 }, (_, index) => `${letter}${index + 1}`);

export const INDIA = 'India';
export const NEPAL = 'Nepal';

/** India has I1 to I11, Nepal N1 to N11. */
export function newMatch(
  format: 'T20' | 'ODI' | 'Test',
  overrides: { readonly startDate?: string; readonly scheduledOvers?: number } = {},
): CricketMatch {
  const usual = { T20: { scheduledOvers: 20 }, ODI: { scheduledOvers: 50 }, Test: {} }[format];
  return startMatch({
    format,
    teams: [INDIA, NEPAL],
    players: { [INDIA]: eleven('I'), [NEPAL]: eleven('N') },
    startDate: '2025-01-01',
    toss: { winner: INDIA, decision: 'bat' },
    ...usual,
    ...overrides,
  });
}

/**
 * Plays an innings written ball by ball; overs are ended by the count, as in play. `.` dot, `1`-`7` off the bat, `4r` four all run,
 * `W` bowled, `ro` run out, `lbw`, `c` caught, `st` stumped, `rh` retired hurt, `rno` retired not out, `wd` `wd5`,
 * `nb` `nb4` (four off the bat), `b2` `lb1` byes, `p5` penalty, `fh6` six off a free hit. A count before `x` repeats: `6x.`.
 */
export function playInnings(
  match: CricketMatch,
  team: string,
  balls: string,
  setting: InningsSetting = {},
): CricketMatch {
  return playOn(startInnings(match, team, setting), balls);
}

export function playOn(match: CricketMatch, balls: string): CricketMatch {
  let grown = match;
  for (const token of balls.split(/\s+/).filter((word) => word !== '')) {
    const [count, ball] = token.includes('x') ? token.split('x') : ['1', token];
    for (let turn = 0; turn < Number(count); turn += 1)
      grown = addDelivery(grown, nextDelivery(grown, ball ?? '.'));
  }
  return grown;
}

/** Strike never changes but by dismissal, so a test can see at a glance whose runs they are. */
function nextDelivery(match: CricketMatch, ball: string): Delivery {
  const innings = match.innings.at(-1);
  if (innings === undefined) throw new Error('no innings to play on');
  const letter = innings.team === INDIA ? 'I' : 'N';
  const bowling = innings.team === INDIA ? 'N' : 'I';
  const gone = innings.overs
    .flatMap((over) => over.deliveries)
    .flatMap((delivery) => delivery.dismissals).length;
  const last = innings.overs.at(-1);
  const legal = last?.deliveries.filter(({ extras }) => extras.wides + extras.noBalls === 0).length ?? 0;
  const over = last === undefined ? 0 : last.number + (legal >= match.ballsPerOver ? 1 : 0);
  const batter = gone === 0 ? `${letter}1` : `${letter}${gone + 2}`;
  const people = { batter, nonStriker: `${letter}2`, bowler: `${bowling}${over % 2 === 0 ? 11 : 10}` };
  return makeDelivery({ ...people, ...readBall(ball, batter) });
}

const DISMISSALS: Readonly<Record<string, DismissalKind>> = {
  W: 'bowled',
  ro: 'run out',
  lbw: 'lbw',
  c: 'caught',
  st: 'stumped',
  rh: 'retired hurt',
  rno: 'retired not out',
};

function readBall(ball: string, batter: string): Partial<DeliveryWords> {
  const kind = DISMISSALS[ball];
  if (kind !== undefined) return { dismissals: [{ kind, player: batter, fielders: [] }] };
  const [, word = '', digits = '', run = ''] = /^([a-z]*)(\d*)(r?)$/.exec(ball === '.' ? '0' : ball) ?? [];
  const count = digits === '' ? undefined : Number(digits);
  if (word === 'wd') return { extras: { wides: count ?? 1 } };
  if (word === 'nb') return { extras: { noBalls: 1 }, batterRuns: count ?? 0 };
  if (word === 'b') return { extras: { byes: count ?? 1 } };
  if (word === 'lb') return { extras: { legByes: count ?? 1 } };
  if (word === 'p') return { extras: { penalty: count ?? 5 } };
  if (word === 'fh') return { batterRuns: count ?? 0, isFreeHit: true };
  if (word !== '' || count === undefined) throw new Error(`cannot play ${ball}`);
  return run === 'r' ? { batterRuns: count, isAllRun: true } : { batterRuns: count };
}
