import { describe, expect, it } from 'vitest';
import { type Arrivals, seeCards } from './arrivals.ts';
import type { SceneCard } from './lie-cards.ts';

const cards: readonly SceneCard[] = [
  { card: '9CC', place: 'tiger' },
  { card: 'KSS', place: 'lion' },
  { card: 'AHH', place: 'dragon' },
];

/** The state after the same round has been seen with these numbers of cards. */
const watch = (...counts: readonly number[]): Arrivals => {
  let seen: Arrivals | undefined;
  for (const count of counts) seen = seeCards(seen, 'one', cards.slice(0, count));
  if (seen === undefined) throw new Error('nothing was seen');
  return seen;
};

describe('the animation of cards', () => {
  it('is left out when a round is joined late', () => {
    expect([...watch(3).fell]).toEqual([]);
  });

  it('is shown for each card that arrives alone', () => {
    expect([...watch(0, 1, 2).fell]).toEqual([0, 1]);
  });

  it('is left out when several cards arrive at once, as when a page was hidden', () => {
    expect([...watch(1, 3).fell]).toEqual([]);
  });

  it('does not start again when the same cards arrive again', () => {
    const seen = watch(0, 1);
    expect(seeCards(seen, 'one', cards.slice(0, 1))).toBe(seen);
  });

  it('clears the cards away when the next round begins, until its first card', () => {
    const next = seeCards(watch(3), 'two', []);
    expect(next.leaving).toEqual(cards);
    const dealt = seeCards(next, 'two', cards.slice(0, 1));
    expect(dealt.leaving).toEqual([]);
    expect([...dealt.fell]).toEqual([0]);
  });

  it('is left out when the next round is already under way', () => {
    const next = seeCards(watch(3), 'two', cards.slice(0, 2));
    expect([...next.fell]).toEqual([]);
  });

  it('is left out when a card of the round was corrected', () => {
    const put = seeCards(watch(0, 1, 2), 'one', [{ card: '2CC', place: 'tiger' }, ...cards.slice(1, 2)]);
    expect([...put.fell]).toEqual([]);
  });
});
