import { expect, test } from 'vitest';
import { INDIA, NEPAL, newMatch, playInnings, playOn } from '../../../testing/play-innings.ts';
import type { CricketMatch } from '../../score/cricket-match.ts';
import { closeInnings, finishMatch, setTarget } from '../../score/grow-match.ts';
import { judgeSession } from '../judge-session.ts';
import type { Session } from '../session.ts';

const ofIndia = { team: INDIA } as const;

test('penalty runs given before the first ball count in sessions on the score and in the first partnership, but in no over or ball', () => {
  const match = playInnings(newMatch('T20'), INDIA, '6x1 W', { penaltyRunsBefore: 5 });
  const run = (session: Session) => judgeSession(match, session);
  expect(run({ ask: 'over-runs', ...ofIndia, overs: 1 })).toMatchObject({ run: 11 });
  expect(run({ ask: 'fall-of-wicket', ...ofIndia, wicket: 1 })).toMatchObject({ run: 11 });
  expect(run({ ask: 'team-balls-for-runs', ...ofIndia, runs: 11 })).toMatchObject({ run: 6 });
  expect(run({ ask: 'only-over-runs', ...ofIndia, over: 1 })).toMatchObject({ run: 6 });
  expect(run({ ask: 'ball-runs', ...ofIndia, over: 0, ball: 1 })).toMatchObject({ run: 1 });
  expect(run({ ask: 'pship-runs', ...ofIndia, wicket: 1 })).toMatchObject({ run: 11 });
});

test('before 20 March 2024 penalty runs are in no partnership, and a ball of nothing else is a dot ball', () => {
  const verdicts = (startDate: string) => {
    const match = playInnings({ ...newMatch('T20'), startDate }, INDIA, 'p5 35x1 W', {
      penaltyRunsBefore: 5,
    });
    return [
      judgeSession(match, { ask: 'dot-balls', ...ofIndia, overs: 6 }),
      judgeSession(match, { ask: 'pship-runs', ...ofIndia, wicket: 1 }),
      judgeSession(match, { ask: 'over-runs', ...ofIndia, overs: 6 }),
    ];
  };
  expect(verdicts('2024-03-19')).toMatchObject([{ run: 1 }, { run: 35 }, { run: 35 }]);
  expect(verdicts('2024-03-20')).toMatchObject([{ run: 0 }, { run: 45 }, { run: 45 }]);
});

test('an innings of fewer overs is cut by their end, and complete when all out or when its target is reached', () => {
  const first = closeInnings(playInnings(newMatch('T20'), INDIA, '120x1'));
  const chase = (balls: string) =>
    closeInnings(playInnings(first, NEPAL, balls, { target: { runs: 70, overs: 10 } }));
  const ofChase: readonly Session[] = [
    { ask: 'innings-runs', team: NEPAL, inningsNumber: 1 },
    { ask: 'pship-runs', team: NEPAL, wicket: 1 },
    { ask: 'player-runs', team: NEPAL, player: 'N1' },
    { ask: 'fall-of-wicket', team: NEPAL, wicket: 10 },
  ];
  const judged = (balls: string) => ofChase.map((session) => judgeSession(chase(balls), session));
  for (const verdict of judged('60x1'))
    expect(verdict).toMatchObject({ kind: 'void', rule: 'abandoned-or-reduced' });
  for (const verdict of [...judged('69x1 1'), ...judged('10x1 10xW')]) expect(verdict.kind).toBe('run');
  expect(judgeSession(chase('60x1'), { ask: 'over-runs', team: NEPAL, overs: 10 })).toMatchObject({
    run: 60,
  });
  expect(judgeSession(chase('W 59x1'), { ask: 'pship-runs', team: NEPAL, wicket: 1 })).toMatchObject({
    run: 0,
  });
});

test('penalty runs given after the last ball count in the innings, and in no block', () => {
  const match = closeInnings(playInnings(newMatch('T20'), INDIA, '120x1'), 5);
  expect(judgeSession(match, { ask: 'innings-runs', ...ofIndia, inningsNumber: 1 })).toMatchObject({
    run: 125,
  });
  expect(judgeSession(match, { ask: 'over-runs', ...ofIndia, overs: 20 })).toMatchObject({ run: 120 });
});

test('penalty runs given after the last ball count in the score a side ended on, for a wicket that never fell', () => {
  const match = closeInnings(playInnings(newMatch('T20'), INDIA, '120x1'), 5);
  expect(judgeSession(match, { ask: 'fall-of-wicket', ...ofIndia, wicket: 1 })).toMatchObject({
    run: 125,
    reason: 'The 1st wicket did not fall: India ended on 125.',
  });
});

test('a ball without a run on which a batter retires is a dot ball, one on which a wicket falls is not', () => {
  const dots = (balls: string) =>
    judgeSession(playInnings(newMatch('T20'), INDIA, balls), { ask: 'dot-balls', ...ofIndia, overs: 6 });
  expect(dots('rh 35x1')).toMatchObject({ run: 1 });
  expect(dots('rno 35x1')).toMatchObject({ run: 1 });
  expect(dots('W 35x1')).toMatchObject({ run: 0 });
});

test('a side all out in a bowler’s over completes it, but for a bowler who has no other', () => {
  const allOut = closeInnings(playInnings(newMatch('T20'), INDIA, '6x1 6x2 10xW'));
  const spell = (player: string, overs: number) =>
    judgeSession(allOut, { ask: 'bowler-runs', team: NEPAL, player, overs });
  expect(spell('N10', 2)).toMatchObject({
    run: 12,
    rule: 'over-in-progress-counts',
    reason:
      'N10 conceded 12 runs in the first 2 overs bowled: India were all out in the last of them, which counts as complete.',
  });
  expect(spell('N11', 2)).toMatchObject({ run: 6, rule: 'bowler-runs' });
  expect(spell('N10', 3)).toMatchObject({ kind: 'void', rule: 'bowler-overs' });
});

test('balls a player takes to a number of runs are 0 where the player is out before it, and void where play ends for good', () => {
  const session: Session = { ask: 'player-balls-for-runs', ...ofIndia, player: 'I1', runs: 50 };
  const rained = finishMatch(playInnings(newMatch('T20'), INDIA, '30x1'), { kind: 'no result' });
  expect(judgeSession(rained, session)).toMatchObject({ kind: 'void', rule: 'abandoned-or-reduced' });
  expect(judgeSession(playInnings(newMatch('T20'), INDIA, '30x1 W'), session)).toMatchObject({ run: 0 });
});

function oneDay(balls: string, reply: string): CricketMatch {
  return playInnings(closeInnings(playInnings(newMatch('ODI'), INDIA, balls)), NEPAL, reply);
}

test('boundaries of the overs that a one-day side did not last are counted from the second innings, as its runs are', () => {
  const match = oneDay('277x1 4 10xW', '4 6 4 3x. 6x. 4');
  expect(judgeSession(match, { ask: 'over-block-boundaries', ...ofIndia, overs: 50 })).toMatchObject({
    run: 4,
    rule: 'odi-fifty-overs',
    reason:
      'India hit 1 boundary in 48 overs and the remaining 2, counted from the second innings, brought 3.',
  });
});

test('overs lost to rain after the rest of a 50 over session was bowled change nothing', () => {
  const session: Session = { ask: 'over-runs', ...ofIndia, overs: 50 };
  const match = oneDay('278x1 10xW', '12x2');
  const settled = judgeSession(match, session);
  expect(settled).toMatchObject({ run: 302, rule: 'odi-fifty-overs' });
  const reduced = setTarget(playOn(match, '6x1'), 150, 20);
  expect(judgeSession(reduced, session)).toEqual(settled);
  expect(judgeSession(finishMatch(reduced, { kind: 'no result' }), session)).toEqual(settled);
});

test('the rest of a 50 over session is complete when the second side is all out in its last over, and void when before', () => {
  const session: Session = { ask: 'over-runs', ...ofIndia, overs: 50 };
  expect(judgeSession(closeInnings(oneDay('278x1 10xW', '10xW')), session)).toMatchObject({ run: 278 });
  expect(judgeSession(closeInnings(oneDay('266x1 10xW', '10xW')), session)).toMatchObject({
    kind: 'void',
    rule: 'odi-fifty-overs',
  });
});

test('a chase rain ended in part of an over is void from the moment it is closed, not only when the result is known', () => {
  const first = closeInnings(playInnings(newMatch('T20'), INDIA, '120x1'));
  const closed = closeInnings(playInnings(first, NEPAL, '87x1', { target: { runs: 111, overs: 14.3 } }));
  const session: Session = { ask: 'fall-of-wicket', team: NEPAL, wicket: 1 };
  const given = judgeSession(closed, session);
  expect(given).toMatchObject({ kind: 'void', rule: 'abandoned-or-reduced' });
  const won = { kind: 'won', team: INDIA, by: '23 runs', margin: { runs: 23 }, method: 'D/L' } as const;
  expect(judgeSession(finishMatch(closed, won), session)).toEqual(given);
});

test('odd or even, and the last digit, are void with the session they are taken from', () => {
  const allOut = closeInnings(playInnings(newMatch('T20'), INDIA, '30x1 10xW'));
  const questions = [{}, { isOdd: true }, { lastDigit: 0 }, { lastDigit: 7 }];
  const verdicts = (overs: number) =>
    questions.map((term) => judgeSession(allOut, { ask: 'over-runs', ...ofIndia, overs, ...term }));
  expect(verdicts(7)).toMatchObject([{ run: 30 }, { run: 0 }, { run: 1 }, { run: 0 }]);
  for (const verdict of verdicts(8))
    expect(verdict).toMatchObject({ kind: 'void', rule: 'over-session-complete' });
});
