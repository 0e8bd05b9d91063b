import { keyFromText } from '@maidan/betting';
import { commitToFlight, flightVersion } from '@maidan/games/rules';
import type { Db } from '@maidan/process/db/db.ts';
import { expect, it } from 'vitest';
import type { FlightRound, FlightRounds } from './flight-rounds.ts';
import { createHistory } from './history.ts';

const salt = '0'.repeat(64);

const roundOf = (number: number): FlightRound => {
  const seed = keyFromText(`flight ${number}`);
  return {
    roundId: `aviator.${number}`,
    number,
    seed: { seed, chainEnd: '', position: number },
    salt,
    commitment: commitToFlight(seed, flightVersion, salt),
    crash: 100 + number,
  };
};

it('the history keeps the last thirty flights, the newest first', () => {
  const history = createHistory({} as Db, {} as FlightRounds);
  for (let number = 1; number <= 35; number += 1)
    history.record(roundOf(number), { isVoid: number === 34, at: number });
  const kept = history.last();
  expect(kept.map(({ roundId }) => roundId)).toEqual(
    Array.from({ length: 30 }, (_, index) => `aviator.${35 - index}`),
  );
  expect(kept.slice(0, 2)).toMatchObject([
    { crash: 135, isVoid: false },
    { crash: 134, isVoid: true },
  ]);
});

it('the history has a flight once, even if its end is recorded again after an error', () => {
  const history = createHistory({} as Db, {} as FlightRounds);
  for (const at of [1, 2]) history.record(roundOf(7), { isVoid: false, at });
  expect(history.last()).toMatchObject([{ roundId: 'aviator.7', at: 2 }]);
});
