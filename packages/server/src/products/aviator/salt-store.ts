import { keyBytes, keyToHex } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';

const read = statement('flight-salt-read', 'select salt from flight_salt where chain_end = $1');
const insert = statement(
  'flight-salt-insert',
  `insert into flight_salt (chain_end, salt, made_at) values ($1, $2, $3) on conflict (chain_end) do nothing`,
);

/** Public, in hex, one for each chain of seeds. Drawn once, after the chain's end was stored. */
export function createSalts(parts: {
  readonly db: Db;
  readonly now: () => number;
  readonly randomBytes: (length: number) => Uint8Array;
}): (chainEnd: string) => Promise<string> {
  const { db, now, randomBytes } = parts;
  const known = new Map<string, string>();

  const stored = async (chainEnd: string) => (await db.query<{ salt: string }>(read, [chainEnd]))[0]?.salt;

  return async (chainEnd) => {
    const kept = known.get(chainEnd) ?? (await stored(chainEnd));
    if (kept === undefined)
      await db.query(insert, [chainEnd, keyToHex(randomBytes(keyBytes)), new Date(now())]);
    const salt = kept ?? (await stored(chainEnd));
    if (salt === undefined) throw new Error(`the chain ${chainEnd} has no salt`);
    known.set(chainEnd, salt);
    return salt;
  };
}
