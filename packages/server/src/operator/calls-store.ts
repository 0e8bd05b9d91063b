import { type Queries, statement } from '@maidan/process/db/db.ts';

/** The house is woken on it whenever a call was made or has its request. */
export const wakeTopic = 'maidan_operator';

/** The lines of one call's answer. */
export const linesTopic = (call: string): string => `maidan_operator_${call}`;

const insert = statement('operator-call-insert', 'insert into operator_call (id, asker_key) values ($1, $2)');
const remove = statement('operator-call-delete', 'delete from operator_call where id = $1');
const give = statement('operator-call-give', 'update operator_call set request = $2 where id = $1');
const read = statement('operator-call-read', 'select house_key, answer from operator_call where id = $1');

export interface CallRow {
  readonly house_key: Uint8Array | null;
  readonly answer: Uint8Array | null;
}

export async function makeCall(db: Queries, id: string, key: Uint8Array): Promise<void> {
  await db.query(insert, [id, key]);
}

export async function giveRequest(db: Queries, id: string, request: Uint8Array): Promise<void> {
  await db.query(give, [id, request]);
}

/** Undefined once another house has begun. */
export async function readCall(db: Queries, id: string): Promise<CallRow | undefined> {
  return (await db.query<CallRow>(read, [id]))[0];
}

export async function removeCall(db: Queries, id: string): Promise<void> {
  await db.query(remove, [id]);
}

const hear = statement(
  'operator-calls-hear',
  'update operator_call set house_key = $1 where house_key is null returning id',
);
const take = statement(
  'operator-calls-take',
  `update operator_call set is_taken = true where house_key = $1 and request is not null and not is_taken
   returning id, asker_key, request`,
);
const answer = statement('operator-call-answer', 'update operator_call set answer = $2 where id = $1');
const forget = statement('operator-calls-forget', 'delete from operator_call where house_key is not null');

/** Answers those that nobody heard yet with the key of this house; returns them. */
export async function hearCalls(db: Queries, key: Uint8Array): Promise<string[]> {
  return (await db.query<{ id: string }>(hear, [key])).map(({ id }) => id);
}

export interface TakenCall {
  readonly id: string;
  readonly asker_key: Uint8Array;
  readonly request: Uint8Array;
}

/** Each is taken once. */
export function takeCalls(db: Queries, key: Uint8Array): Promise<TakenCall[]> {
  return db.query<TakenCall>(take, [key]);
}

export async function answerCall(db: Queries, id: string, sealed: Uint8Array): Promise<void> {
  await db.query(answer, [id, sealed]);
}

/** The calls that a house before this one heard. */
export async function forgetCalls(db: Queries): Promise<void> {
  await db.query(forget);
}
