import { type Card, parseCard, type Suit } from '../kit/cards.ts';
import type { PlayedResult } from './result-layout.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Services print a result in three forms: two by `mid`, one by `rid` in a row called t1. Undefined for
 * anything else.
 */
export function readResult(printed: unknown): PlayedResult | undefined {
  if (!isFields(printed)) return undefined;
  const row = isFields(printed.t1) ? printed.t1 : printed;
  const text = (name: string): string => textOf(row[name]);
  const roundId = text('rid') || text('mid');
  if (roundId === '') return undefined;
  const sides = cardsOf(row).map((side) => side.map((code) => code.trim()).map(toNatural(row)));
  return {
    gtype: text('gtype'),
    roundId,
    win: text('win'),
    sids: (text('sid').split('|')[0] ?? '')
      .split(',')
      .map((sid) => sid.trim())
      .filter((sid) => sid !== '' && sid !== '0'),
    cards: sides.flat(),
    sides: sides.map((side) => side.filter((card) => card !== undefined)),
    winnerName: text('winnat').trim(),
    parts: partsOf(text('rdesc') || text('newdesc'), text('desc')),
    time: text('mtime'),
  };
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A star separates two sides. */
const cardsOf = (row: Fields): string[][] =>
  (textOf(row.card) || textOf(row.cardsorg) || textOf(row.cards)).split('*').map((side) => side.split(','));

/**
 * In the `cards` of a result by mid the suits are swapped; in `cardsorg` and in results by rid they are true.
 */
const turned: Readonly<Record<string, Suit>> = { HH: 'SS', DD: 'HH', CC: 'CC', SS: 'DD' };

function toNatural(row: Fields): (code: string) => Card | undefined {
  const isTurned = textOf(row.card) === '' && textOf(row.cardsorg) === '';
  return (code) => parseCard(isTurned ? code.slice(0, -2) + (turned[code.slice(-2)] ?? '') : code);
}

/**
 * Newer services separate the parts by # or two bars, older ones by one bar or a star; ~ breaks a line within
 * a part.
 */
function partsOf(hashed: string, barred: string): string[] {
  const parts =
    hashed !== '' ? hashed.split('#') : barred.includes('||') ? barred.split('||') : barred.split(/[|*]/);
  return parts.map((part) => part.replaceAll('~', ' ').replace(/\s+/g, ' ').trim()).filter(Boolean);
}
