import { type Odds, oddsFromDecimal } from '@maidan/betting';
import { ankOf, jodis, kindOfPanna, matkaDigits, pannas } from './pannas.ts';

/** The six games. Haruf andar and bahar are singles on the open and the close ank. */
export type MatkaGame = 'single' | 'jodi' | 'singlePatti' | 'doublePatti' | 'triplePatti' | 'oddEven';

/** Which of a day's draws decides a bet; a jodi needs both. */
export type MatkaPart = 'open' | 'close' | 'jodi';

/** The version of the draws, the pays and the numbers; raised when any of them changes. */
export const matkaVersion = 1;

/** Decimal, stake included. */
export const matkaRates: Readonly<Record<MatkaGame, Odds>> = {
  single: oddsFromDecimal(9.5),
  jodi: oddsFromDecimal(95),
  singlePatti: oddsFromDecimal(140),
  doublePatti: oddsFromDecimal(280),
  triplePatti: oddsFromDecimal(800),
  oddEven: oddsFromDecimal(1.9),
};

const ofKind = (kind: ReturnType<typeof kindOfPanna>): readonly string[] =>
  pannas.filter((panna) => kindOfPanna(panna) === kind);

/** The numbers that can be bet on in each game. */
export const matkaNumbers: Readonly<Record<MatkaGame, readonly string[]>> = {
  single: matkaDigits,
  jodi: jodis,
  singlePatti: ofKind('single'),
  doublePatti: ofKind('double'),
  triplePatti: ofKind('triple'),
  oddEven: ['ODD', 'EVEN'],
};

/** Games of a market with a haroop slip. */
export const haroopGames: readonly MatkaGame[] = ['single', 'jodi'];

export const parityOf = (ank: string): string => (Number(ank) % 2 === 1 ? 'ODD' : 'EVEN');

/**
 * The number as the game spells it; undefined if the game has no such number. The haroop slip counts its
 * digits 1 to 10 and its jodis 1 to 100: ten is 0 and a hundred is 00.
 */
export function readMatkaNumber(game: MatkaGame, number: string, isHaroop = false): string | undefined {
  const text = isHaroop ? fromHaroopSlip(game, number) : number;
  return matkaNumbers[game].includes(text) ? text : undefined;
}

function fromHaroopSlip(game: MatkaGame, number: string): string {
  if (game === 'single' && number === '10') return '0';
  if (game !== 'jodi' || !/^\d{1,3}$/.test(number)) return number;
  return number === '100' ? '00' : number.padStart(2, '0');
}

/** The number as the haroop slip counts it. */
export function toHaroopSlip(game: MatkaGame, number: string): string {
  if (game === 'single' && number === '0') return '10';
  return game === 'jodi' && number === '00' ? '100' : number;
}

/** The game that a number of a draw belongs to. */
export function gameOfNumber(number: string): MatkaGame {
  if (number === 'ODD' || number === 'EVEN') return 'oddEven';
  if (number.length === 1) return 'single';
  return number.length === 2 ? 'jodi' : (`${kindOfPanna(number)}Patti` as const);
}

/** The numbers that win with a panna: its ank, itself, and odd or even by the ank. */
export const winnersOfPanna = (panna: string): readonly string[] => {
  const ank = ankOf(panna);
  return [ank, panna, parityOf(ank)];
};

/** The pannas drawn so far on a day. */
interface DrawnPannas {
  readonly open?: string | undefined;
  readonly close?: string | undefined;
}

/**
 * The printed result, with stars for what is not drawn yet: 134-80-479, 134-8*-***. Empty while nothing is.
 */
export function writeMatkaResult({ open, close }: DrawnPannas): string {
  if (open === undefined && close === undefined) return '';
  const anks = [open, close].map((panna) => (panna === undefined ? '*' : ankOf(panna)));
  return `${open ?? '***'}-${anks.join('')}-${close ?? '***'}`;
}
