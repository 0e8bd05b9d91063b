import type pg from 'pg';

/** An arbitrary number that must never change, since houses of different versions share it. */
export const claimKey = 7_206_117;

interface Holder {
  readonly backend: number;
  readonly name: string;
  readonly since: string;
  /** Commands without a house share the claim. */
  readonly is_house: boolean;
}

/** The database session that holds the claim; of several commands one. */
export async function findHolder(client: pg.Client): Promise<Holder | undefined> {
  const { rows } = await client.query<Holder>(
    `select a.pid as backend, a.application_name as name,
       to_char(a.backend_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as since,
       l.mode = 'ExclusiveLock' as is_house
     from pg_locks l join pg_database d on d.oid = l.database join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.classid = 0 and l.objid = $1 and l.objsubid = 1 and l.granted
       and d.datname = current_database()
     order by is_house desc limit 1`,
    [claimKey],
  );
  return rows[0];
}

export const nameOf = (holder: Holder | undefined): string =>
  holder === undefined ? 'another house' : `${holder.name || 'another house'}, since ${holder.since} UTC`;
