import { createKeyedStore, type KeyedStore } from '@maidan/client/store.ts';
import { type MatkaGame as NumbersGame, readMatkaNumber } from '@maidan/games/rules';
import type { SlipState } from '../../../betting/slip.ts';
import type { PlacedBet } from '../bets/placed-bet.ts';
import type { MatkaDraw, MatkaGame } from '../matka-game.ts';
import type { MatkaSlipBet } from '../slip/matka-slip.tsx';
import type { LineAnswer } from '../slip/picked-lines.ts';

/** What a tile shows besides its number. */
export interface TileMark {
  readonly kind: 'picked' | 'pending' | 'placed' | 'refused';
  readonly stake: number;
}

export type TileMarks = KeyedStore<TileMark>;

export const createTileMarks = (onFrame: (callback: () => void) => void): TileMarks =>
  createKeyedStore<TileMark>({
    onFrame,
    isSame: (one, other) => one.kind === other.kind && one.stake === other.stake,
  });

interface Marked {
  /** The bets on the market's present day. */
  readonly bets: readonly PlacedBet[];
  readonly slip: SlipState<MatkaSlipBet>;
  readonly answers: readonly LineAnswer[];
  readonly isHaroop: boolean;
}

function placedMarks({ bets, isHaroop }: Marked): Map<string, TileMark> {
  const marks = new Map<string, TileMark>();
  for (const { gameType, betType, betNumber, amount, isDeclare, isDeleted } of bets) {
    if (isDeclare === 1 || isDeleted === 1) continue;
    const key = pickKey(gameType, betType, betNumber, isHaroop);
    marks.set(key, { kind: 'placed', stake: (marks.get(key)?.stake ?? 0) + amount });
  }
  return marks;
}

/** By the key of the number; the slip takes precedence over placed bets. */
export function marksOf(marked: Marked): ReadonlyMap<string, TileMark> {
  const marks = placedMarks(marked);
  const { slip, answers } = marked;
  if (slip.kind === 'open') {
    for (const { key, stake } of slip.bet.picked.lines) marks.set(key, { kind: 'picked', stake });
  } else if (slip.kind === 'placing') {
    const placed = new Set(answers.filter(({ isPlaced }) => isPlaced).map(({ line }) => line.key));
    for (const { key, stake } of slip.bet.picked.lines) {
      marks.set(key, { kind: placed.has(key) ? 'placed' : 'pending', stake });
    }
  } else if (slip.kind === 'done') {
    for (const { line, isPlaced } of answers) {
      if (!isPlaced) marks.set(line.key, { kind: 'refused', stake: line.stake });
    }
  }
  return marks;
}

/** Updates the store, so that only tiles whose mark changes are rendered again. */
export function showMarks(store: TileMarks, marks: ReadonlyMap<string, TileMark>): void {
  for (const key of store.keys()) if (!marks.has(key)) store.drop(key);
  for (const [key, mark] of marks) store.set(key, mark);
}

/** The games as the rules name them. */
export const gameInRules: Record<MatkaGame, NumbersGame> = {
  SINGLE: 'single',
  JODI: 'jodi',
  SINGLE_PATTI: 'singlePatti',
  DOUBLE_PATTI: 'doublePatti',
  TRIPLE_PATTI: 'triplePatti',
  ODD_EVEN: 'oddEven',
};

/**
 * The key of a number on tiles, slip and list: on a slip that counts to a hundred, 100 is 00. A jodi is on
 * both draws, whichever it was sent with.
 */
export function pickKey(
  game: MatkaGame,
  draw: MatkaDraw | undefined,
  number: string,
  isHaroop = false,
): string {
  const known = readMatkaNumber(gameInRules[game], number, isHaroop) ?? number;
  return game === 'JODI' ? `JODI/${known}` : `${game}/${draw ?? ''}/${known}`;
}
