import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveAssets } from './serve-assets.ts';

const script = 'export const name = "maidan";';
const small = '.small{}';

let parent: string;
let app: FastifyInstance;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'maidan-assets-'));
  const folder = join(parent, 'assets');
  await mkdir(folder);
  await writeFile(join(parent, 'outside.js'), 'outside');
  await writeFile(join(folder, 'main-A1.js'), script);
  await writeFile(join(folder, 'main-A1.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'main-A1.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'small-B2.css'), small);
  app = fastify();
  await serveAssets(app, folder);
});

afterAll(async () => {
  await app.close();
  await rm(parent, { recursive: true });
});

const get = (path: string, encodings = '') =>
  app.inject({ url: path, headers: { 'accept-encoding': encodings } });

test.each([
  ['gzip, deflate, br', 'br', brotliCompressSync(script)],
  ['gzip', 'gzip', gzipSync(script)],
  ['br;q=0, gzip', 'gzip', gzipSync(script)],
  ['identity', undefined, Buffer.from(script)],
])('to a browser that accepts "%s" a built file is sent as %s', async (accepted, encoding, content) => {
  const got = await get('/assets/main-A1.js', accepted);
  expect(got.statusCode).toBe(200);
  expect(got.headers['content-encoding']).toBe(encoding);
  expect(got.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(got.headers.vary).toBe('accept-encoding');
  expect(got.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(got.rawPayload.equals(content)).toBe(true);
});

test('a file too small for compressed copies is sent as it is', async () => {
  const got = await get('/assets/small-B2.css', 'br, gzip');
  expect(got.headers['content-encoding']).toBeUndefined();
  expect(got.payload).toBe(small);
});

test.each([
  '/assets/none.js',
  '/assets/..%2foutside.js',
  '/assets/%2e%2e/outside.js',
  '/assets/main-A1.js.br',
  '/assets/',
])('%s is not found', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

test('a house whose portal is not built has no files', async () => {
  const bare = fastify();
  await serveAssets(bare, join(parent, 'none'));
  expect((await bare.inject('/assets/main-A1.js')).statusCode).toBe(404);
  await bare.close();
});

test('a file is read once, so a page that was opened before an upgrade can still load it', async () => {
  const file = join(parent, 'assets', 'main-A1.js');
  await get('/assets/main-A1.js');
  await rm(file);
  expect((await get('/assets/main-A1.js')).payload).toBe(script);
  await writeFile(file, script);
});
