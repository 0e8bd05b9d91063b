import { expect, test } from 'vitest';
import { findVirtualGame, outcomeFigures } from './virtual-games.ts';

test.each([
  [{ game: 'roulette', number: 17 }, '17', '17'],
  [{ game: 'dus-ka-dum', card: '10HH' }, 'ten of hearts', '10♥'],
  [
    { game: 'andar-bahar', joker: '7SS', cards: ['KDD', '7CC'] },
    'joker seven of spades, Bahar with card 2',
    '7♠ | K♦ 7♣',
  ],
])(
  'the outcome %o is described in words and in figures, without the codes of its cards',
  (shown, text, figures) => {
    const game = findVirtualGame(shown.game, '1');
    expect(game?.outcomeText(game.readShown(shown))).toBe(text);
    expect(outcomeFigures(shown)).toBe(figures);
  },
);

test('what is no outcome has no figures', () => {
  expect(outcomeFigures({ game: 'chess' })).toBe('');
});
