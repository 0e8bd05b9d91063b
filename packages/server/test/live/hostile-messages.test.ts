import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { countParsed, holdBody } from '../support/held-bodies.ts';
import { openPollingClient } from '../support/polling-client.ts';
import { openRawSocket } from '../support/raw-socket.ts';
import { sendRequest } from '../support/send-request.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const inOneTurn = 8;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const deep = (levels: number) => `["nested-mark",${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}]`;

describe('a message nested deeper than sixteen is not parsed, and its socket is cut', () => {
  test.each([
    ['as an event', `42${deep(17)}`],
    ['as one of two thousand levels', `42${deep(2000)}`],
    ['with a number', `42 17${deep(17)}`],
    ['in a namespace whose name hides brackets in a quote', `42/",${deep(17)}`],
    ['as a sign-in to a namespace', `40{"nested-mark":${'['.repeat(16)}${']'.repeat(16)}}`],
    ['with a space in place of its type, and a namespace with a quote', `4 /",${deep(17)}`],
    ['in two parts', `451-/",${deep(17)}`],
  ])('%s', async (_, message) => {
    const parsed = await countParsed('nested-mark', async () => {
      const socket = await openRawSocket(app.address);
      socket.send(message);
      await socket.closed;
    });
    expect(parsed.all).toBe(0);
  });
});

test('a message of sixteen levels is read, and its socket stays', async () => {
  const parsed = await countParsed('nested-mark', async () => {
    const socket = await openRawSocket(app.address);
    onTestFinished(socket.close);
    socket.send(`42${deep(16)}`, '40/nowhere,');
    await socket.next('44/nowhere');
    expect(socket.isClosed()).toBe(false);
  });
  expect(parsed.all).toBe(1);
});

test('a message larger than 8,192 bytes closes its socket', async () => {
  const parsed = await countParsed('nested-mark', async () => {
    const socket = await openRawSocket(app.address);
    socket.send(`42["nested-mark","${'x'.repeat(8 * 1024)}"]`);
    await socket.closed;
  });
  expect(parsed.all).toBe(0);
});

describe('a message in frames of its own parts', () => {
  const framesMost = 16;
  const inParts = (parts: number) => [
    '42["parts-mark"',
    ...Array.from({ length: parts - 2 }, () => ' '),
    ']',
  ];

  test('is read where they are sixteen', async () => {
    const parsed = await countParsed('parts-mark', async () => {
      const socket = await openRawSocket(app.address);
      onTestFinished(socket.close);
      socket.sendInParts(inParts(framesMost));
      socket.send('40/nowhere,');
      await socket.next('44/nowhere');
    });
    expect(parsed.all).toBe(1);
  });

  test.each([
    ['more', inParts(framesMost + 1)],
    ['thousands of a byte', inParts(5000)],
    ['thousands of nothing', ['42["parts-mark"', ...Array<string>(5000).fill(''), ']']],
  ])('closes its socket unread where they are %s', async (_, parts) => {
    const parsed = await countParsed('parts-mark', async () => {
      const socket = await openRawSocket(app.address);
      onTestFinished(socket.close);
      socket.sendInParts(parts);
      await socket.closed;
    });
    expect(parsed.all).toBe(0);
  });
});

test('of many messages that a client sends at once a few are parsed in a turn, and none is lost', async () => {
  const client = await app.client({ username: 'MANY' });
  const parsed = await countParsed('burst-mark', async () => {
    const socket = await openRawSocket(app.address);
    onTestFinished(socket.close);
    await socket.prove(client);
    // As many events as a page may send at once, one of them its sign-in.
    const count = 59;
    socket.send(...Array.from({ length: count }, (_, n) => `42["burst-mark",${n}]`), '40/last,');
    await socket.next('44/last');
  });
  expect(parsed.all).toBe(59);
  expect(parsed.inOneTurn).toBeLessThanOrEqual(inOneTurn);
});

test('events above the limit are dropped without being parsed', async () => {
  const parsed = await countParsed('burst-mark', async () => {
    const socket = await openRawSocket(app.address);
    onTestFinished(socket.close);
    socket.send(...Array.from({ length: 200 }, (_, n) => `42["burst-mark",${n}]`), '40/last,');
    await socket.next('44/last');
  });
  expect(parsed.all).toBe(60);
});

describe('a polling client that holds back its message', () => {
  const openId = async (): Promise<string> => {
    const path = `${app.address}/socket.io/?EIO=4&transport=polling`;
    return JSON.parse((await sendRequest(path)).text.slice(1)).sid;
  };
  const holdMessage = async () => {
    const held = await holdBody(app.address, {
      path: `/socket.io/?EIO=4&transport=polling&sid=${await openId()}`,
      headers: { 'content-type': 'text/plain' },
      first: '4',
      length: 2,
    });
    onTestFinished(held.close);
    return held;
  };

  test('is answered 408 after five seconds, and one too many at its address 429 at once', async () => {
    const held = [];
    // Without a session all have one client, their address.
    while (held.length < 5) held.push(await holdMessage());
    const refused = await Promise.race(held.map(async (each) => ({ each, ...(await each.answer) })));
    expect(refused.status).toBe(429);
    expect(refused.head).toMatch(/^retry-after: 1\r?$/im);
    app.clock.advance(5000);
    for (const each of held.filter((other) => other !== refused.each))
      expect((await each.answer).status).toBe(408);
  });

  test('leaves alone one that sends its messages whole', async () => {
    const held = [];
    while (held.length < 5) held.push(await holdMessage());
    await Promise.race(held.map(({ answer }) => answer));
    const honest = await openPollingClient(app.address);
    await expect(honest.poll()).resolves.toMatch(/^40/);
    await honest.close();
  });
});
