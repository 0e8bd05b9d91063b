import { deckOf40 } from '@maidan/games/kit/decks.ts';
import { describe, expect, it } from 'vitest';
import { settleBets } from '../../rules/virtual-game.ts';
import { dusKaDum } from './game.ts';

/** A second settlement, written from the rules alone. */
function plainPaid(card: string, option: string, points: number): number {
  const face = card.slice(0, -2);
  const suit = card.slice(-1);
  const number = face === 'A' ? 1 : Number(face);
  const isRed = suit === 'H' || suit === 'D';
  const [kind = '', value = ''] = option.split('-');
  if (kind === 'number') return number === Number(value) ? points * 9.6 : 0;
  if (kind === 'suit') return value[0] === suit ? points * 3.86 : 0;
  if (kind === 'card') return value === card ? points * 38.5 : 0;
  const halves: Record<string, boolean> = {
    odd: [1, 3, 5, 7, 9].includes(number),
    even: [2, 4, 6, 8, 10].includes(number),
    low: number < 6,
    high: number > 5,
    red: isRed,
    black: !isRed,
  };
  return halves[option] ? points * 1.95 : 0;
}

describe('dus ka dum', () => {
  it('pays, for every card and every bet, what a second settlement pays', () => {
    for (const card of deckOf40)
      for (const { id } of dusKaDum.options) {
        const [paid] = settleBets(dusKaDum, card, [{ option: id, points: 100 }]);
        expect([card, id, Number(paid)]).toEqual([card, id, Math.round(plainPaid(card, id, 100) * 100)]);
      }
  });

  it('has ten numbers, six halves, four suits and forty cards, each with a unique name', () => {
    expect(dusKaDum.options).toHaveLength(60);
    expect(new Set(dusKaDum.options.map(({ id }) => id)).size).toBe(60);
    expect(new Set(dusKaDum.options.map(({ name }) => name)).size).toBe(60);
    expect(dusKaDum.options.slice(0, 2).map(({ name }) => name)).toEqual(['1 Ekka', '2 Dukki']);
  });

  it('draws each of the forty cards by its index in the deck', () => {
    const drawn = deckOf40.map((_, place) => dusKaDum.draw({ below: () => place }));
    expect(drawn).toEqual(deckOf40);
  });
});
