import { expect, test } from 'vitest';
import { INDIA, NEPAL, newMatch, playInnings, playOn } from '../../testing/play-innings.ts';
import { makeDelivery } from './delivery.ts';
import {
  addDelivery,
  closeInnings,
  declareInnings,
  finishMatch,
  setTarget,
  startInnings,
} from './grow-match.ts';
import { scoreInnings } from './innings-score.ts';

const ball = makeDelivery({ batter: 'I1', nonStriker: 'I2', bowler: 'N11', batterRuns: 1 });

test('an over is opened by the ball after the sixth legal one', () => {
  const match = playInnings(newMatch('T20'), INDIA, '5x1 wd nb 1 2');
  expect(match.innings[0]?.overs.map((over) => over.deliveries.length)).toEqual([8, 1]);
  expect(match.innings[0]?.overs.map((over) => over.number)).toEqual([0, 1]);
});

test('a match with a ball added leaves the match before it as it was', () => {
  const before = playInnings(newMatch('T20'), INDIA, '6x1');
  const after = addDelivery(before, ball);
  expect(before.innings[0]?.overs).toHaveLength(1);
  expect(after.innings[0]?.overs).toHaveLength(2);
  expect(after.innings[0]?.overs[0]).toBe(before.innings[0]?.overs[0]);
});

test('nothing is bowled before an innings begins or after it is closed', () => {
  expect(() => addDelivery(newMatch('T20'), ball)).toThrow('no innings has begun');
  const closed = closeInnings(playInnings(newMatch('T20'), INDIA, '1'));
  expect(() => addDelivery(closed, ball)).toThrow('is closed');
});

test('an innings begins only for a side of the match, once the last is closed, in a match not over', () => {
  expect(() => startInnings(newMatch('T20'), 'Oman')).toThrow('does not play');
  const open = startInnings(newMatch('T20'), INDIA);
  expect(() => startInnings(open, NEPAL)).toThrow('is not closed');
  expect(() => startInnings(finishMatch(open, { kind: 'no result' }), NEPAL)).toThrow('is over');
});

test('a declared innings is closed', () => {
  const match = declareInnings(playInnings(newMatch('Test'), INDIA, '6x1'));
  expect(match.innings[0]).toMatchObject({ isDeclared: true, isClosed: true });
});

test('a target is set on the innings that chases it, and finishing closes the innings in play', () => {
  const first = closeInnings(playInnings(newMatch('T20'), INDIA, '6x1'));
  const chase = playOn(setTarget(startInnings(first, NEPAL), 7, 20), '6 6');
  const over = finishMatch(chase, { kind: 'won', team: NEPAL, by: '10 wickets' }, 'N1');
  expect(over.innings[1]).toMatchObject({ isClosed: true, target: { runs: 7, overs: 20 } });
  expect(over.playerOfMatch).toBe('N1');
});

test('penalty runs before and after an innings count in its total', () => {
  const open = playInnings(newMatch('T20'), INDIA, '4 2', { penaltyRunsBefore: 5 });
  const innings = closeInnings(open, 6).innings[0];
  expect(innings && scoreInnings(innings, 6, true).runs).toBe(17);
  expect(innings && scoreInnings(innings, 6, false).runs).toBe(6);
});
