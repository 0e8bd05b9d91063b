import type { z } from 'zod';
import type { Call } from './call.ts';
import { casinoCalls } from './calls/casino.ts';
import { websiteCalls } from './calls/launched.ts';
import { matkaCalls } from './calls/matka.ts';
import { reportsCalls } from './calls/reports.ts';
import { sportsCalls } from './calls/sports.ts';
import { userCalls } from './calls/user.ts';
import type { CallPath, MethodOf } from './methods.ts';

type Table = { readonly [Path in CallPath]: Call & { readonly method: MethodOf<Path> } };

const rows = {
  ...userCalls,
  ...websiteCalls,
  ...sportsCalls,
  ...casinoCalls,
  ...matkaCalls,
  ...reportsCalls,
} as const satisfies Partial<Table>;

/** A missing row is a compile error here alone, instead of wherever calls are looked up. */
type Calls = typeof rows & Pick<Table, Exclude<CallPath, keyof typeof rows>>;

/** The one table: every call a client can make. */
export const calls: Calls = rows;

/** What a client sends. */
export type RequestOf<Path extends CallPath> = z.input<Calls[Path]['request']>;
/** What a handler is given, once parsed. */
export type ParsedRequestOf<Path extends CallPath> = z.output<Calls[Path]['request']>;
/** What the envelope's data holds. */
export type DataOf<Path extends CallPath> = z.output<Calls[Path]['data']>;
/** What it holds for clients that ask as others do. */
export type OtherDataOf<Path extends CallPath> = Calls[Path] extends {
  readonly otherData: infer Data extends z.ZodType;
}
  ? z.output<Data>
  : never;
