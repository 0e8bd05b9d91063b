import { ranks, suits } from '@maidan/games/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const fetchCard = (name: string) => fetch(`${app.address}/cards/${name}`);
const names = [...suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}`)), '1'];

/** The first eight bytes of every PNG. */
const signature = '89504e470d0a1a0a';

test('every card and the back is a picture of its own, of one size', async () => {
  const pictures = await Promise.all(
    names.map(async (name) => {
      const got = await fetchCard(`${name}.png`);
      expect([name, got.status, got.headers.get('content-type')]).toEqual([name, 200, 'image/png']);
      return Buffer.from(await got.arrayBuffer());
    }),
  );
  for (const picture of pictures) {
    expect(picture.subarray(0, 8).toString('hex')).toBe(signature);
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([200, 280]);
  }
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(53);
});

test('the tiles 1 to 13 are our own pictures of the thirteen ranks, and there is no other', async () => {
  const tile = (n: number) => fetch(`${app.address}/assets/images/casino-images/${n}.jpg`);
  for (const [place, rank] of ranks.entries()) {
    const [shown, card] = [await tile(place + 1), await fetchCard(`${rank}SS.png`)];
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(Buffer.from(await card.arrayBuffer()));
  }
  for (const n of [0, 14]) expect((await tile(n)).status).toBe(404);
});

test('a card may be shown on any host, may be cached for long, and is not sent again to a client that has it', async () => {
  const { headers } = await fetchCard('10HH.png');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cache-control')).toBe('public, max-age=2592000');
  const etag = headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  const again = await app.send('/cards/10HH.png', { headers: { 'if-none-match': etag } });
  expect(again).toMatchObject({ status: 304, text: '' });
});

test.each([
  '11HH.png',
  'AXX.png',
  '10HH',
  '10hh.png',
  '.png',
  '1.png.png',
  '..%2f1.png',
  `${'A'.repeat(90)}SS.png`,
])('there is no card %s', async (name) => {
  const got = await fetchCard(name);
  expect(got.status).toBe(404);
  expect(await got.json()).toEqual({ message: 'No such card' });
});
