import { migrate } from '../../../src/db/migrate.ts';
import { openPostgres } from '../../../src/db/postgres-db.ts';
import { createLog } from '../../../src/log.ts';
import { createTestHouse } from '../test-house.ts';
import { startPostgres } from './postgres.ts';

/** A house on a real PostgreSQL, where transactions run side by side; undefined where there is none. */
export async function openPostgresHouse() {
  const postgres = await startPostgres();
  if (postgres === undefined) return undefined;
  const db = openPostgres(postgres.url, createLog('silent'));
  await migrate(db);
  return {
    ...(await createTestHouse(db)),
    async close() {
      await db.close();
      await postgres.stop();
    },
  };
}
