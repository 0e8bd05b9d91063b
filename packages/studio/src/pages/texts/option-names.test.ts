import { expect, test } from 'vitest';
import { instantGames, virtualGames } from '../../rules/virtual-games.ts';
import { useOptionNames } from './option-names.ts';
import { languages } from './studio-texts.ts';

test.each(languages)('every option of every instant game has a name of its own in %s', async (language) => {
  const nameOf = await useOptionNames.load(language);
  for (const game of instantGames) {
    const options = virtualGames.findLast(({ code }) => code === game)?.options ?? [];
    expect(options).not.toEqual([]);
    const names = options.map(({ id }) => nameOf(game, id));
    expect(names.filter((name) => !name || name.includes('undefined'))).toEqual([]);
    // The board has a joker of eight twice: between below and above, and among the ranks.
    const twice = game === 'andar-bahar' ? 1 : 0;
    expect(new Set(names).size, `names in ${game}`).toBe(options.length - twice);
  }
});

test.each([
  ['roulette', 'red', 'लाल'],
  ['dus-ka-dum', 'suit-HH', 'पान'],
  ['andar-bahar', 'cards-1-5', '1-5 पत्ते'],
] as const)('an option of %s is in Hindi on a Hindi page', async (game, option, name) => {
  expect((await useOptionNames.load('hi'))(game, option)).toBe(name);
});
