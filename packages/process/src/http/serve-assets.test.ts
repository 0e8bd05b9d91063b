import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveAssets } from './serve-assets.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maidan-assets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a file that a build beside the server has replaced is not found, and one sent before is still there', async () => {
  for (const name of ['sent.js', 'other.js']) await writeFile(join(folder, name), 'export {};\n');
  const app = Fastify();
  await serveAssets(app, folder);
  const statusOf = async (name: string) => (await app.inject(`/assets/${name}`)).statusCode;
  expect(await statusOf('sent.js')).toBe(200);
  for (const name of ['sent.js', 'other.js']) await rm(join(folder, name));
  expect([await statusOf('sent.js'), await statusOf('other.js')]).toEqual([200, 404]);
  await app.close();
});
