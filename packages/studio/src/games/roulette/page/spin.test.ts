import { expect, test } from 'vitest';
import { wheel } from '../spots.ts';
import { atRest, planSpin, pocketAngle, pocketRadius, rimRadius, rolling, spinAt, spinMs } from './spin.ts';

const onCircle = (degrees: number) => (Math.round((((degrees % 360) + 360) % 360) * 1e6) / 1e6) % 360;

const starts = [0, 613, 2_480, 9_999].flatMap((ms) =>
  [atRest(0), atRest(17)].map((from) => rolling(from, ms)),
);

test.each(wheel)(
  'the ball falls into the pocket of %i, which stops at the top, wherever the spin began',
  (number) => {
    for (const start of starts) {
      const end = spinAt(planSpin(start, number), spinMs);
      expect(onCircle(end.ball)).toBe(onCircle(pocketAngle(number)));
      expect(onCircle(end.wheel + end.ball)).toBe(0);
      expect(end.radius).toBeCloseTo(pocketRadius, 6);
    }
  },
);

test('wheel and ball never turn back, and slow down', () => {
  const spin = planSpin(rolling(atRest(5), 700), 32);
  const states = Array.from({ length: 61 }, (_, index) => spinAt(spin, index * 100));
  const steps = states.slice(1).map((state, index) => ({
    wheel: state.wheel - (states[index]?.wheel ?? 0),
    ball: (states[index]?.ball ?? 0) - state.ball,
  }));
  expect(Math.min(...steps.flatMap(({ wheel: turn, ball }) => [turn, ball]))).toBeGreaterThanOrEqual(0);
  for (const [index, step] of steps.slice(1).entries()) {
    expect(step.wheel).toBeLessThanOrEqual((steps[index]?.wheel ?? 0) + 1e-9);
    expect(step.ball).toBeLessThanOrEqual((steps[index]?.ball ?? 0) + 1e-9);
  }
});

test('the spin continues at the speed of the rolling ball, on the rim', () => {
  const start = rolling(atRest(0), 1_234);
  for (const number of wheel) {
    const [rolled, spun] = [rolling(start, 10), spinAt(planSpin(start, number), 10)];
    expect(Math.abs(rolled.ball - spun.ball)).toBeLessThan(0.05);
    expect(Math.abs(rolled.wheel - spun.wheel)).toBeLessThan(0.05);
    expect(spun.radius).toBe(rimRadius);
  }
});

test('pockets are in the order of the wheel, zero at the top', () => {
  const pocket = 360 / 37;
  expect([0, 32, 15, 26].map(pocketAngle)).toEqual([0, pocket, 2 * pocket, 36 * pocket]);
});
