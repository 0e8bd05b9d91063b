import { expect, test } from 'vitest';
import { INDIA, NEPAL, newMatch, playInnings } from '../../../testing/play-innings.ts';
import type { CricketMatch } from '../../score/cricket-match.ts';
import { makeDelivery } from '../../score/delivery.ts';
import { addDelivery, closeInnings, finishMatch } from '../../score/grow-match.ts';
import { judgeSession } from '../judge-session.ts';
import type { Session } from '../session.ts';

const I1 = { team: INDIA, player: 'I1' };
const played = (balls: string) => playInnings(newMatch('T20'), INDIA, balls);
const runs = (match: CricketMatch, player = 'I1') =>
  judgeSession(match, { ask: 'player-runs', team: INDIA, player });

test('a batter is settled on the runs made when out', () => {
  expect(runs(played('4 1'))).toEqual({ kind: 'undecided' });
  expect(runs(played('4 1 b2 W'))).toMatchObject({
    run: 5,
    rule: 'batter-runs',
    reason: 'I1 was out having made 5 runs.',
  });
});

test('a batter injured on 34 is settled on 34', () => {
  expect(runs(played('5x6 4 rh'))).toMatchObject({
    run: 34,
    rule: 'injured-batter',
    reason: 'I1 retired having made 34 runs.',
  });
});

test('a batter who is not out is settled when the innings ends, and one who never came in is void', () => {
  const match = closeInnings(played('119x. 4'));
  expect(runs(match)).toMatchObject({ run: 4, reason: 'I1 was not out having made 4 runs.' });
  expect(runs(match, 'I7')).toMatchObject({ kind: 'void', rule: 'did-not-bat' });
});

test('a batter at the crease when play ended for good is void, one already out stands', () => {
  const match = finishMatch(played('6 W 4'), { kind: 'no result' });
  expect(runs(match, 'I3')).toMatchObject({ kind: 'void', rule: 'abandoned-or-reduced' });
  expect(runs(match)).toMatchObject({ run: 6 });
});

test('boundaries are off the bat and not run, free hits included', () => {
  expect(judgeSession(played('4 4r 6 b4 fh4 nb6 3 W'), { ask: 'player-boundaries', ...I1 })).toMatchObject({
    run: 4,
    rule: 'boundaries-off-the-bat',
  });
});

test('balls faced leave out wides and count no-balls', () => {
  expect(judgeSession(played('1 wd nb . W'), { ask: 'player-balls', ...I1 })).toMatchObject({ run: 4 });
});

test('balls for a number of runs settle at 0 when the runs are not reached', () => {
  const session: Session = { ask: 'player-balls-for-runs', ...I1, runs: 10 };
  expect(judgeSession(played('4 . 6'), session)).toMatchObject({ run: 3, rule: 'player-balls-target' });
  expect(judgeSession(played('4 . 4'), session)).toEqual({ kind: 'undecided' });
  expect(judgeSession(played('4 . 4 W'), session)).toMatchObject({ run: 0, rule: 'player-balls-target' });
});

test('fifty by a batter is 1 as soon as it is reached and 0 once it cannot be', () => {
  const session: Session = { ask: 'player-reaches-runs', ...I1, runs: 50 };
  expect(judgeSession(played('8x6'), session)).toEqual({ kind: 'undecided' });
  expect(judgeSession(played('8x6 2'), session)).toMatchObject({ run: 1 });
  expect(judgeSession(played('8x6 W'), session)).toMatchObject({ run: 0 });
});

test('runs and balls after coming back from an injury do not change a settled session', () => {
  const retired = played('4 rh');
  const back = addDelivery(
    retired,
    makeDelivery({ batter: 'I1', nonStriker: 'I2', bowler: 'N11', batterRuns: 6 }),
  );
  for (const ask of ['player-balls-for-runs', 'player-reaches-runs'] as const) {
    const settled = judgeSession(retired, { ask, ...I1, runs: 10 });
    expect(settled).toMatchObject({ run: 0, rule: 'injured-batter' });
    expect(judgeSession(back, { ask, ...I1, runs: 10 })).toEqual(settled);
  }
});

test('an advance session is good for the first innings only, except in a Test', () => {
  const reply = (format: 'T20' | 'Test') =>
    playInnings(closeInnings(playInnings(newMatch(format), INDIA, '120x1 10xW')), NEPAL, '6x1');
  const advance: Session = { ask: 'over-runs', team: NEPAL, overs: 1, isAdvance: true };
  expect(judgeSession(reply('T20'), advance)).toMatchObject({ kind: 'void', rule: 'advance-first-innings' });
  expect(judgeSession(reply('Test'), advance)).toMatchObject({ run: 6 });
  expect(judgeSession(reply('T20'), { ...advance, isAdvance: false })).toMatchObject({ run: 6 });
});

test('an advance session is good for both innings of any match without a limit of overs', () => {
  const first = closeInnings(playInnings({ ...newMatch('Test'), format: 'other' }, INDIA, '12x1'));
  const advance: Session = { ask: 'over-runs', team: NEPAL, overs: 1, isAdvance: true };
  expect(judgeSession(playInnings(first, NEPAL, '6x1'), advance)).toMatchObject({ run: 6 });
});

test('an advance session on an opening batter is void when another opens', () => {
  const match = played('4 W 6 W');
  const advance = (player: string): Session => ({ ask: 'player-runs', team: INDIA, player, isAdvance: true });
  expect(judgeSession(match, advance('I1'))).toMatchObject({ run: 4 });
  expect(judgeSession(match, advance('I3'))).toMatchObject({ kind: 'void', rule: 'opening-batter-changed' });
  expect(judgeSession(played(''), advance('I3'))).toEqual({ kind: 'undecided' });
});
