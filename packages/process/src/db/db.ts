/** Everything the house needs of a database. int8 arrives as bigint, timestamptz as milliseconds. */
export interface Statement {
  /** The name of the prepared statement, unique in the house. */
  readonly name: string;
  readonly text: string;
}

export type Param = string | number | bigint | boolean | null | Date | Uint8Array | readonly Param[];

export interface Queries {
  query<Row>(statement: Statement, params?: readonly Param[]): Promise<Row[]>;
}

export interface Db extends Queries {
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<Value>(work: (tx: Queries) => Promise<Value>): Promise<Value>;
  /** Reads of one moment that take no locks and never delay a transaction that moves money. */
  snapshot<Value>(read: (tx: Queries) => Promise<Value>): Promise<Value>;
  /** Runs a script of several statements; migrations only. */
  script(text: string): Promise<void>;
  close(): Promise<void>;
}

export function statement(name: string, text: string): Statement {
  return { name, text };
}

const ping = statement('ping', 'select 1 as one');

/** Whether the database answers. */
export async function isAnswering(db: Queries): Promise<boolean> {
  try {
    await db.query(ping);
    return true;
  } catch {
    return false;
  }
}
