import { launchedGameIds } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { virtualGames } from '../src/rules/virtual-games.ts';
import { gameOfId, offeredGames } from '../src/server/offered-games.ts';
import { instantGame } from '../src/wire/instant.ts';

test('no two games share an id, and each is opened by its own', () => {
  expect(new Set(offeredGames.map(({ id }) => id)).size).toBe(offeredGames.length);
  for (const [game, id] of Object.entries(launchedGameIds)) expect(gameOfId(id)).toBe(game);
  expect(gameOfId('201206')).toBeUndefined();
});

test('every instant game has rules under its word', () => {
  expect(new Set(virtualGames.map(({ code }) => code))).toEqual(new Set(instantGame.options));
});

test('a stake returns at most what the best bet of its game pays, in the lobby the best of all', () => {
  const returns = offeredGames.map(({ kind, returnsTimes }) => [kind, returnsTimes]);
  expect(Object.fromEntries(returns)).toEqual({
    lobby: 121,
    roulette: 36,
    'dus-ka-dum': 39,
    'andar-bahar': 121,
    ludo: 2,
  });
});
