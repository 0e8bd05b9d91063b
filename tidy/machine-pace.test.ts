import { afterEach, expect, test, vi } from 'vitest';
import { givenPace, pace, patience } from '../scripts/machine-pace.ts';

const handedOn = process.env.MACHINE_PACE;
afterEach(() => {
  vi.restoreAllMocks();
  process.env.MACHINE_PACE = handedOn;
});

function measuredOnAMachine(takingMs: number): number {
  delete process.env.MACHINE_PACE;
  vi.spyOn(performance, 'now')
    .mockReturnValueOnce(1_000)
    .mockReturnValueOnce(1_000 + takingMs);
  return pace();
}

test('limits grow with the time that a fixed computation takes, up to eightfold', () => {
  expect(measuredOnAMachine(400)).toBe(2.5);
  expect(patience(20_000)).toBe(50_000);
  expect(measuredOnAMachine(40)).toBe(1);
  expect(patience(20_000)).toBe(20_000);
  expect(measuredOnAMachine(60_000)).toBe(8);
});

test('the pace is measured once, and handed on to the processes that are started', () => {
  const measured = measuredOnAMachine(320);
  expect(process.env.MACHINE_PACE).toBe(String(measured));
  vi.spyOn(performance, 'now').mockImplementation(() => expect.fail('measured again'));
  expect(pace()).toBe(measured);
});

test('a pace that is no number from 1 to 8 is refused', () => {
  expect(givenPace(undefined)).toBeUndefined();
  expect(givenPace('')).toBeUndefined();
  expect(givenPace('1.5')).toBe(1.5);
  for (const given of ['slow', '0', '0.5', '9', 'NaN'])
    expect(() => givenPace(given)).toThrow(`MACHINE_PACE is "${given}"`);
});

test('every test file is handed the pace that its runner measured', () => {
  expect(givenPace(handedOn)).toBeGreaterThanOrEqual(1);
});
