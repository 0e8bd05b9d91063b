import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres } from '../support/database/postgres.ts';
import { prepareTestFolder } from '../support/database/test-db.ts';
import { outsideSession } from '../support/outside-session.ts';
import { sendRequest } from '../support/send-request.ts';
import { startHouse, temporaryFolder } from './house-process.ts';

const threadEnds = fileURLToPath(new URL('./database-thread-ends.ts', import.meta.url));

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

test('a house whose embedded database has died ends with one clear line, to be started again', async () => {
  const data = join(folder.path, 'died');
  await prepareTestFolder(data);
  const house = startHouse({ DATA_DIR: data, SEASON: 'off' }, ['--import', threadEnds]);
  onTestFinished(() => void house.child.kill('SIGKILL'));
  await house.listening;
  house.child.kill('SIGUSR2');
  expect(await house.ended).toEqual({ code: 1, signal: null });
  expect(house.stderr()).toBe('The embedded database has died: the embedded database has ended.\n');
});

test('a second house on one PostgreSQL is refused by name, and the first goes on with nothing voided', async ({
  skip,
}) => {
  const postgres = await startPostgres();
  if (postgres === undefined) return skip('no PostgreSQL on this platform');
  onTestFinished(() => postgres.stop());
  const settings = { DATA_DIR: join(folder.path, 'first'), DATABASE_URL: postgres.url };
  const first = startHouse(settings);
  onTestFinished(() => void first.child.kill('SIGKILL'));
  const address = await first.listening;

  const second = startHouse({ ...settings, DATA_DIR: join(folder.path, 'second'), SIM_SPEED: '9' });
  onTestFinished(() => void second.child.kill('SIGKILL'));
  expect((await second.ended).code).toBe(1);
  expect(second.stderr()).toMatch(
    new RegExp(
      `^The database is in use by Maidan, process ${first.child.pid} on .+, since .+ UTC\\. A database has one house: stop that one, or set another DATABASE_URL\\.\\n$`,
    ),
  );
  await vi.waitFor(async () => expect((await sendRequest(`${address}/ready`)).status).toBe(200));

  // The season goes on meanwhile, and may void sessions of its own. A season of the second would have ended the first's.
  const outside = await outsideSession(postgres.url);
  const seasons = await outside.run('select speed, ended_at from season');
  const returned = await outside.run(`select id from settlement where rule = 'season-ended'`);
  await outside.close();
  expect(seasons.rows).toEqual([{ speed: 1, ended_at: null }]);
  expect(returned.rowCount).toBe(0);
});
