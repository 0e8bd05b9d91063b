import { expect, test } from 'vitest';
import { readFlight } from '../flight/flight-wire.ts';
import { announcementOf } from './stage.tsx';

const texts = { open: 'open', void: 'called off', flewAwayAt: (at: string) => `flew away at ${at}` };
const state = {
  roundId: 'aviator.7',
  curentMultiplier: 1,
  crashValue: 0,
  crashStatus: false,
  waitingTime: 4,
  progress: 0,
  isBetting: false,
};

test.each([
  ['an open round', { gameStatus: 'open' }, 'open'],
  ['a plane in the air', { gameStatus: 'running' }, undefined],
  ['a flight that is over', { gameStatus: 'waiting', crashValue: 2.5 }, 'flew away at 2.50x'],
  ['a flight that was called off', { gameStatus: 'waiting', isVoid: true }, 'called off'],
  ['the end of a round', { gameStatus: 'close', crashValue: 2.5 }, undefined],
])('%s is announced with its state', (_, changes, expected) => {
  expect(announcementOf(readFlight(JSON.stringify({ ...state, ...changes }), 0), texts)).toBe(expected);
});
