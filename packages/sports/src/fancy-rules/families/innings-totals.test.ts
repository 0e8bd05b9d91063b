import { expect, test } from 'vitest';
import { INDIA, NEPAL, newMatch, playInnings } from '../../../testing/play-innings.ts';
import { closeInnings, finishMatch, startInnings } from '../../score/grow-match.ts';
import { judgeSession } from '../judge-session.ts';
import type { Session } from '../session.ts';

type InningsTotal = Extract<Session, { ask: 'innings-total' }>['of'];

const BALLS = '4 6 wd wd5 nb4 c lb1 W 4r 1';
const played = closeInnings(playInnings(newMatch('T20'), INDIA, `${BALLS} 113x.`));
const total = (of: InningsTotal): Session => ({ ask: 'innings-total', team: INDIA, of });

test.each<[InningsTotal, number]>([
  ['fours', 2],
  ['sixes', 1],
  ['boundaries', 3],
  ['wides', 6],
  ['no-balls', 1],
  ['extras', 8],
  ['wickets', 2],
  ['caught', 1],
  ['bowled', 1],
  ['lbw', 0],
])('the innings total of %s is counted over that innings alone', (of, run) => {
  const second = playInnings(played, NEPAL, BALLS);
  expect(judgeSession(second, total(of))).toMatchObject({ kind: 'run', run });
});

test('an innings total is open until the innings is over, even after its line was passed', () => {
  expect(judgeSession(playInnings(newMatch('T20'), INDIA, BALLS), total('fours'))).toEqual({
    kind: 'undecided',
  });
});

test('an innings total of an innings cut by rain is void like the total of its match, and a complete one stands', () => {
  const cut = closeInnings(playInnings(newMatch('T20'), INDIA, `${BALLS} 95x.`));
  const chase = startInnings(cut, NEPAL, { target: { runs: 30, overs: 17 } });
  const done = finishMatch(chase, { kind: 'no result' });
  const isCut = { kind: 'void', rule: 'abandoned-or-reduced' };
  expect(judgeSession(done, total('fours'))).toMatchObject(isCut);
  expect(judgeSession(done, { ask: 'match-total', of: 'fours' })).toMatchObject(isCut);
  const whole = finishMatch(startInnings(played, NEPAL), { kind: 'no result' });
  expect(judgeSession(whole, total('fours'))).toMatchObject({ kind: 'run', run: 2 });
  expect(judgeSession(whole, { ask: 'match-total', of: 'fours' })).toMatchObject(isCut);
});

test('an innings total is void when play ends for good in the innings', () => {
  const rained = finishMatch(playInnings(newMatch('T20'), INDIA, BALLS), { kind: 'no result' });
  expect(judgeSession(rained, total('fours'))).toMatchObject({ kind: 'void', rule: 'abandoned-or-reduced' });
});
