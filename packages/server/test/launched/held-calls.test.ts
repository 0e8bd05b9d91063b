import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { countParsed, holdBody } from '../support/held-bodies.ts';
import { openWalletDesk, type WalletDesk } from './wallet-desk.ts';

/** How many calls of an address may be half sent at the wallet. */
const most = 64;

/** The same before a session is known, as for every call of players. */
const mostOfAddress = 8;

let desk: WalletDesk;
beforeAll(async () => {
  desk = await openWalletDesk();
});
afterAll(() => desk.close());

const hold = async (path: string, first: string, length = first.length + 1) => {
  const held = await holdBody(desk.address, { path, first, length });
  onTestFinished(held.close);
  return held;
};

describe('a wallet call', () => {
  it('that is nested too deeply is refused in words and not parsed, though it is signed', async () => {
    const parsed = await countParsed('wallet-mark', async () => {
      const body = `{"wallet-mark":${'['.repeat(2000)}${']'.repeat(2000)}}`;
      expect(await desk.ask('balance', body)).toEqual({
        http: 400,
        status: 'failed',
        message: 'The request body is nested too deeply',
      });
    });
    expect(parsed.all).toBe(0);
  });

  it('that is larger than 8,192 bytes is refused at its head', async () => {
    const sent = await hold('/wallet/v1/bet', '', 8 * 1024 + 1);
    expect((await sent.answer).status).toBe(413);
  });

  it('that is held back is refused after five seconds; one too many is refused at once', async () => {
    const held = await Promise.all(Array.from({ length: most + 1 }, () => hold('/wallet/v1/bet', '{')));
    const refused = await Promise.race(held.map(async (each) => ({ each, ...(await each.answer) })));
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      429,
      {
        status: 'failed',
        message: 'Too many requests are half sent: finish one, or send this again whole after a second',
      },
    ]);
    expect(refused.head).toMatch(/^retry-after: 1\r?$/im);
    const player = await desk.seat(1_000);
    expect(await desk.bet(player, 'beside-held', 'r-held', '5.00')).toMatchObject({
      http: 200,
      status: 'ok',
    });
    desk.clock.advance(5000);
    const answers = await Promise.all(
      held.filter((each) => each !== refused.each).map(({ answer }) => answer),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(most).fill(408));
  });
});

describe('a call of a game page', () => {
  it('that is nested too deeply is refused in words and not parsed', async () => {
    const parsed = await countParsed('studio-mark', async () => {
      const body = `{"studio-mark":${'['.repeat(2000)}${']'.repeat(2000)}}`;
      const sent = await hold('/studio/v1/open', body, body.length);
      const { status, text } = await sent.answer;
      expect([status, JSON.parse(text)]).toEqual([
        400,
        { status: 'refused', reason: 'malformed', message: 'The request body is nested too deeply' },
      ]);
    });
    expect(parsed.all).toBe(0);
  });

  it('that is held back is refused after five seconds; one too many is refused at once', async () => {
    const held = await Promise.all(
      Array.from({ length: mostOfAddress + 1 }, () => hold('/studio/v1/play', '{')),
    );
    const refused = await Promise.race(held.map(async (each) => ({ each, ...(await each.answer) })));
    expect([refused.status, JSON.parse(refused.text).reason]).toEqual([429, 'too-many-calls']);
    desk.clock.advance(5000);
    const answers = await Promise.all(
      held.filter((each) => each !== refused.each).map(({ answer }) => answer),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(mostOfAddress).fill(408));
  });

  it('may have 200 bets with the longest names and stakes where it plays, and no more than 8,192 bytes elsewhere', async () => {
    const bets = Array.from({ length: 200 }, () => ({ option: 'x'.repeat(40), points: 1_000_000_000 }));
    const roundId = `roulette.${randomBytes(15).toString('base64url')}`;
    const body = JSON.stringify({ roundId, clientSeed: 'x'.repeat(64), bets });
    const play = await hold('/studio/v1/play', body, body.length);
    // Read as far as the session that it has none of.
    expect((await play.answer).status).toBe(401);
    const open = await hold('/studio/v1/open', '', 8 * 1024 + 1);
    expect((await open.answer).status).toBe(413);
  });
});
