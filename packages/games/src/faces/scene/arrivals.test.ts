import { describe, expect, it } from 'vitest';
import { type Arrivals, seeCards } from './arrivals.ts';
import type { SceneCard } from './lie-cards.ts';

const cards: readonly SceneCard[] = [
  { card: '9CC', place: 'tiger' },
  { card: 'KSS', place: 'lion' },
  { card: 'AHH', place: 'dragon' },
];

/** What the scene makes of the same round seen again and again. */
const watch = (...counts: readonly number[]): Arrivals => {
  let seen: Arrivals | undefined;
  for (const count of counts) seen = seeCards(seen, 'one', cards.slice(0, count));
  if (seen === undefined) throw new Error('nothing was seen');
  return seen;
};

describe('which cards are seen to fall', () => {
  it('shows the cards of a round joined late lying', () => {
    expect([...watch(3).fell]).toEqual([]);
  });

  it('lets each card fall that comes alone', () => {
    expect([...watch(0, 1, 2).fell]).toEqual([0, 1]);
  });

  it('shows several cards at once lying, for that is a page that comes back', () => {
    expect([...watch(1, 3).fell]).toEqual([]);
  });

  it('does not start a fall again when the same cards come again', () => {
    const seen = watch(0, 1);
    expect(seeCards(seen, 'one', cards.slice(0, 1))).toBe(seen);
  });

  it('sweeps the cards away with the next round, and forgets them with its first card', () => {
    const next = seeCards(watch(3), 'two', []);
    expect(next.leaving).toEqual(cards);
    const dealt = seeCards(next, 'two', cards.slice(0, 1));
    expect(dealt.leaving).toEqual([]);
    expect([...dealt.fell]).toEqual([0]);
  });

  it('shows the next round as it stands when it is well under way', () => {
    const next = seeCards(watch(3), 'two', cards.slice(0, 2));
    expect([...next.fell]).toEqual([]);
  });

  it('takes a card that was put right for a round seen anew', () => {
    const put = seeCards(watch(0, 1, 2), 'one', [{ card: '2CC', place: 'tiger' }, ...cards.slice(1, 2)]);
    expect([...put.fell]).toEqual([]);
  });
});
