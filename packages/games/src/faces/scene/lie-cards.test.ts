import { describe, expect, it } from 'vitest';
import { ranks, suits } from '../../kit/cards.ts';
import { lay as layAndarBahar } from '../../tables/andar-bahar/face.tsx';
import { lay as layThreeHands } from '../../tables/teenpatti-three/face.tsx';
import { lieCards, offsetOf, type SceneCard } from './lie-cards.ts';

const widths = [320, 360, 412, 600, 716, 900];
const deck = suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}` as const));
const longest: SceneCard[] = deck.map((card, index) => ({
  card,
  place: index === 0 ? 'joker' : index % 2 === 1 ? 'bahar' : 'andar',
}));
const hands: SceneCard[] = deck
  .slice(0, 9)
  .map((card, index) => ({ card, place: ['tiger', 'lion', 'dragon'][index % 3] ?? '' }));

describe('where cards lie', () => {
  it.each(widths)('keeps the longest round of andar bahar in its boxes at %i', (width) => {
    const layout = layAndarBahar(width);
    for (const lying of lieCards(layout, longest)) {
      const box = layout.places.find(({ id }) => id === lying.dealt.place)?.box;
      if (box === undefined) throw new Error('a card without a box');
      expect(lying.x).toBeGreaterThanOrEqual(box.x);
      expect(lying.x + lying.width).toBeLessThanOrEqual(box.x + box.width);
      expect(lying.y + lying.width * 1.4).toBeLessThanOrEqual(box.y + box.height);
    }
  });

  it.each(widths)('keeps three hands in their boxes, and the boxes apart, at %i', (width) => {
    const layout = layThreeHands(width);
    const lying = lieCards(layout, hands);
    expect(lying).toHaveLength(9);
    for (const { dealt, x, width: cardWidth } of lying) {
      const box = layout.places.find(({ id }) => id === dealt.place)?.box;
      if (box === undefined) throw new Error('a card without a box');
      expect(x).toBeGreaterThanOrEqual(box.x);
      expect(x + cardWidth).toBeLessThanOrEqual(box.x + box.width);
    }
    const [first, second] = layout.places;
    expect((first?.box.x ?? 0) + (first?.box.width ?? 0)).toBeLessThan(second?.box.x ?? 0);
  });

  it('moves the cards of a row closer only when it is full', () => {
    const row = { x: 0, y: 0, cardWidth: 45, offset: 50, space: 195, tilt: 0, slots: 4 };
    expect([1, 2, 4].map((count) => offsetOf(row, count))).toEqual([50, 50, 50]);
    expect(offsetOf(row, 7)).toBe(25);
    expect(offsetOf(row, 26)).toBe(6);
  });

  it('highlights a whole hand, but only the last card of a long row', () => {
    const lit = (cards: readonly SceneCard[], place: string) =>
      lieCards(place === 'lion' ? layThreeHands(360) : layAndarBahar(360), cards)
        .filter(({ dealt, isLit }) => dealt.place === place && isLit)
        .map(({ index }) => index);
    expect(lit(hands, 'lion')).toEqual([1, 4, 7]);
    expect(lit(longest, 'bahar')).toEqual([51]);
  });

  it('draws no card for a place that the scene does not have', () => {
    expect(lieCards(layThreeHands(360), [{ card: 'KSS', place: 'joker' }])).toEqual([]);
  });
});
