import type { Result } from '@maidan/betting';

export interface RecordFault {
  /** The path within the record, such as `bets.0.stake`; empty when the whole record is wrong. */
  readonly field: string;
  readonly fault: 'not-json' | 'missing' | 'malformed';
}

/** Thrown by the readers of records. */
export class FieldFault extends Error {
  readonly found: RecordFault;
  constructor(field: string, fault: RecordFault['fault']) {
    super(`${field}: ${fault}`);
    this.found = { field, fault };
  }
}

/** A limit, because players can paste any text. */
const textLengthMax = 1_000_000;

function parseJson(text: string): unknown {
  if (text.length > textLengthMax) throw new FieldFault('', 'malformed');
  try {
    return JSON.parse(text);
  } catch {
    throw new FieldFault('', 'not-json');
  }
}

/** The record in a text, or the field that is wrong. */
export function readRecordText<Read>(
  text: string,
  read: (value: unknown) => Read,
): Result<Read, RecordFault> {
  try {
    return { ok: true, value: read(parseJson(text)) };
  } catch (error) {
    if (error instanceof FieldFault) return { ok: false, refusal: error.found };
    throw error;
  }
}
