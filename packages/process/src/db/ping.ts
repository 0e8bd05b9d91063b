import { type Queries, statement } from './db.ts';

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
