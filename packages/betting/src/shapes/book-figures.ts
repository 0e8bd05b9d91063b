import { isRecord } from './market-shape.ts';

/** Readers of an encoded book. A book that cannot be read is a fault of the store, so they throw. */

export function readFigure(value: unknown): bigint {
  if (typeof value !== 'string' || !/^-?\d+$/.test(value)) throw malformed(value);
  // A short figure fits a double, from which a bigint is made in half the time.
  return BigInt(value.length < 16 ? Number(value) : value);
}

export function readName(value: unknown): string {
  if (typeof value !== 'string') throw malformed(value);
  return value;
}

export function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw malformed(value);
  return value;
}

export function readList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw malformed(value);
  return value;
}

export function malformed(value: unknown): Error {
  return new Error(`not a part of a book: ${JSON.stringify(value)}`);
}
