import { keyFromText } from '@maidan/betting';
import { rankOf } from '@maidan/games/kit/cards.ts';
import { fullDeck } from '@maidan/games/kit/decks.ts';
import { choose } from '@maidan/games/kit/exact-returns.ts';
import { describe, expect, it } from 'vitest';
import { settleBets } from '../../rules/virtual-game.ts';
import { roundWords } from '../../rules/words.ts';
import { andarBaharInstant as game } from './game.ts';
import { ways } from './returns.ts';

/** A second settlement, written from the rules alone. */
function plainPaid(joker: string, count: number, option: string): number {
  const face = joker.slice(0, -2);
  const height = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(face) + 1;
  const isRed = joker.endsWith('HH') || joker.endsWith('DD');
  const side = count % 2 === 1 ? 'andar' : 'bahar';
  const prices: Record<string, number> = {
    'cards-1-5': 3.55,
    'cards-6-10': 4.45,
    'cards-11-15': 5.7,
    'cards-16-25': 4.4,
    'cards-26-30': 15.8,
    'cards-31-35': 26,
    'cards-36-40': 51,
    'cards-41-49': 121,
  };
  if (option === 'andar') return side === 'andar' ? 1.9 : 0;
  if (option === 'bahar') return side === 'bahar' ? 2 : 0;
  if (option in prices) {
    const [, least, most] = option.split('-').map(Number);
    return count >= (least ?? 0) && count <= (most ?? 0) ? (prices[option] ?? 0) : 0;
  }
  if (option === 'joker-red') return isRed ? 1.95 : 0;
  if (option === 'joker-black') return isRed ? 0 : 1.95;
  if (option === 'joker-below-8') return height <= 7 ? 1.8 : 0;
  if (option === 'joker-8') return height === 8 ? 12.5 : 0;
  if (option === 'joker-above-8') return height >= 9 ? 2.5 : 0;
  if (option.startsWith('joker-rank-')) return option.slice(11) === face ? 12.5 : 0;
  return joker.endsWith(option.slice(6)) ? 3.85 : 0;
}

describe('instant andar bahar', () => {
  it('pays, for every joker and every length, what a second settlement pays', () => {
    for (const { outcome } of ways())
      for (const { id } of game.options) {
        const [paid] = settleBets(game, outcome, [{ option: id, points: 100 }]);
        const due = Math.round(plainPaid(outcome.joker, outcome.cards.length, id) * 10_000);
        if (Number(paid) !== due) expect([outcome.joker, outcome.cards.length, id, paid]).toEqual(due);
      }
  });

  it('deals from one deck until the joker’s rank is dealt, and no card twice', () => {
    for (let round = 0; round < 300; round += 1) {
      const seeds = { serverSeed: keyFromText('ab'), roundId: `andar-bahar.${round}`, clientSeed: 'player' };
      const { joker, cards } = game.draw(roundWords(seeds));
      expect(new Set([joker, ...cards]).size).toBe(cards.length + 1);
      expect(cards.map((card) => rankOf(card) === rankOf(joker))).toEqual(
        cards.map((_, place) => place === cards.length - 1),
      );
    }
  });

  it('ends at card n in C(51 - n, 2) of C(51, 3) ways, by another computation', () => {
    // The first n - 1 cards are none of the three matches and the n-th is one: a product of fractions.
    for (let n = 1; n <= 49; n += 1) {
      let [top, bottom] = [3n, BigInt(52 - n)];
      for (let card = 0; card < n - 1; card += 1) {
        top *= BigInt(48 - card);
        bottom *= BigInt(51 - card);
      }
      expect(top * choose(51, 3)).toBe(bottom * choose(51 - n, 2));
    }
    const total = ways().reduce((sum, { weight }) => sum + weight, 0n);
    expect(total).toBe(52n * choose(51, 3));
  });

  it('has every option once, and each of the 52 cards as joker among its ways', () => {
    expect(new Set(game.options.map(({ id }) => id)).size).toBe(game.options.length);
    expect(game.options).toHaveLength(2 + 8 + 2 + 4 + 3 + 13);
    expect(new Set(ways().map(({ outcome }) => outcome.joker))).toEqual(new Set(fullDeck));
  });
});
