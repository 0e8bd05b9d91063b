import { keyBytes, keyToHex } from '@maidan/betting';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';

/** A finished flight. */
export interface FlownRow {
  readonly market_id: string;
  readonly number: number;
  readonly commitment: string;
  readonly is_void: boolean;
  /** In hundredths; null for a flight that was called off. */
  readonly crash: number | null;
  readonly declared_at: number;
}

const columns = `r.market_id, r.number, r.commitment, s.outcome ? 'void' as is_void, (s.outcome ->> 'crash')::int as crash,
  s.declared_at
  from round r join market m on m.id = r.market_id join settlement s on s.id = m.settlement_id`;

const last = statement('flights-last', `select ${columns} where r.game = $1 order by r.number desc limit $2`);
const one = statement('flight-flown', `select ${columns} where r.game = $1 and r.market_id = $2`);

/** Newest first. */
export const lastFlown = (db: Queries, game: string, most: number): Promise<FlownRow[]> =>
  db.query<FlownRow>(last, [game, most]);

export async function findFlown(db: Queries, game: string, roundId: string): Promise<FlownRow | undefined> {
  return (await db.query<FlownRow>(one, [game, roundId]))[0];
}

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

const above = statement(
  'audit-flights-paid-above',
  `select b.id, b.market_id from bet b join market m on m.id = b.market_id join settlement s on s.id = m.settlement_id
   where b.market_id = any ($1::text[]) and b.state = 'settled' and b.profit > 0
     and (b.cashed_at is null or b.cashed_at > (s.outcome ->> 'crash')::int)`,
);

const salts = statement('audit-flight-salts', 'select chain_end, salt from flight_salt');

/** The salt of each chain, in hex. */
export async function saltsByChain(tx: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.query<{ readonly chain_end: string; readonly salt: string }>(salts);
  return new Map(rows.map(({ chain_end, salt }) => [chain_end, salt]));
}

/** Bets that won though they were not cashed out by the crash. */
export async function paidAbove(
  tx: Queries,
  roundIds: readonly string[],
): Promise<{ readonly id: bigint; readonly market_id: string }[]> {
  return roundIds.length === 0 ? [] : tx.query(above, [[...roundIds]]);
}
