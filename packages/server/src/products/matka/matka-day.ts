import type { Commitment, MatkaPart } from '@maidan/games/rules';
import type { Queries } from '@maidan/process/db/db.ts';
import { roundMarketId } from '../../rounds/round.ts';
import { readRound } from '../../rounds/store.ts';

/** One of a day's two draws. */
export interface MatkaDraw {
  /** Bets decided at this moment or later are refused. */
  readonly betsUntil: number;
  readonly drawAt: number;
  readonly panna: string | null;
  /** The reason where the draw was cancelled and its stakes were returned. */
  readonly cancelled: string | null;
  /** Who drew or cancelled it; null until then. */
  readonly by: string | null;
}

export interface MatkaDay {
  /** The code of its matka. */
  readonly matka: string;
  readonly number: number;
  /** YYYY-MM-DD at +05:30. */
  readonly day: string;
  readonly drawnBy: 'seed' | 'operator';
  readonly openedAt: number;
  readonly open: MatkaDraw;
  readonly close: MatkaDraw;
  readonly isCorrected: boolean;
  /** Set once both draws are settled. */
  readonly overAt: number | null;
}

export type DrawName = 'open' | 'close';
export const drawNames: readonly DrawName[] = ['open', 'close'];
export const matkaParts: readonly MatkaPart[] = ['open', 'close', 'jodi'];

/** The game name under which seeds and rounds of a part are stored. */
export const roundGame = (matka: string, part: MatkaPart): string => `${matka}-${part}`;

/** The market of a part of the day. */
export const marketOfPart = (
  { matka, number }: Pick<MatkaDay, 'matka' | 'number'>,
  part: MatkaPart,
): string => roundMarketId(roundGame(matka, part), number);

export interface MarketPlace {
  readonly matka: string;
  readonly part: MatkaPart;
  readonly number: number;
}

/** Reads an id made by `marketOfPart`; undefined for any other id. */
export function readMarketId(marketId: string): MarketPlace | undefined {
  const [, matka, part, number] = /^([a-z-]+)-(open|close|jodi)\.(\d{1,9})$/.exec(marketId) ?? [];
  if (matka === undefined) return undefined;
  return { matka, part: part as MatkaPart, number: Number(number) };
}

export const isDecided = ({ panna, cancelled }: MatkaDraw): boolean => panna !== null || cancelled !== null;

/** The draw that ends betting on a part: jodis end with the open draw. */
export const drawEnding = (part: MatkaPart): DrawName => (part === 'close' ? 'close' : 'open');

export const drawnPannas = ({ open, close }: Pick<MatkaDay, 'open' | 'close'>) => ({
  open: open.panna ?? undefined,
  close: close.panna ?? undefined,
});

/** The name of this product's markets. */
export const product = 'matka';

/** What the day was opened under. */
export type DayRules = Pick<Commitment, 'version' | 'payTableHash'>;

const unknown: DayRules = { version: 0, payTableHash: '' };

/** Every commitment ends with the rules, also that of two seeds or of none. */
export function rulesIn(commitment: string): DayRules | undefined {
  const [, version, payTableHash] = /\.v(\d{1,9})\.([0-9a-f]{64})$/.exec(commitment) ?? [];
  if (version === undefined || payTableHash === undefined) return undefined;
  return { version: Number(version), payTableHash };
}

/** From the commitment of any of its rounds: those without bets are deleted after a while. */
export async function rulesOfDay(db: Queries, day: MatkaDay): Promise<DayRules> {
  for (const part of matkaParts) {
    const round = await readRound(db, marketOfPart(day, part));
    const rules = round && rulesIn(round.commitment);
    if (rules !== undefined) return rules;
  }
  return unknown;
}
