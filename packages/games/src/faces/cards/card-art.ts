import { type Card, type Rank, ranks, type Suit, suits } from '../../kit/cards.ts';
import {
  courtId,
  fullFace,
  inkOf,
  isCourt,
  rankId,
  rankOutline,
  smallFace,
  splitCard,
  suitId,
  suitShapes,
} from './card-faces.ts';
import { courtFigure } from './court-figures.ts';

const paper =
  '<linearGradient id="md-paper" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#EFEBDF"/></linearGradient>';
const lattice =
  '<pattern id="md-lattice" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 5 5 0l5 5-5 5z" fill="none" stroke="#E3B341" stroke-opacity=".55" stroke-width=".8"/><circle cx="5" cy="5" r="1" fill="#E3B341" fill-opacity=".7"/></pattern>';

const sheet = (radius: number): string =>
  `<rect x=".5" y=".5" width="99" height="139" rx="${radius}" fill="url(#md-paper)" stroke="#0b1512" stroke-opacity=".35"/>`;

const suitSymbol = (suit: Suit): string =>
  `<symbol id="${suitId(suit)}" viewBox="0 0 100 100"><path d="${suitShapes[suit]}"/></symbol>`;
const rankMark = (rank: Rank): string => `<g id="${rankId(rank)}">${rankOutline(rank)}</g>`;
const courtHalf = (rank: Rank, isRed: boolean): string =>
  isCourt(rank) ? `<g id="${courtId(rank, isRed)}">${courtFigure(rank, isRed)}</g>` : '';

export const cardId = (card: Card): string => `md-${card}`;
export const smallCardId = (card: Card): string => `md-${card}-s`;
export const cardBackId = 'md-back';

/** The house's own M is drawn; another brand's letter is set in the page's font for figures. */
const letterMark = (letter: string): string =>
  letter === 'M'
    ? '<path d="M38 80V60l12 11 12-11v20" fill="none" stroke="#FFC53D" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"/>'
    : `<text x="50" y="81" text-anchor="middle" font-family="Barlow Condensed,Arial Narrow,sans-serif" font-weight="700" font-size="31" fill="#FFC53D">${letter.replace(/[<&]/g, '')}</text>`;

const backFace = (letter: string): string =>
  `<rect x=".5" y=".5" width="99" height="139" rx="8" fill="#F4EFE1" stroke="#0b1512" stroke-opacity=".4"/><rect x="6" y="6" width="88" height="128" rx="5" fill="#0F3D30"/><rect x="6" y="6" width="88" height="128" rx="5" fill="url(#md-lattice)"/>` +
  `<g stroke="#E3B341" fill="none"><rect x="9.5" y="9.5" width="81" height="121" rx="3"/><circle cx="50" cy="70" r="21" fill="#0B2C23" stroke-width="1.4"/><circle cx="50" cy="70" r="17.5" stroke-width=".6" stroke-dasharray="1.5 2"/></g>${letterMark(letter)}`;

const faceSymbols = (card: Card): string => {
  const ink = inkOf(splitCard(card).isRed);
  const open = (id: string) => `<symbol id="${id}" viewBox="0 0 100 140" fill="${ink}">`;
  return `${open(cardId(card))}${sheet(8)}${fullFace(card)}</symbol>${open(smallCardId(card))}${sheet(11)}${smallFace(card)}</symbol>`;
};

/** Every card in both sizes and the back, for `<use>`: the content of one hidden svg. */
export function cardSheet(letter: string): string {
  const courts = ranks.flatMap((rank) => [courtHalf(rank, false), courtHalf(rank, true)]);
  const faces = suits.flatMap((suit) => ranks.map((rank) => faceSymbols(`${rank}${suit}`)));
  return `<defs>${paper}${lattice}${ranks.map(rankMark).join('')}${courts.join('')}</defs>${suits.map(suitSymbol).join('')}<symbol id="${cardBackId}" viewBox="0 0 100 140">${backFace(letter)}</symbol>${faces.join('')}`;
}

const alone = (defs: string, drawing: string, ink: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="200" height="280"><defs>${defs}</defs><g fill="${ink}">${drawing}</g></svg>`;

/** One card as a standalone svg. */
export function cardSvg(card: Card): string {
  const { rank, suit, isRed } = splitCard(card);
  const defs = `${paper}${suitSymbol(suit)}${rankMark(rank)}${courtHalf(rank, isRed)}`;
  return alone(defs, `${sheet(8)}${fullFace(card)}`, inkOf(isRed));
}

export function cardBackSvg(letter: string): string {
  return alone(lattice, backFace(letter), 'none');
}
