import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { countParsed, type HeldBody, type HeldRequest, holdBody } from '../support/held-bodies.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const ofClient = 4;
const ofAddress = 8;
/** So many bodies of whole calls may be served in one turn of the event loop. */
const inOneTurn = 8;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { TRUSTED_PROXIES: 1, CALLS_PER_TEN_SECONDS: 10_000 } });
});
afterAll(() => app.close());

const path = '/api/user/userBalance';
let lastAddress = 0;
/** Each test comes from an address of its own. */
const newAddress = () => {
  lastAddress += 1;
  return `198.51.100.${lastAddress}`;
};

interface Sender {
  readonly token?: string;
  readonly from: string;
}

async function hold(body: string, { token, from }: Sender, options: Partial<HeldRequest> = {}) {
  const held = await holdBody(app.address, {
    path,
    length: Buffer.byteLength(body),
    first: body.slice(0, -1),
    ...options,
    headers: {
      'x-forwarded-for': from,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  onTestFinished(held.close);
  return held;
}

/** Settles once the server has refused all but so many. */
async function refusals(held: readonly HeldBody[], left: number): Promise<number[]> {
  const refused: number[] = [];
  await new Promise<void>((resolve) => {
    const look = () => void (refused.length >= held.length - left && resolve());
    for (const body of held)
      body.answer.then(({ status }) => {
        refused.push(status);
        look();
      }, resolve);
    look();
  });
  return refused;
}

/** As many held bodies as a client may have, once the server has counted them. */
async function holdAll(body: string, sender: Sender): Promise<HeldBody[]> {
  const held = await Promise.all(Array.from({ length: ofClient + 1 }, () => hold(body, sender)));
  const refused = await Promise.race(held.map((each) => each.answer.then(() => each)));
  return held.filter((each) => each !== refused);
}

const nested = (levels: number) => `{"held-mark":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

describe('bodies that are held back', () => {
  const body = JSON.stringify({ mark: 'held-mark', filling: 'x'.repeat(2000) });

  test('and finished together: of a client’s four are parsed, the others are refused as they come', async () => {
    const { token } = await app.client({ username: 'HOLDER' });
    const sender = { token, from: newAddress() };
    const parsed = await countParsed('held-mark', async () => {
      const held = await Promise.all(Array.from({ length: 60 }, () => hold(body, sender)));
      expect(new Set(await refusals(held, ofClient))).toEqual(new Set([429]));
      for (const each of held) each.write(body.slice(-1));
      const answers = await Promise.all(held.map(({ answer }) => answer));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(ofClient);
    });
    expect(parsed.all).toBe(ofClient);
  });

  test('by several clients at one address are eight together, and hold up nobody elsewhere', async () => {
    const from = newAddress();
    const tokens = await Promise.all(
      ['FIRST', 'SECOND', 'THIRD'].map(async (username) => (await app.client({ username })).token),
    );
    const all = tokens.flatMap((token) => Array.from({ length: ofClient }, () => ({ token, from })));
    const held = await Promise.all(all.map((sender) => hold(body, sender)));
    expect(await refusals(held, ofAddress)).toEqual([429, 429, 429, 429]);
    const elsewhere = await hold(body, { token: tokens[2] ?? '', from: newAddress() });
    elsewhere.write(body.slice(-1));
    expect((await elsewhere.answer).status).toBe(200);
  });

  test('are refused in words, with the seconds after which to try again', async () => {
    const { token } = await app.client({ username: 'TOLD' });
    const sender = { token, from: newAddress() };
    await holdAll(body, sender);
    const { head, text } = await (await hold(body, sender)).answer;
    expect(head).toMatch(/^retry-after: 1\r?$/im);
    expect(head).toMatch(/^connection: close\r?$/im);
    expect(JSON.parse(text)).toEqual({
      error: true,
      code: 6,
      message: 'Too many requests, please slow down',
      refusal: { key: 'too-many-requests', figures: {} },
      detail: 'Too many requests are half sent: finish one, or send this again whole after a second',
    });
  });

  test('are answered 408 five seconds after they began, and their places are free again', async () => {
    const { token } = await app.client({ username: 'LATE' });
    const sender = { token, from: newAddress() };
    const held = await holdAll(body, sender);
    app.clock.advance(4999);
    expect((await (await hold(body, sender)).answer).status).toBe(429);
    app.clock.advance(1);
    for (const { answer } of held) {
      const { status, text } = await answer;
      expect([status, JSON.parse(text)]).toMatchObject([
        408,
        { error: true, code: 2, detail: 'The request body took longer than 5 seconds: send it again' },
      ]);
    }
    const again = await hold(body, sender);
    again.write(body.slice(-1));
    expect((await again.answer).status).toBe(200);
  });

  test('and given up free their places', async () => {
    const { token } = await app.client({ username: 'GONE' });
    const sender = { token, from: newAddress() };
    for (let round = 0; round < 3; round += 1) {
      for (const each of await holdAll(body, sender)) each.close();
      await expect
        .poll(async () => {
          const next = await hold(body, sender);
          next.write(body.slice(-1));
          return (await next.answer).status;
        })
        .toBe(200);
    }
  });
});

describe('a page that opens with many calls at once', () => {
  test('has all of them answered, also beside others at its address', async () => {
    const from = newAddress();
    const tokens = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => (await app.client({ username: `PAGE${index}` })).token),
    );
    const calls = tokens.flatMap((token) => Array.from({ length: 15 }, () => ({ token, from })));
    const whole = JSON.stringify({ mark: 'held-mark' });
    const sent = await Promise.all(calls.map((sender) => hold(whole, sender, { first: whole })));
    const answers = await Promise.all(sent.map(({ answer }) => answer));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('bodies that arrive whole at one moment', () => {
  test('are parsed a few in a turn, however many one client sends', async () => {
    const { token } = await app.client({ username: 'BURST' });
    const from = newAddress();
    const whole = JSON.stringify({ mark: 'held-mark' });
    const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: ${whole.length}\r\n\r\n`;
    const connections = 15;
    const onEach = 8;
    const parsed = await countParsed('held-mark', async () => {
      // In one write each, which the server reads at once.
      const first = `${whole}${`${head}${whole}`.repeat(onEach - 1)}`;
      const sent = await Promise.all(
        Array.from({ length: connections }, () => hold(whole, { token, from }, { first })),
      );
      await Promise.all(sent.map(({ answer }) => answer));
      const last = await hold(whole, { token, from }, { first: whole });
      expect((await last.answer).status).toBe(200);
    });
    expect(parsed.all).toBe(connections * onEach + 1);
    expect(parsed.inOneTurn).toBeLessThanOrEqual(inOneTurn);
  });
});

describe('a body nested deeper than sixteen', () => {
  test('is refused in words and never parsed', async () => {
    const sender = { token: (await app.client({ username: 'DEEP' })).token, from: newAddress() };
    const parsed = await countParsed('held-mark', async () => {
      for (const body of [
        nested(17),
        nested(3000),
        nested(17).replace(']', ''),
        `${'['.repeat(17)}"held-mark"`,
      ]) {
        const sent = await hold(body, sender, { first: body });
        const { status, text } = await sent.answer;
        expect([status, JSON.parse(text).detail]).toEqual([400, 'The request body is nested too deeply']);
      }
    });
    expect(parsed.all).toBe(0);
  });

  test('one of sixteen, or with brackets in a text, is read', async () => {
    const sender = { token: (await app.client({ username: 'FLAT' })).token, from: newAddress() };
    for (const body of [nested(16), JSON.stringify({ text: `"\\${'['.repeat(50)}` })]) {
      const sent = await hold(body, sender, { first: body });
      expect((await sent.answer).status).toBe(200);
    }
  });
});

describe('a body larger than its call takes', () => {
  test('is answered 413 at its head, before any of it is sent', async () => {
    const sender = { token: (await app.client({ username: 'LARGE' })).token, from: newAddress() };
    const sent = await hold('', sender, { first: '', length: 8 * 1024 + 1 });
    const { status, head } = await sent.answer;
    expect(status).toBe(413);
    expect(head).toMatch(/^connection: close\r?$/im);
  });

  test('is answered 413 as soon as it is too large where its head does not say so', async () => {
    const sender = { token: (await app.client({ username: 'CHUNKS' })).token, from: newAddress() };
    const sent = await holdBody(app.address, {
      path,
      headers: { authorization: `Bearer ${sender.token}`, 'x-forwarded-for': sender.from },
      first: `2001\r\n${' '.repeat(8 * 1024 + 1)}\r\n`,
    });
    onTestFinished(sent.close);
    expect((await sent.answer).status).toBe(413);
  });

  test('one of exactly 8,192 bytes is read', async () => {
    const sender = { token: (await app.client({ username: 'EXACT' })).token, from: newAddress() };
    const body = `{"filling":"${'x'.repeat(8 * 1024 - 14)}"}`;
    const sent = await hold(body, sender, { first: body });
    expect((await sent.answer).status).toBe(200);
  });
});
