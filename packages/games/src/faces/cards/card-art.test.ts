import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Card, ranks, suits } from '../../kit/cards.ts';
import { symbolSheet } from '../symbol-sheet.tsx';
import { cardBackSvg, cardId, cardSvg, smallCardId } from './card-art.ts';

const cards = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));
const sheet = symbolSheet('M');
const sheetBytesMax = 8_000;

const idsIn = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const usedIn = (svg: string): string[] =>
  [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id ?? '');

describe('the symbol sheet', () => {
  it('has every card in both sizes', () => {
    const ids = new Set(idsIn(sheet));
    expect(cards).toHaveLength(52);
    expect(cards.filter((card) => !ids.has(cardId(card)) || !ids.has(smallCardId(card)))).toEqual([]);
  });

  it('defines every symbol once, and everything the symbols refer to', () => {
    const ids = idsIn(sheet);
    expect(new Set(ids).size).toBe(ids.length);
    expect(usedIn(sheet).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('stays small enough to load with the first table', () => {
    expect(gzipSync(sheet).length).toBeLessThan(sheetBytesMax);
  });

  it('needs no font for the faces', () => {
    expect(sheet).not.toContain('<text');
  });

  it("shows the brand's letter on the back", () => {
    expect(symbolSheet('R')).toMatch(/<text[^>]*>R<\/text>/);
  });
});

describe('a card as a picture of its own', () => {
  it.each(cards)('contains everything that %s refers to', (card) => {
    const svg = cardSvg(card);
    expect(usedIn(svg).filter((id) => !idsIn(svg).includes(id))).toEqual([]);
    expect(svg).not.toContain('<text');
  });

  it('is different for every card', () => {
    expect(new Set(cards.map(cardSvg)).size).toBe(52);
  });

  it('cannot be broken by a brand’s letter', () => {
    expect(cardBackSvg('<&')).not.toMatch(/<&|&</);
  });
});
