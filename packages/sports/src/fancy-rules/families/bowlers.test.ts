import { expect, test } from 'vitest';
import { INDIA, NEPAL, newMatch, playInnings } from '../../../testing/play-innings.ts';
import { closeInnings } from '../../score/grow-match.ts';
import { judgeSession } from '../judge-session.ts';

const bowler = { team: NEPAL, player: 'N11' };
const played = (balls: string) => playInnings(newMatch('T20'), INDIA, balls);

test('a bowler session counts what the bowler conceded in the stated overs', () => {
  const match = played('1 wd nb4 b4 lb2 W 2x. 6x6 6x2');
  expect(judgeSession(match, { ask: 'bowler-runs', ...bowler, overs: 1 })).toMatchObject({
    run: 7,
    rule: 'bowler-runs',
  });
  expect(judgeSession(match, { ask: 'bowler-runs', ...bowler, overs: 2 })).toMatchObject({ run: 19 });
  expect(judgeSession(match, { ask: 'bowler-wickets', ...bowler, overs: 2 })).toMatchObject({ run: 1 });
});

test('a bowler who does not complete the stated overs leaves the session void', () => {
  const session = { ask: 'bowler-runs', ...bowler, overs: 2 } as const;
  expect(judgeSession(played('12x1 5x1'), session)).toEqual({ kind: 'undecided' });
  expect(judgeSession(closeInnings(played('12x1 2x1 10xW')), { ...session, overs: 3 })).toMatchObject({
    kind: 'void',
    rule: 'bowler-overs',
  });
});

test('a bowler needs at least one complete over', () => {
  expect(
    judgeSession(closeInnings(played('2x1 3xW')), { ask: 'bowler-runs', ...bowler, overs: 0 }),
  ).toMatchObject({
    kind: 'undecided',
  });
  const allOut = closeInnings(played('6xW 4xW'));
  expect(judgeSession(allOut, { ask: 'bowler-runs', team: NEPAL, player: 'N10', overs: 1 })).toMatchObject({
    kind: 'void',
    rule: 'bowler-overs',
  });
});
