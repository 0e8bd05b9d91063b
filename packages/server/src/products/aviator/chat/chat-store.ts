import type { AccountId } from '@maidan/betting';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';

export interface ChatRow {
  readonly id: bigint;
  readonly client_id: AccountId;
  readonly username: string;
  readonly text: string;
  readonly sent_at: number;
}

const insert = statement(
  'chat-insert',
  `insert into chat_message (brand, client_id, text, sent_at)
   select $1, $2, $3, $4 where not exists (
     select 1 from chat_mute where client_id = $2 and (until is null or until > $4)
   ) returning id`,
);

const holdSpeaker = statement('chat-hold-speaker', 'select id from account where id = $1 for share');

/** Returns the id; undefined when the client is muted. Waits for a mute under way. */
export function insertMessage(
  db: Db,
  brand: string,
  client: AccountId,
  text: string,
  now: number,
): Promise<bigint | undefined> {
  return db.transaction(async (tx) => {
    await tx.query(holdSpeaker, [client]);
    return (await tx.query<{ id: bigint }>(insert, [brand, client, text, new Date(now)]))[0]?.id;
  });
}

const latest = statement(
  'chat-latest',
  `select m.id, m.client_id, a.username, m.text, m.sent_at from chat_message m join account a on a.id = m.client_id
   where m.brand = $1 and m.sent_at > $2 order by m.id desc limit $3`,
);

/** Newest first. */
export const latestMessages = (db: Queries, brand: string, after: number, most: number): Promise<ChatRow[]> =>
  db.query<ChatRow>(latest, [brand, new Date(after), most]);

const old = statement(
  'chat-forget-old',
  `delete from chat_message m using (
     select id from chat_message where sent_at < $1 order by sent_at limit $2 for update skip locked
   ) old
   where m.id = old.id returning 1`,
);

/** How many were deleted, at most `most`. */
export const forgetOlder = async (db: Queries, before: number, most: number): Promise<number> =>
  (await db.query(old, [new Date(before), most])).length;

const holdMuted = statement('chat-hold-muted', 'select id from account where id = $1 for no key update');
const mute = statement(
  'chat-mute',
  `insert into chat_mute (client_id, until, muted_by, muted_at) values ($1, $2, $3, $4)
   on conflict (client_id) do update set until = excluded.until, muted_by = excluded.muted_by, muted_at = excluded.muted_at`,
);
const forget = statement('chat-forget', 'delete from chat_message where client_id = $1 returning id');

/** Deletes the client's messages too, and returns their ids. */
export function muteClient(
  db: Db,
  client: AccountId,
  until: number | undefined,
  by: string,
  now: number,
): Promise<bigint[]> {
  return db.transaction(async (tx) => {
    await tx.query(holdMuted, [client]);
    await tx.query(mute, [client, until === undefined ? null : new Date(until), by, new Date(now)]);
    return (await tx.query<{ id: bigint }>(forget, [client])).map(({ id }) => id);
  });
}

const unmute = statement('chat-unmute', 'delete from chat_mute where client_id = $1 returning client_id');

/** False when the client was not muted. */
export async function unmuteClient(db: Queries, client: AccountId): Promise<boolean> {
  return (await db.query(unmute, [client])).length > 0;
}
