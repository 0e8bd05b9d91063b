import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { Param } from './db.ts';

const { serialize } = protocol;

export interface PreparedStatements {
  run(name: string, text: string, params: readonly Param[]): Promise<readonly unknown[]>;
}

/**
 * Prepared statements by name, each parsed and planned once. The database's own `query` does both every time, in six
 * exchanges; a prepared statement needs one.
 */
export function prepareStatements(database: PGlite): PreparedStatements {
  const prepared = new Map<string, { readonly text: string; readonly paramTypes: readonly number[] }>();

  async function typesOf(name: string, text: string): Promise<readonly number[]> {
    const known = prepared.get(name);
    if (known?.text === text) return known.paramTypes;
    if (known !== undefined) throw new Error(`two statements are named ${name}`);
    const messages = await database.execProtocolStream(
      joined([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]),
    );
    const paramTypes = parse.parseDescribeStatementResults(messages);
    prepared.set(name, { text, paramTypes });
    return paramTypes;
  }

  function textOf(param: Param, type: number | undefined): string | Uint8Array | null {
    if (param === null) return null;
    const write = type === undefined ? undefined : database.serializers[type];
    return write === undefined ? String(param) : write(param);
  }

  return {
    async run(name, text, params) {
      const types = await typesOf(name, text);
      const values = params.map((param, index) => textOf(param, types[index]));
      const messages = await database.execProtocolStream(
        joined([
          serialize.bind({ statement: name, values }),
          serialize.describe({ type: 'P' }),
          serialize.execute(),
          serialize.sync(),
        ]),
      );
      return parse.parseResults(messages, database.parsers)[0]?.rows ?? [];
    },
  };
}

function joined(messages: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(messages);
}
