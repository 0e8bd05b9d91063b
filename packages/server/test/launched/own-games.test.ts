import { launchedGameIds } from '@maidan/contract';
import { virtualGames } from '@maidan/studio/rules';
import { gameOfId } from '@maidan/studio/server';
import { instantGame } from '@maidan/studio/wire';
import { expect, test } from 'vitest';
import { ownGames } from '../../src/products/launched/games/own-games.ts';

test('no two own games share an id, and the studio opens the game of its id', () => {
  expect(new Set(ownGames.map(({ id }) => id)).size).toBe(ownGames.length);
  for (const [game, id] of Object.entries(launchedGameIds)) expect(gameOfId(id)).toBe(game);
  expect(gameOfId('201206')).toBeUndefined();
});

test('every instant game has rules under its word', () => {
  expect(new Set(virtualGames.map(({ code }) => code))).toEqual(new Set(instantGame.options));
});

/** A bet returns its price, stake included; odds are profit in ten-thousandths. */
const bestOf = ({ options }: (typeof virtualGames)[number]) =>
  Math.max(...options.map(({ odds }) => odds / 10_000 + 1));

test.each(virtualGames.map((game) => [game.code, game] as const))(
  'the wallet pays the best bet of %s and nothing above it',
  (code, game) => {
    expect(ownGames.find(({ kind }) => kind === code)?.returns_times).toBe(Math.ceil(bestOf(game)));
  },
);

test('the lobby, whose session may play any of them, has the most of all', () => {
  const most = Math.max(...virtualGames.map(bestOf));
  expect(ownGames.find(({ kind }) => kind === 'lobby')?.returns_times).toBe(Math.ceil(most));
});
