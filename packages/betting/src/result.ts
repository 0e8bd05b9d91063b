import type { Refusal } from './refusal.ts';

/** An expected refusal is a value; only the impossible is thrown. */
export type Result<Value, Reason = Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Reason };
