import { type ManualClock, manualClock } from '@maidan/betting';
import { statement } from '@maidan/process/db/db.ts';
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

/** Counts the bets that begin to wait, and resolves `begun`. */
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

/** Said again, it keeps the price fresh. */
function quote(tie: CupTie): Promise<void> {
  const open = tie.open(tie.ids.bookmaker, [tie.bestOf('lions', 9000, 9400)]);
  return desk.sendChanges({ ...open, betDelayMs: delayMs } as typeof open);
}

async function delayedTie(): Promise<CupTie> {
  const tie = await desk.tie();
  await quote(tie);
  return tie;
}

const limitMatch = statement(
  'test-limit-match',
  'update match set limits = limits || $2::jsonb where market_id = $1',
);
const setMatchLimits = ({ marketId }: CupTie, limits: Readonly<Record<string, number>>) =>
  desk.db.query(limitMatch, [marketId, JSON.stringify(limits)]);

/** Sends a bet and resolves, while the bet waits, with the promise of its answer. */
async function press(tie: CupTie, client: NamedClient) {
  begun = Promise.withResolvers();
  const betting = desk.betOdds(client, tie);
  await begun.promise;
  return { betting };
}

/** Bets, does this while the bet waits, and lets its delay pass. */
async function betMeanwhile(tie: CupTie, act: (client: NamedClient) => Promise<unknown>) {
  const client = await desk.bettor();
  const { betting } = await press(tie, client);
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

/** Limits of a match are read again once they are older than this. */
const trustedMs = 5_000;

test.each([
  ['maximum now below the stake', {}, { maximum_match_bet: 999 }, 'stake-above-max'],
  ['minimum now above the stake', {}, { minimum_match_bet: 1_001 }, 'stake-below-min'],
  ['maximum no longer below the stake', { maximum_match_bet: 500 }, { maximum_match_bet: 1_000 }, 'accepted'],
])(
  'when the limits of a match change while a bet waits (%s), the bet is decided by the new ones',
  async (_, before, after, answer) => {
    const tie = await delayedTie();
    await setMatchLimits(tie, before);
    const [early, pressed, late] = [await desk.bettor(), await desk.bettor(), await desk.bettor()];
    // This bet has the limits read, which also serve the next bet's first check.
    const first = await press(tie, early);
    clock.advance(delayMs - 1);
    const second = await press(tie, pressed);
    await setMatchLimits(tie, after);
    clock.advance(1);
    const old = await first.betting;
    clock.advance(trustedMs - delayMs);
    // This bet has them read again while the second still waits.
    const third = await press(tie, late);
    await quote(tie);
    clock.advance(delayMs);
    const replies = await Promise.all([second.betting, third.betting]);
    const answers = [old, ...replies].map(({ error, refusal }) => (error ? refusal?.key : 'accepted'));
    expect(answers).toEqual([answer === 'accepted' ? 'stake-above-max' : 'accepted', answer, answer]);
    expect((await desk.rows(pressed)).bets).toBe(answer === 'accepted' ? 1 : 0);
  },
);

test('a limit that an operator sets while a burst of bets waits applies to all of them', async () => {
  const tie = await delayedTie();
  const client = await desk.bettor();
  const amounts = Array.from({ length: 40 }, (_, index) => 100 + index * 50);
  waiting = 0;
  const burst = amounts.map((amount) => desk.betOdds(client, tie, { amount, requestId: `burst-${amount}` }));
  await vi.waitFor(() => expect(waiting).toBe(amounts.length));
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
