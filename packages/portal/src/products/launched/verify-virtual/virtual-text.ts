import { keyFromHex, type Result } from '@maidan/betting';
import type { RecordFault } from '@maidan/games/rules';
import { isOutcome, isVirtualGame } from '@maidan/studio/rules';
import type { InstantRecord } from '@maidan/studio/wire';

/** The record as text, as it is published. */
export const writeVirtual = (record: InstantRecord): string => JSON.stringify(record, undefined, 2);

type Fields = Readonly<Record<string, unknown>>;

const textMost = 200_000;
const betsMost = 500;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isHash = (value: unknown): boolean => typeof value === 'string' && keyFromHex(value) !== undefined;
const isPoints = (value: unknown): boolean => typeof value === 'string' && /^\d{1,13}\.\d{2}$/.test(value);
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isBet = (value: unknown): boolean =>
  isFields(value) && isText(value.option) && Number.isSafeInteger(value.points) && isPoints(value.paid);

const shapes: Readonly<Record<string, (value: unknown) => boolean>> = {
  game: (value) => isText(value) && isVirtualGame(value),
  version: isText,
  roundId: isText,
  commitment: isHash,
  serverSeed: isHash,
  clientSeed: isText,
  bets: (value) => Array.isArray(value) && value.length <= betsMost && value.every(isBet),
  outcome: isOutcome,
  staked: isPoints,
  paid: isPoints,
  decidedAt: isText,
};

/** Reads what was published or copied; anything else is refused with the name of the wrong field. */
export function readVirtual(text: string): Result<InstantRecord, RecordFault> {
  const fields = fieldsOf(text);
  if (fields === undefined) return { ok: false, refusal: { field: '', fault: 'not-json' } };
  const wrong = Object.entries(shapes).find(([name, isRight]) => !isRight(fields[name]));
  if (wrong === undefined) return { ok: true, value: fields as unknown as InstantRecord };
  const [field] = wrong;
  return { ok: false, refusal: { field, fault: fields[field] === undefined ? 'missing' : 'malformed' } };
}

function fieldsOf(text: string): Fields | undefined {
  if (text.length > textMost) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
