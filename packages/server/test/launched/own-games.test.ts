import { instantGame, studioGame } from '@maidan/contract';
import { virtualGames } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { ownGames } from '../../src/launched/games/own-games.ts';
import { gameIds, gameOfId } from '../../src/studio/game-ids.ts';

const ofStudio = ownGames.filter(({ adapter }) => adapter === 'studio');

test.each(ofStudio.map((row) => [row.name, row] as const))(
  'the studio has a page for %s, at the address of its row and under the id it asks the wallet with',
  (_, { id, kind, address }) => {
    const game = gameOfId(id);
    expect(game, `${id} is in gameIds of studio/game-ids.ts`).toBeDefined();
    expect([kind, address]).toEqual([game, `/play/${game}`]);
  },
);

test('every game of the studio has a row', () => {
  expect(ofStudio.map(({ id }) => id).toSorted()).toEqual(
    studioGame.options.map((game) => gameIds[game]).toSorted(),
  );
});

test('an instant game has rules, which name it by the id of its row', () => {
  expect(new Set(virtualGames.map(({ code }) => code))).toEqual(new Set(instantGame.options));
  for (const { code, gameId } of virtualGames)
    expect(ofStudio.find(({ kind }) => kind === code)?.id).toBe(gameId);
});
