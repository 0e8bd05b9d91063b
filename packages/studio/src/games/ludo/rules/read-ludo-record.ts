import type { Result } from '@maidan/betting';
import { FieldFault, type RecordFault, readRecordText } from '@maidan/games/proof/record-fault.ts';
import type { LudoRecord, LudoRecordedMove, LudoRecordedSeat } from './ludo-record.ts';
import type { LudoSeat } from './ludo-rules.ts';

const movesMax = 2_000;
const reasons: readonly string[] = ['turns', 'home', 'time', 'lives', 'left', 'fault'];
const movers: readonly string[] = ['player', 'clock', 'house'];

type Fields = Readonly<Record<string, unknown>>;
type Reader<Value> = (value: unknown) => value is Value;

const isText =
  (shape: RegExp) =>
  (value: unknown): value is string =>
    typeof value === 'string' && shape.test(value);
const isOneOf =
  <Word extends string>(words: readonly string[]) =>
  (value: unknown): value is Word =>
    typeof value === 'string' && words.includes(value);
const isBetween =
  (least: number, most: number) =>
  (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isBoolean: Reader<boolean> = (value): value is boolean => typeof value === 'boolean';
const isFields: Reader<Fields> = (value): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList: Reader<readonly unknown[]> = (value): value is readonly unknown[] =>
  Array.isArray(value) && value.length <= movesMax;
const orNull =
  <Value>(reader: Reader<Value>) =>
  (value: unknown): value is Value | null =>
    value === null || reader(value);

const isHash = isText(/^[0-9a-f]{64}$/);
const isSeed = isText(/^[0-9a-f]{32}$/);
const isSeat: Reader<LudoSeat> = isOneOf<LudoSeat>(['A', 'B']);

function read<Value>(fields: Fields, at: string, name: string, reader: Reader<Value>): Value {
  const value = fields[name];
  if (reader(value)) return value;
  throw new FieldFault(`${at}${name}`, value === undefined ? 'missing' : 'malformed');
}

function readSeat(seats: Fields, seat: LudoSeat): LudoRecordedSeat {
  const at = `seats.${seat}.`;
  const fields = read(seats, 'seats.', seat, isFields);
  return {
    isHouse: read(fields, at, 'isHouse', isBoolean),
    seedHash: read(fields, at, 'seedHash', isHash),
    seed: read(fields, at, 'seed', isSeed),
  };
}

function readMove(value: unknown, index: number): LudoRecordedMove {
  const at = `moves.${index}.`;
  if (!isFields(value)) throw new FieldFault(`moves.${index}`, 'malformed');
  return {
    n: read(value, at, 'n', isBetween(1, movesMax)),
    seat: read(value, at, 'seat', isSeat),
    die: read(value, at, 'die', isBetween(1, 6)),
    token: read(value, at, 'token', orNull(isBetween(0, 3))),
    by: read(value, at, 'by', isOneOf<LudoRecordedMove['by']>(movers)),
  };
}

function readRecord(value: unknown): LudoRecord {
  if (!isFields(value)) throw new FieldFault('', 'malformed');
  const seats = read(value, '', 'seats', isFields);
  const end = read(value, '', 'end', isFields);
  const scores = read(value, '', 'scores', isFields);
  const isScore = isBetween(0, 10_000);
  return {
    game: read(value, '', 'game', isOneOf<'ludo'>(['ludo'])),
    version: read(value, '', 'version', isBetween(1, 1_000_000)),
    gameId: read(value, '', 'gameId', isText(/^L\d{1,9}-\d{6,12}$/)),
    stake: read(value, '', 'stake', isBetween(1, 1_000_000)),
    serverSeed: read(value, '', 'serverSeed', isHash),
    serverSeedHash: read(value, '', 'serverSeedHash', isHash),
    seats: { A: readSeat(seats, 'A'), B: readSeat(seats, 'B') },
    first: read(value, '', 'first', isSeat),
    moves: read(value, '', 'moves', isList).map(readMove),
    end: {
      reason: read(end, 'end.', 'reason', isOneOf<LudoRecord['end']['reason']>(reasons)),
      winner: read(end, 'end.', 'winner', orNull(isSeat)),
    },
    scores: { A: read(scores, 'scores.', 'A', isScore), B: read(scores, 'scores.', 'B', isScore) },
  };
}

/** Reads what `writeLudoRecord` wrote; anything else is refused with the name of the wrong field. */
export const readLudoRecord = (text: string): Result<LudoRecord, RecordFault> =>
  readRecordText(text, readRecord);
