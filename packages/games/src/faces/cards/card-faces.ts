import type { Card, Rank, Suit } from '../../kit/cards.ts';
import { type Court, courtFrame, courtSash } from './court-figures.ts';
import { pips } from './pips.ts';
import { splitCard } from './split-card.ts';

export const suitId = (suit: Suit): string => `md-${suit}`;
export const rankId = (rank: Rank): string => `md-${rank}`;
export const courtId = (court: Court, isRed: boolean): string => `md-${court}${isRed ? 'r' : 'b'}`;

const red = '#C4122F';
const black = '#16231F';
export const inkOf = (isRed: boolean): string => (isRed ? red : black);

const turned = 'transform="rotate(180 50 70)"';

const suitAt = (suit: Suit, x: number, y: number, size: number): string =>
  `<use href="#${suitId(suit)}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`;

export const isCourt = (rank: Rank): rank is Court => rank === 'J' || rank === 'Q' || rank === 'K';

function middleOf(card: Card): string {
  const { rank, suit, isRed } = splitCard(card);
  if (isCourt(rank)) {
    const half = `<use href="#${courtId(rank, isRed)}"`;
    return `${courtFrame}${half}/>${half} ${turned}/>${courtSash}`;
  }
  if (card === 'ASS') {
    return `<g fill="none" stroke="#C99A2E"><circle cx="50" cy="70" r="29"/><circle cx="50" cy="70" r="31.5" stroke-width=".6" stroke-dasharray="1 3"/></g>${suitAt(suit, 50, 69, 44)}/><circle cx="50" cy="74" r="3.5" fill="#E3A62A"/>`;
  }
  if (rank === 'A') return `${suitAt(suit, 50, 70, 40)}/>`;
  return (pips[rank] ?? [])
    .map(([x, y]) => `${suitAt(suit, x, y, 15)}${y > 70 ? ` transform="rotate(180 ${x} ${y})"` : ''}/>`)
    .join('');
}

/** The face without its background, in 100 x 140. The index is large, so that it can be read in a fan. */
export function fullFace(card: Card): string {
  const { rank, suit } = splitCard(card);
  const corner = `<use href="#${rankId(rank)}" transform="translate(14 31)scale(.1)"/>${suitAt(suit, 14, 44.5, 17)}/>`;
  return `${middleOf(card)}${corner}<g ${turned}>${corner}</g>`;
}

/** For cards under 40 pixels wide: only the rank and the suit. */
export function smallFace(card: Card): string {
  const { rank, suit } = splitCard(card);
  const at = rank === '10' ? 'translate(31 62)scale(.22)' : 'translate(27 62)scale(.206)';
  return `<use href="#${rankId(rank)}" transform="${at}"/>${suitAt(suit, 65, 101, 58)}/>`;
}
