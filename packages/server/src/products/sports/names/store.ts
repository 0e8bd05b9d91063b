import { type Queries, statement } from '@maidan/process/db/db.ts';
import { dialectOf, type NameAlias, type NameDialect } from '@maidan/sports';

export interface AliasRow extends NameAlias {
  readonly id: bigint;
  /** Null applies to all series. */
  readonly series: string | null;
  readonly added_by: string;
}

const aliases = statement(
  'name-aliases',
  'select id, kind, alias, name, series, added_by from name_alias order by id',
);

export const listAliases = (db: Queries): Promise<AliasRow[]> => db.query<AliasRow>(aliases);

const insert = statement(
  'name-alias-insert',
  'insert into name_alias (kind, alias, name, series, added_by, added_at) values ($1, $2, $3, $4, $5, $6)',
);

export async function insertAlias(
  db: Queries,
  { kind, alias, name }: NameAlias,
  more: { readonly series: string | null; readonly by: string; readonly at: number },
): Promise<void> {
  await db.query(insert, [kind, alias, name, more.series, more.by, new Date(more.at)]);
}

const remove = statement('name-alias-delete', 'delete from name_alias where id = $1');

export async function deleteAlias(db: Queries, id: bigint): Promise<void> {
  await db.query(remove, [id]);
}

export interface DialectRow {
  readonly source: string;
  readonly form: string;
  readonly reading: string;
}

const dialects = statement(
  'name-dialects',
  'select source, form, reading from name_dialect order by source, form',
);

export const listDialects = (db: Queries): Promise<DialectRow[]> => db.query<DialectRow>(dialects);

export async function dialectsBySource(db: Queries): Promise<ReadonlyMap<string, NameDialect>> {
  const rows = Map.groupBy(await listDialects(db), ({ source }) => source);
  return new Map(
    [...rows].map(([source, own]) => {
      // Forms unknown to this version are ignored, so their names stay unread.
      const settings = own.map(({ form, reading }) => [form, reading] as const);
      return [source, dialectOf(settings.filter((one) => dialectOf([one]) !== undefined)) ?? {}] as const;
    }),
  );
}

const set = statement(
  'name-dialect-set',
  `insert into name_dialect (source, form, reading) values ($1, $2, $3)
   on conflict (source, form) do update set reading = excluded.reading`,
);
const unset = statement('name-dialect-unset', 'delete from name_dialect where source = $1 and form = $2');

/** An undefined reading removes the setting. */
export async function setDialect(
  db: Queries,
  source: string,
  form: string,
  reading: string | undefined,
): Promise<void> {
  if (reading === undefined) await db.query(unset, [source, form]);
  else await db.query(set, [source, form, reading]);
}
