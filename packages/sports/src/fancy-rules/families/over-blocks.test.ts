import { expect, test } from 'vitest';
import { INDIA, NEPAL, newMatch, playInnings, playOn } from '../../../testing/play-innings.ts';
import { addPowerplay, closeInnings, finishMatch } from '../../score/grow-match.ts';
import { judgeSession } from '../judge-session.ts';

const played = (balls: string) => playInnings(newMatch('T20'), INDIA, balls);

test('a six over boundary session needs 6 overs', () => {
  const session = { ask: 'over-block-boundaries', team: INDIA, overs: 6 } as const;
  expect(judgeSession(played('4 6 4r 32x.'), session)).toEqual({ kind: 'undecided' });
  expect(judgeSession(played('4 6 4r 33x. 4'), session)).toMatchObject({ run: 2 });
  expect(judgeSession(finishMatch(played('4 6 4r'), { kind: 'no result' }), session)).toMatchObject({
    kind: 'void',
    rule: 'six-over-boundaries',
  });
});

test('dot balls are those of the first 6 or 20 overs of the first innings', () => {
  const match = played('W 1 b1 wd 33x.');
  expect(judgeSession(match, { ask: 'dot-balls', team: INDIA, overs: 6 })).toMatchObject({
    run: 33,
    rule: 'dot-balls',
  });
  expect(judgeSession(match, { ask: 'dot-balls', team: INDIA, overs: 10 })).toMatchObject({ kind: 'void' });
  const reply = playInnings(closeInnings(playOn(match, '84x1')), NEPAL, '36x.');
  expect(judgeSession(reply, { ask: 'dot-balls', team: NEPAL, overs: 6 })).toMatchObject({
    kind: 'void',
    rule: 'dot-balls',
  });
});

test('the power play is the first 4 overs', () => {
  const session = { ask: 'power-play-runs', team: INDIA } as const;
  expect(judgeSession(played('23x1'), session)).toEqual({ kind: 'undecided' });
  expect(judgeSession(played('24x1 6'), session)).toMatchObject({ run: 24, rule: 'power-play' });
});

test('the power surge is the two overs the batting side picks, void if it never does', () => {
  const session = { ask: 'power-surge-runs', team: INDIA } as const;
  const chosen = addPowerplay(played('72x.'), { kind: 'surge', fromBall: 73, toBall: 84 });
  expect(judgeSession(chosen, session)).toEqual({ kind: 'undecided' });
  expect(judgeSession(playOn(chosen, '12x2 6'), session)).toMatchObject({ run: 24, rule: 'power-surge' });
  expect(judgeSession(closeInnings(played('120x1')), session)).toMatchObject({
    kind: 'void',
    rule: 'power-surge',
  });
});
