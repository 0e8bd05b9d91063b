import { keyFromText } from '@maidan/betting';
import { expect, test } from 'vitest';
import { virtualGames } from '../../rules/virtual-games.ts';
import { roundWords } from '../../rules/words.ts';
import { winnersOf } from './winners-of.ts';

test.each(virtualGames.map((game) => [game.code, game.version, game] as const))(
  'the outcome that %s, rules %s, shows has the winners of the round that was drawn',
  (code, _, game) => {
    for (const clientSeed of ['one-seed', 'other-seed', 'third-seed', 'fourth-seed']) {
      const words = roundWords({
        serverSeed: keyFromText('winners'),
        roundId: `${code}.round-one`,
        clientSeed,
      });
      const drawn = game.draw(words);
      const winners = game.options.map(({ id }) => id).filter((id) => game.verdict(drawn, id) === 'wins');
      expect(winners).not.toEqual([]);
      expect([...winnersOf(game, game.outcomeToShow(drawn))]).toEqual(winners);
    }
  },
);
