import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prepareTestFolder } from '../support/database/test-db.ts';
import { startHouse, temporaryFolder } from './house-process.ts';

async function startIn(settings: Record<string, string>) {
  const folder = await temporaryFolder();
  const data = join(folder.path, 'data');
  await prepareTestFolder(data);
  const house = startHouse({ DATA_DIR: data, ...settings });
  onTestFinished(async () => {
    house.child.kill('SIGKILL');
    await house.ended;
    await folder.remove();
  });
  await house.listening;
  return house;
}

test('a house whose season has a chosen seed says loudly that its results are predictable, and not the seed', async () => {
  const house = await startIn({ SIM_SEED: 'known-to-somebody' });
  expect(house.stdout()).toMatch(
    /^\*\*\* WARNING: SIM_SEED is set\. Whoever knows it can compute every result/m,
  );
  expect(house.stdout() + house.stderr()).not.toContain('known-to-somebody');
}, 240_000);

test('a house that drew its own seed prints no such warning', async () => {
  const house = await startIn({});
  expect(house.stdout()).not.toContain('SIM_SEED');
}, 240_000);
