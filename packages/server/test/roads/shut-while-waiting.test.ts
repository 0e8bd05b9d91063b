import { type ManualClock, manualClock } from '@maidan/betting';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { operatedProducts } from '../../src/products.ts';
import { operateHouse } from '../operator/operate-house.ts';
import type { CupTie } from '../support/cup-tie.ts';
import type { NamedClient } from '../support/quick-client.ts';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';
import { testStart } from '../support/test-app.ts';

const delayMs = 4321;
let begun = Promise.withResolvers<void>();
let waiting = 0;

/** Says when a bet begins to wait. */
function watchedClock(): ManualClock {
  const clock = manualClock(testStart);
  return {
    ...clock,
    after(waitMs, act) {
      if (waitMs === delayMs) {
        waiting += 1;
        begun.resolve();
      }
      return clock.after(waitMs, act);
    },
  };
}

const clock = watchedClock();
let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk({ clock });
});
afterAll(() => desk.close());

async function operate(...argv: string[]): Promise<void> {
  expect((await operateHouse(desk, operatedProducts(desk.products), argv)).exit).toBe(0);
}

async function delayedTie(): Promise<CupTie> {
  const tie = await desk.tie();
  const open = tie.open(tie.ids.bookmaker, [tie.bestOf('lions', 9000, 9400)]);
  await desk.say({ ...open, betDelayMs: delayMs } as typeof open);
  return tie;
}

/** Bets, does this while the bet waits, and lets its time pass. */
async function betMeanwhile(tie: CupTie, act: (client: NamedClient) => Promise<unknown>) {
  const client = await desk.bettor();
  begun = Promise.withResolvers();
  const betting = desk.betOdds(client, tie);
  await begun.promise;
  await act(client);
  clock.advance(delayMs);
  const reply = await betting;
  return { reply, bets: (await desk.rows(client)).bets, exposure: (await desk.wallet(client))?.exposure };
}

test('a bet that nothing happens to is taken once its delay is over', async () => {
  const tie = await delayedTie();
  const { reply, bets, exposure } = await betMeanwhile(tie, async () => undefined);
  expect([reply.error, bets, exposure]).toEqual([false, 1, 1000]);
});

test.each([
  ['its match', 'market-suspended', (tie: CupTie) => ['shut-match', tie.eventId]],
  ['its market', 'market-shut', (tie: CupTie) => ['shut-market', tie.ids.bookmaker]],
])(
  'when %s is shut by hand while a bet waits, the bet is refused and nothing held',
  async (_, key, words) => {
    const tie = await delayedTie();
    const { reply, bets, exposure } = await betMeanwhile(tie, () => operate(...words(tie)));
    expect(reply).toMatchObject({ error: true, refusal: { key } });
    expect([bets, exposure]).toEqual([0, 0]);
  },
);

test.each([
  ['its limit is set below the stake', 'stake-above-max', ['set-limits', '--stake-max', '999']],
  [
    'what it may hold on a market is set below it',
    'market-limit-reached',
    ['set-limits', '--market-max', '899'],
  ],
  ['its betting is shut', 'client-blocked', ['shut-betting']],
  ['it is blocked', 'client-blocked', ['block']],
])(
  'when %s while a bet waits, the bet is refused and nothing held',
  async (_, key, [verb = '', ...words]) => {
    const tie = await delayedTie();
    const { reply, bets, exposure } = await betMeanwhile(tie, ({ username }) =>
      operate(verb, '--client', username, ...words),
    );
    expect(reply).toMatchObject({ error: true, refusal: { key } });
    expect([bets, exposure ?? 0]).toEqual([0, 0]);
  },
);

test('of a burst that waits, an operator’s limit set in its middle holds for all of it', async () => {
  const tie = await delayedTie();
  const client = await desk.bettor();
  const amounts = Array.from({ length: 40 }, (_, index) => 100 + index * 50);
  waiting = 0;
  const burst = amounts.map((amount) => desk.betOdds(client, tie, { amount, requestId: `burst-${amount}` }));
  await vi.waitFor(() => expect(waiting).toBe(amounts.length), { timeout: 20_000 });
  await operate('set-limits', '--client', client.username, '--stake-max', '1000');
  clock.advance(delayMs);
  const replies = await Promise.all(burst);
  const taken = amounts.filter((_amount, index) => replies[index]?.error === false);
  expect(taken).toEqual(amounts.filter((amount) => amount <= 1000));
  expect((await desk.wallet(client))?.exposure).toBe(taken.reduce((sum, amount) => sum + amount, 0));
});

test('a bet is taken when its match is shut and opened again while it waits', async () => {
  const tie = await delayedTie();
  const { reply, bets } = await betMeanwhile(tie, async () => {
    await operate('shut-match', tie.eventId);
    await operate('open-match', tie.eventId);
  });
  expect([reply.error, bets]).toEqual([false, 1]);
});

test('a bet whose client signs out while it waits is taken', async () => {
  const tie = await delayedTie();
  const { reply, bets } = await betMeanwhile(tie, async (client) => {
    expect(await desk.call('user/logout', {}, client)).toMatchObject({ error: false });
  });
  expect([reply.error, bets]).toEqual([false, 1]);
});
