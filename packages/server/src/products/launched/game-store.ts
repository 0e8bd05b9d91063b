import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface LaunchedGame {
  readonly id: string;
  readonly provider: string;
  readonly name: string;
  readonly kind: string;
  readonly adapter: string;
  readonly address: string;
  readonly returns_times: number;
  /** In hundredths of a point. */
  readonly profit_max: bigint | null;
  readonly is_on: boolean;
}

const columns = 'id, provider, name, kind, adapter, address, returns_times, profit_max, is_on';
const allGames = statement('launched-games', `select ${columns} from launched_game order by position, id`);

export const readGames = (db: Queries): Promise<LaunchedGame[]> => db.query<LaunchedGame>(allGames);

const write = statement(
  'launched-games-write',
  `insert into launched_game (id, provider, name, kind, adapter, address, returns_times, position, profit_max)
   select t.* from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::int[], $9::bigint[]) t
   on conflict (id) do update set provider = excluded.provider, name = excluded.name, kind = excluded.kind,
     adapter = excluded.adapter, address = excluded.address, returns_times = excluded.returns_times, position = excluded.position,
     profit_max = excluded.profit_max`,
);

/** A game that an operator switched off stays off. */
export async function writeGames(
  db: Queries,
  games: readonly Omit<LaunchedGame, 'is_on'>[],
  firstPosition = 0,
): Promise<void> {
  await db.query(write, [
    games.map(({ id }) => id),
    games.map(({ provider }) => provider),
    games.map(({ name }) => name),
    games.map(({ kind }) => kind),
    games.map(({ adapter }) => adapter),
    games.map(({ address }) => address),
    games.map(({ returns_times }) => returns_times),
    games.map((_, index) => firstPosition + index),
    games.map(({ profit_max }) => profit_max),
  ]);
}

const setOn = statement(
  'launched-game-switch',
  'update launched_game set is_on = $2 where id = $1 returning name',
);

/** Returns the game's name; undefined where there is no such game. */
export async function switchGame(db: Queries, id: string, isOn: boolean): Promise<string | undefined> {
  return (await db.query<{ name: string }>(setOn, [id, isOn]))[0]?.name;
}

export interface Provider {
  readonly name: string;
  /** In hex. Secret. */
  readonly key: string;
  readonly added_at: number;
}

const allProviders = statement(
  'wallet-providers',
  'select name, key, added_at from wallet_provider order by name',
);

export const readProviders = (db: Queries): Promise<Provider[]> => db.query<Provider>(allProviders);

const insert = statement(
  'wallet-provider-insert',
  `insert into wallet_provider (name, key, added_at) values ($1, $2, $3) on conflict (name) do nothing returning name`,
);

const update = statement(
  'wallet-provider-key',
  'update wallet_provider set key = $2 where name = $1 returning name',
);

/** False where there is no such provider. */
export async function changeProviderKey(db: Queries, name: string, key: string): Promise<boolean> {
  return (await db.query(update, [name, key])).length > 0;
}

/** False where the name is taken; the key is then unchanged. */
export async function addProvider(db: Queries, name: string, key: string, now: number): Promise<boolean> {
  return (await db.query(insert, [name, key, new Date(now)])).length > 0;
}

/** 256 bits, in hex. */
export const newProviderKey = (randomBytes: (length: number) => Uint8Array): string =>
  Buffer.from(randomBytes(32)).toString('hex');
