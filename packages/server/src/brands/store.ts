import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface Notices {
  readonly client_notification: string;
  readonly user_notification: string;
}

const read = statement(
  'notices-read',
  'select client_notification, user_notification from brand_notice where brand = $1',
);

export async function readNotices(db: Queries, brand: string): Promise<Notices> {
  const [row] = await db.query<Notices>(read, [brand]);
  return row ?? { client_notification: '', user_notification: '' };
}

const write = statement(
  'notices-write',
  `insert into brand_notice (brand, client_notification, user_notification)
   values ($1, coalesce($2, ''), coalesce($3, ''))
   on conflict (brand) do update set
     client_notification = coalesce($2, brand_notice.client_notification),
     user_notification = coalesce($3, brand_notice.user_notification)`,
);

export async function writeNotices(
  db: Queries,
  brand: string,
  notices: { client?: string; user?: string },
): Promise<void> {
  await db.query(write, [brand, notices.client ?? null, notices.user ?? null]);
}
