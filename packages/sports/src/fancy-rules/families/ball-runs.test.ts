import { expect, test } from 'vitest';
import { INDIA, newMatch, playInnings } from '../../../testing/play-innings.ts';
import type { CricketMatch } from '../../score/cricket-match.ts';
import { finishMatch } from '../../score/grow-match.ts';
import { judgeSession } from '../judge-session.ts';

const ball = (match: CricketMatch, over: number, number: number) =>
  judgeSession(match, { ask: 'ball-runs', team: INDIA, over, ball: number });

test('a ball is its legal delivery and the wides and no-balls bowled before it', () => {
  const match = playInnings(newMatch('T20'), INDIA, '1 wd nb4 2 3');
  expect(ball(match, 0, 2)).toMatchObject({
    run: 8,
    balls: [1, 2, 3].map((delivery) => ({ innings: 0, over: 0, delivery })),
  });
  expect(ball(match, 0, 3)).toMatchObject({ run: 3 });
});

test('a ball is open until it is completed, and void if it never is', () => {
  const match = playInnings(newMatch('T20'), INDIA, '1 wd');
  expect(ball(match, 0, 2)).toEqual({ kind: 'undecided' });
  expect(ball(finishMatch(match, { kind: 'no result' }), 0, 2)).toMatchObject({
    kind: 'void',
    rule: 'ball-completed',
  });
});

test('the score after 1.3 overs is the score once that ball is bowled', () => {
  const match = playInnings(newMatch('T20'), INDIA, '6x1 2 wd 2 2 4');
  expect(judgeSession(match, { ask: 'over-ball-runs', team: INDIA, over: 1, ball: 3 })).toMatchObject({
    run: 13,
    reason: 'India had 13 after 1.3 overs.',
  });
});

test('the nth delivery of an over counts wides, and one that was never bowled is void', () => {
  const match = playInnings(newMatch('T20'), INDIA, 'wd 4 W 4x. 1');
  const runs = (delivery: number) =>
    judgeSession(match, { ask: 'delivery-runs', team: INDIA, over: 1, delivery });
  expect(runs(1)).toMatchObject({ run: 1 });
  expect(runs(2)).toMatchObject({ run: 4 });
  expect(runs(8)).toMatchObject({ kind: 'void', rule: 'ball-completed' });
  expect(judgeSession(match, { ask: 'delivery-wickets', team: INDIA, over: 1, delivery: 3 })).toMatchObject({
    run: 1,
  });
});
