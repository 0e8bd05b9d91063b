import { createTestHouse } from '../test-house.ts';
import { openPostgresTestDb } from './test-db.ts';

/** A house on a real PostgreSQL, where transactions run side by side; undefined where there is none. */
export async function openPostgresHouse() {
  const db = await openPostgresTestDb();
  return db && { ...(await createTestHouse(db)), close: () => db.close() };
}
