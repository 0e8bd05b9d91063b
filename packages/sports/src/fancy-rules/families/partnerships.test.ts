import { expect, test } from 'vitest';
import { INDIA, newMatch, playInnings } from '../../../testing/play-innings.ts';
import { closeInnings, finishMatch } from '../../score/grow-match.ts';
import { judgeSession } from '../judge-session.ts';

const played = (balls: string) => playInnings(newMatch('T20'), INDIA, balls);
const first = { team: INDIA, wicket: 1 };

test('a partnership counts its runs, balls and boundaries up to its wicket', () => {
  const match = played('4 wd 6 b1 W 6');
  expect(judgeSession(match, { ask: 'pship-runs', ...first })).toMatchObject({ run: 12 });
  expect(judgeSession(match, { ask: 'pship-balls', ...first })).toMatchObject({ run: 4 });
  expect(judgeSession(match, { ask: 'pship-boundaries', ...first })).toMatchObject({ run: 2 });
});

test('a partnership goes on with the next batter when one is injured', () => {
  expect(judgeSession(played('4 rh 6'), { ask: 'pship-boundaries', ...first })).toEqual({
    kind: 'undecided',
  });
  expect(judgeSession(played('4 rh 6 W'), { ask: 'pship-runs', ...first })).toMatchObject({
    run: 10,
    rule: 'partnership-continues',
  });
});

test('a partnership unbroken at the end of the innings stands, one cut off by weather or never begun is void', () => {
  expect(judgeSession(closeInnings(played('120x1')), { ask: 'pship-runs', ...first })).toMatchObject({
    run: 120,
  });
  const rained = finishMatch(played('30x1'), { kind: 'no result' });
  expect(judgeSession(rained, { ask: 'pship-runs', ...first })).toMatchObject({
    rule: 'abandoned-or-reduced',
  });
  expect(judgeSession(rained, { ask: 'pship-runs', team: INDIA, wicket: 2 })).toMatchObject({
    rule: 'did-not-bat',
  });
});
