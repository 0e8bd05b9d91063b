import { type Card, colourOf, type Rank, rankOf, type Suit, suitOf } from '../../kit/cards.ts';
import { type Court, courtFrame, courtSash } from './court-figures.ts';

/** Paths in a square of 100 x 100. */
export const suitShapes: Readonly<Record<Suit, string>> = {
  SS: 'M50 4c7 17 43 35 43 59 0 14-10 22-21 22-9 0-15-5-18-12 1 10 5 18 13 23H33c8-5 12-13 13-23-3 7-9 12-18 12C17 85 7 77 7 63 7 39 43 21 50 4z',
  HH: 'M50 92C20 64 6 48 6 31 6 16 17 7 29 7c10 0 17 6 21 15C54 13 61 7 71 7c12 0 23 9 23 24 0 17-14 33-44 61z',
  CC: 'M50 5a20.5 20.5 0 0 1 15 34.5A20.5 20.5 0 1 1 56 70c1 11 5 20 12 26H32c7-6 11-15 12-26A20.5 20.5 0 1 1 35 39.5 20.5 20.5 0 0 1 50 5z',
  DD: 'M50 3c9 18 22 34 36 47-14 13-27 29-36 47C41 79 28 63 14 50 28 37 41 21 50 3z',
};

interface SplitCard {
  readonly rank: Rank;
  readonly suit: Suit;
  readonly isRed: boolean;
}

export const splitCard = (card: Card): SplitCard => ({
  rank: rankOf(card),
  suit: suitOf(card),
  isRed: colourOf(card) === 'red',
});

const signs: Readonly<Record<Suit, string>> = { SS: '♠', HH: '♥', CC: '♣', DD: '♦' };

/** A short name that is the same in every language: 10♥. */
export const cardSign = (card: Card): string => `${rankOf(card)}${signs[suitOf(card)]}`;

type Pip = readonly [x: number, y: number];

const [left, middle, right] = [37, 50, 63];
const ends: readonly Pip[] = [
  [left, 25],
  [right, 25],
  [left, 115],
  [right, 115],
];
const sides: readonly Pip[] = [
  [left, 70],
  [right, 70],
];
const fours: readonly Pip[] = [
  [left, 55],
  [right, 55],
  [left, 85],
  [right, 85],
];

/** The positions of the suit signs on a card of 100 x 140; those in the lower half are rotated. */
const pips: Readonly<Partial<Record<Rank, readonly Pip[]>>> = {
  2: [
    [middle, 25],
    [middle, 115],
  ],
  3: [
    [middle, 25],
    [middle, 70],
    [middle, 115],
  ],
  4: ends,
  5: [...ends, [middle, 70]],
  6: [...ends, ...sides],
  7: [...ends, ...sides, [middle, 47.5]],
  8: [...ends, ...sides, [middle, 47.5], [middle, 92.5]],
  9: [...ends, ...fours, [middle, 70]],
  10: [...ends, ...fours, [middle, 40], [middle, 100]],
};

/**
 * Outlines of Barlow Condensed Bold (SIL Open Font License), 350 to the em, centred on the advance, on the
 * baseline: cards look the same where the font is missing, such as in a picture made on the server.
 */
const figures = {
  A: 'M29 -4l-5-33q0-2-2-2h-45q-2 0-2 2l-5 33q-1 4-5 4h-41q-4 0-3-5l51-236q1-4 5-4h47q4 0 4 4l51 236l1 2q0 3-4 3h-42q-4 0-5-4zM-16 -77h31q2 0 1-2l-16-96q0-1-1-1q-1 0-1 1l-16 96q0 2 2 2z',
  2: 'M-8 -43q0 1 1 1h73q2 0 3 1q2 1 2 3v34q0 2-2 3q-1 1-3 1h-129q-2 0-3-1q-1-1-1-3v-36q0-3 2-5q14-18 19-25q31-40 44-60q19-30 19-51q0-11-5-18q-5-6-13-6q-8 0-13 6q-5 7-4 17v14q0 2-1 3q-2 1-3 1h-42q-2 0-3-1q-1-1-1-3v-16q1-29 20-46q20-18 49-18q30 0 48 19q18 18 18 49q0 18-6 34q-6 17-19 36q-9 14-33 45l-17 21q0 0 0 1z',
  3: 'M65 -78q0 16-1 27q-3 25-20 39q-16 15-44 15q-29 0-48-16q-18-15-19-41q-1-9-1-20q0-4 4-4h41q4 0 4 4q0 8 1 15q1 9 6 14q4 5 12 5q7 0 11-4q5-5 6-14q1-12 1-25q0-16-2-26q-1-8-5-12q-5-5-11-5q-6 0-11 5q-2 1-3 1q-1 0-3-1l-21-22q-1-1-1-3q0-1 1-3l42-52q1-1 1-1q-1-1-2-1h-63q-2 0-3-1q-1-1-1-3v-34q0-2 1-3q1-1 3-1h121q1 0 3 1q1 1 1 3v35q0 3-2 5l-39 50q-1 1-1 1q0 1 1 1q16 1 26 14q11 13 13 31q2 14 2 26z',
  4: 'M79 -105q1 1 1 3v36q0 2-1 3q-2 1-3 1h-11q-2 0-2 2v56q0 2-1 3q-1 1-3 1h-41q-2 0-3-1q-1-1-1-3v-56q0-2-2-2h-88q-1 0-3-1q-1-1-1-3v-29q0-3 1-5l46-141q2-4 5-4h44q3 0 4 1q1 1 0 4l-42 132q0 2 1 2h33q2 0 2-2v-37q0-1 1-3q1-1 3-1h41q2 0 3 1q1 2 1 3v37q0 2 2 2h11q1 0 3 1z',
  5: 'M69 -76q0 11-1 22q-2 27-19 42q-18 15-48 15q-28 0-45-14q-17-14-21-42l-1-10q0-4 5-4h41q4 0 4 4q0 2 1 6q3 17 16 17q7 0 12-4q4-5 5-13q1-9 1-20q0-7-1-17q-1-9-6-13q-4-4-11-4q-13 0-17 12q-1 4-4 4h-42q-2 0-3-1q-1-1-1-3v-142q0-2 1-3q1-1 3-1h124q2 0 3 1q1 1 1 3v34q0 2-1 3q-1 1-3 1h-77q-2 0-2 2v59q0 1 1 1q1 1 1 0q6-6 14-9q9-4 18-4q22 0 35 15q14 15 15 41q2 13 2 22z',
  6: 'M69 -76q0 7-1 21q-1 27-19 43q-18 15-47 15q-28 0-46-14q-17-14-20-42q-1-7-1-19l-1-113q0-29 18-46q19-17 49-17q28 0 46 17q18 17 18 46v10q0 2-1 3q-1 2-3 2h-41q-1 0-3-2q-1-1-1-3v-7q0-10-4-16q-5-6-11-6q-8 0-13 6q-4 6-4 16v35q0 1 0 1q1 0 2 0q11-10 26-10q24 0 39 16q15 16 17 43q1 8 1 21zM19 -80q0-9-1-22q-2-8-6-12q-4-5-11-5q-7 0-11 5q-4 5-5 13q-1 14-1 21q0 9 1 22q1 9 5 14q4 5 11 5q7 0 12-5q4-6 5-15q1-17 1-21z',
  7: 'M-42 -1q-1-2 0-4l57-196q1-2-2-2h-38q-2 0-2 2v12q0 2-1 3q-1 2-3 2h-31q-2 0-3-2q-2-1-2-3l1-52q0-2 1-3q1-1 3-1h126q1 0 2 1q2 1 2 3v36q0 1-1 5l-58 196q-1 4-4 4h-44q-2 0-3-1z',
  8: 'M42 -127q12 8 17 21q7 15 7 35q0 16-5 33q-7 19-24 30q-16 11-37 11q-21 0-37-11q-17-11-24-30q-5-15-5-33q0-19 6-34q5-13 18-21q2-1 0-2q-13-9-18-21q-6-16-6-33q0-19 6-33q8-16 23-25q16-10 37-10q20 0 36 9q16 9 23 26q7 15 7 33q0 17-6 32q-5 13-18 21q-1 1 0 2zM-18 -177q0 8 3 16q1 7 5 11q4 4 10 4q6 0 10-4q4-5 6-12q2-7 2-15q0-9-3-15q-1-7-5-11q-4-4-10-4q-6 0-10 4q-4 4-6 11q-2 6-2 15zM18 -74q0-10-2-18q-2-8-6-12q-4-4-10-4q-6 0-10 4q-5 5-6 13q-2 8-2 16q0 10 2 17q1 9 5 14q4 4 11 4q7 0 11-5q4-5 5-13q2-10 2-16z',
  9: 'M47 -14q-18 17-49 17q-29 0-46-17q-18-17-18-46v-10q0-2 1-3q1-2 3-2h41q2 0 3 2q1 1 1 3v7q0 10 4 16q5 6 11 6q8 0 12-6q5-6 5-16v-35q0-1 0-1q-1 0-2 1q-11 9-26 9q-24 0-39-16q-15-16-17-43q-1-10-1-21q0-7 1-21q1-27 19-43q18-15 47-15q28 0 46 14q17 14 20 42q2 11 2 19v113q0 29-18 46zM15 -165q0-13 0-22q-2-9-6-14q-4-5-11-5q-7 0-12 5q-4 6-5 15q-1 9-1 21q0 8 1 21q2 9 6 13q4 5 11 5q6 0 11-5q4-5 6-13q0-9 0-21z',
  J: 'M-55 -15q-19-18-19-48v-24q0-2 1-3q1-1 3-1h41q2 0 3 1q1 1 1 3v25q0 10 5 16q6 6 14 6q10 0 15-6q5-6 5-16v-179q0-2 2-3q1-1 3-1h40q2 0 3 1q2 1 2 3v178q0 30-19 48q-19 18-51 18q-30 0-49-18z',
  Q: 'M50 -228q19 20 19 52v107q0 25-12 42q-11 18-31 26q-1 0-1 1v30q0 2-2 3q-1 1-3 1h-40q-2 0-3-1q-2-1-2-3v-30q0-1-1-1q-20-8-31-26q-12-17-12-42v-107q0-21 9-38q8-16 24-25q16-9 36-9q31 0 50 20zM-19 -64q0 11 5 18q5 6 14 6q9 0 14-6q5-7 5-18v-117q0-11-5-18q-5-6-14-6q-9 0-14 6q-5 7-5 18z',
  K: 'M-69 -1q-2-1-2-3v-237q0-2 2-3q1-1 3-1h41q1 0 3 1q1 1 1 3v88q0 2 1 2q1 0 1-1l45-90q2-3 5-3h43q3 0 4 1q1 1 0 4l-52 101q-1 1-1 2l55 132q1 1 1 2q0 3-4 3h-44q-3 0-4-3l-37-92q0-1-1-1q-1 0-1 1l-10 18q-1 2-1 2v71q0 2-1 3q-2 1-3 1h-41q-2 0-3-1z',
  one: 'M-9 -245h42q2 0 3 1q1 1 1 3v237q0 2-1 3q-1 1-3 1h-41q-2 0-3-1q-1-1-1-3v-191q0-2-2-2l-27 3h-1q-4 0-4-3l-1-30q0-4 4-5l28-12q3-1 6-1z',
  nought:
    'M-50 -16q-19-19-19-51v-111q0-32 19-51q19-20 50-20q20 0 36 9q16 9 24 25q9 16 9 37v111q0 21-9 37q-8 16-24 25q-16 9-36 9q-31 0-50-20zM14 -46q5-6 5-18v-117q0-11-5-19q-5-6-14-6q-9 0-14 6q-5 8-5 19v117q0 12 5 18q5 8 14 8q9 0 14-8z',
};

const narrow = 'scale(.857 1)';

/** The outline of a rank at the origin, in tenths of a card's units. */
export function rankOutline(rank: Rank): string {
  if (rank !== '10') return `<path d="${figures[rank]}"/>`;
  return `<path transform="translate(-50) ${narrow}" d="${figures.one}"/><path transform="translate(44) ${narrow}" d="${figures.nought}"/>`;
}

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
