import {
  type Coins,
  decimalFromOdds,
  formatCoins,
  keyFromHex,
  keyToHex,
  type Odds,
  parseCoins,
  parseDecimalOdds,
  type Result,
  type Side,
} from '@maidan/betting';
import { type Card, parseCard } from './kit/cards.ts';
import { FieldFault, type RecordFault, readRecordText } from './proof/record-fault.ts';

export interface RecordedBet {
  readonly sid: string;
  readonly side: Side;
  readonly stake: Coins;
  readonly odds: Odds;
  /** The profit it was settled with; absent while the bet is open. */
  readonly profit?: Coins;
}

/** Everything needed to repeat a round, as a page shows it and another device can paste it. */
export interface RoundRecord {
  readonly game: string;
  readonly roundId: string;
  readonly version: number;
  readonly seed: Uint8Array;
  /** Shown while bets were open, in hex. */
  readonly seedHash: string;
  readonly payTableHash?: string;
  readonly chain: {
    /** Published before the first round, in hex. */
    readonly end: string;
    /** The position of the round's seed in the chain; the end is at 0. */
    readonly position: number;
  };
  /** The cards that players were shown. */
  readonly cards?: readonly Card[];
  /** The result code that players were shown. */
  readonly result?: string;
  /** The house returned every stake without dealing to the end. */
  readonly isVoid?: boolean;
  /** An operator replaced this result, and bets were paid by the new one. */
  readonly isCorrected?: boolean;
  readonly bets: readonly RecordedBet[];
}

/** The record as JSON, with stakes and profits in coins and decimal prices. */
export function writeRoundRecord(record: RoundRecord): string {
  const bets = record.bets.map(({ sid, side, stake, odds, profit }) => ({
    sid,
    side,
    stake: formatCoins(stake),
    price: decimalFromOdds(odds),
    ...(profit === undefined ? {} : { profit: formatCoins(profit) }),
  }));
  return JSON.stringify({ ...record, seed: keyToHex(record.seed), bets }, undefined, 2);
}

const positionMax = 100_000_000;

/** Reads what `writeRoundRecord` wrote; anything else is refused with the name of the wrong field. */
export const parseRoundRecord = (text: string): Result<RoundRecord, RecordFault> =>
  readRecordText(text, readRecord);

/** The value converted by `read`; when `read` returns undefined the field is malformed. */
function required<Value>(value: unknown, field: string, read: (value: unknown) => Value | undefined): Value {
  if (value === undefined || value === null) throw new FieldFault(field, 'missing');
  const found = read(value);
  if (found === undefined) throw new FieldFault(field, 'malformed');
  return found;
}

function optional<Key extends string, Value>(
  fields: Readonly<Record<string, unknown>>,
  key: Key,
  read: (value: unknown) => Value | undefined,
): { readonly [Name in Key]?: Value } {
  if (fields[key] === undefined || fields[key] === null) return {};
  return { [key]: required(fields[key], key, read) } as { readonly [Name in Key]?: Value };
}

function asFields(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const asSeed = (value: unknown): Uint8Array | undefined =>
  typeof value === 'string' ? keyFromHex(value.trim().toLowerCase()) : undefined;
const asHash = (value: unknown): string | undefined =>
  asSeed(value) === undefined ? undefined : String(value).trim().toLowerCase();
const asCount = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= positionMax ? Number(value) : undefined;
const asBoolean = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
const asSide = (value: unknown): Side | undefined =>
  value === 'back' || value === 'lay' ? value : undefined;
const asList = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);
const asStake = (value: unknown): Coins | undefined => {
  const stake = parseCoins(value);
  return stake !== undefined && stake > 0n ? stake : undefined;
};

function asCards(value: unknown): readonly Card[] | undefined {
  const found = asList(value)?.map((text) => (typeof text === 'string' ? parseCard(text) : undefined));
  return found?.every((card) => card !== undefined) ? found : undefined;
}

function readBet(value: unknown, at: string): RecordedBet {
  const bet = required(value, at, asFields);
  const profit = bet.profit ?? undefined;
  return {
    sid: required(bet.sid, `${at}.sid`, asText),
    side: required(bet.side, `${at}.side`, asSide),
    stake: required(bet.stake, `${at}.stake`, asStake),
    odds: required(bet.price, `${at}.price`, parseDecimalOdds),
    ...(profit === undefined ? {} : { profit: required(profit, `${at}.profit`, parseCoins) }),
  };
}

function readRecord(value: unknown): RoundRecord {
  const fields = required(value, '', asFields);
  const chain = required(fields.chain, 'chain', asFields);
  return {
    game: required(fields.game, 'game', asText),
    roundId: required(fields.roundId, 'roundId', asText),
    version: required(fields.version, 'version', asCount),
    seed: required(fields.seed, 'seed', asSeed),
    seedHash: required(fields.seedHash, 'seedHash', asHash),
    ...optional(fields, 'payTableHash', asHash),
    chain: {
      end: required(chain.end, 'chain.end', asHash),
      position: required(chain.position, 'chain.position', asCount),
    },
    ...optional(fields, 'cards', asCards),
    ...optional(fields, 'result', asText),
    ...optional(fields, 'isVoid', asBoolean),
    ...optional(fields, 'isCorrected', asBoolean),
    bets: required(fields.bets, 'bets', asList).map((bet, index) => readBet(bet, `bets.${index}`)),
  };
}
