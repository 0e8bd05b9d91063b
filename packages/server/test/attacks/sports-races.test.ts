import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { operatedProducts } from '../../src/products.ts';
import { operateHouse } from '../operator/operate-house.ts';
import type { CupTie } from '../support/cup-tie.ts';
import type { NamedClient } from '../support/quick-client.ts';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterEach(async () => {
  expect(await auditHouse(desk.db)).toMatchObject({ faults: [], faultCount: 0 });
});
afterAll(() => desk.close());

const taken = 'Bet Placed Successfully';

interface Answered {
  readonly message: string;
  readonly odds: number | undefined;
}

/** Sent by two tabs at one moment under one request id: both must get the same answer. */
async function fromTwoTabs(
  requestId: string,
  send: (requestId: string) => ReturnType<SportsDesk['betOdds']>,
) {
  const [one, other] = await Promise.all([send(requestId), send(requestId)]);
  expect([other.message, other.data?.betId]).toEqual([one.message, one.data?.betId]);
  return { message: one.message, odds: one.data?.odds };
}

/** Bets sent one after the other without waiting for answers, while the feed says these things. */
async function betsWhile(
  feed: () => Promise<void>,
  howMany: number,
  bet: (index: number) => Promise<Answered>,
): Promise<Answered[]> {
  const bets: Promise<Answered>[] = [];
  const sending = feed();
  for (let index = 0; index < howMany; index += 1) {
    bets.push(bet(index));
    await new Promise(setImmediate);
  }
  await sending;
  return Promise.all(bets);
}

const countTaken = (answers: readonly Answered[]): number =>
  answers.filter(({ message }) => message === taken).length;

const backAt = (tie: CupTie, odds: number) =>
  tie.open(tie.ids.bookmaker, [tie.bestOf('lions', odds, odds + 400)]);

test('bets from two tabs while a market flips between suspended and other prices are taken at the board’s prices only', async () => {
  const [tie, client] = [await desk.tie(), await desk.bettor(10_000_000)];
  const prices = [9000, 5000, 9000, 3000];
  const answers = await betsWhile(
    async () => {
      for (let turn = 0; turn < 40; turn += 1) {
        await desk.sendChanges(tie.suspend(tie.ids.bookmaker));
        await desk.sendChanges(backAt(tie, prices[turn % prices.length] ?? 0));
      }
    },
    150,
    (index) => fromTwoTabs(`flipping-${index}`, (requestId) => desk.betOdds(client, tie, { requestId })),
  );
  for (const { message, odds } of answers) {
    if (message === taken) expect(odds).toBe(0.9);
    else expect(message).toMatch(/^(This market is suspended|Rate changed from 90 to (50|30))$/);
  }
  expect((await desk.rows(client)).bets).toBe(countTaken(answers));
  await desk.sendChanges(backAt(tie, 3000));
  expect((await desk.betOdds(client, tie)).message).toBe('Rate changed from 90 to 30');
});

test('bets at the run from before a session’s line moved are refused, whichever way it moved', async () => {
  const [tie, client] = [await desk.tie(), await desk.bettor(10_000_000)];
  const lineAt = (run: number) =>
    tie.line(tie.ids.sixOvers, { yesRun: run, noRun: run - 2, yesOdds: 10_000, noOdds: 10_000 });
  const answers = await betsWhile(
    async () => {
      for (let turn = 0; turn < 60; turn += 1) await desk.sendChanges(lineAt(turn % 2 === 0 ? 52 : 40));
    },
    100,
    (index) =>
      fromTwoTabs(`moving-${index}`, (requestId) =>
        index % 2 === 0
          ? desk.betSession(client, tie, { requestId, run: 46 })
          : desk.betSession(client, tie, { requestId, run: 44, type: 'N' }),
      ),
  );
  // The first bets may be decided before the first move.
  const refused = answers.filter(({ message }) => message !== taken);
  expect(refused.length).toBeGreaterThan(50);
  for (const { message } of refused) expect(message).toMatch(/^Run changed from (46|44) to (52|40|50|38)$/);
  expect((await desk.rows(client)).bets).toBe(countTaken(answers));
});

/** What settles a session: its result from the feed, or the same declared by hand. */
const settlings = {
  'its feed': (tie: CupTie) => [desk.sendChanges(tie.result(tie.ids.sixOvers, { kind: 'run', run: 46 }))],
  'an operator': (tie: CupTie) => {
    const words = ['declare', tie.ids.sixOvers, '--outcome', 'run=46', '--reason', 'Seen'];
    return [operateHouse(desk, operatedProducts(desk.products), words)];
  },
  'both at one moment': (tie: CupTie): Promise<unknown>[] => [
    ...settlings['its feed'](tie),
    ...settlings['an operator'](tie),
  ],
};

test.each(Object.keys(settlings) as (keyof typeof settlings)[])(
  'bets at the moment their market is settled by %s are settled with it or refused',
  async (by) => {
    const [tie, client] = [await desk.tie(), await desk.bettor(10_000_000)];
    expect((await desk.betSession(client, tie, { amount: 100 })).message).toBe(taken);
    const answers = await betsWhile(
      async () => {
        await new Promise(setImmediate);
        await Promise.all(settlings[by](tie));
      },
      150,
      (index) =>
        fromTwoTabs(`settling-${index}`, (requestId) =>
          desk.betSession(client, tie, { requestId, amount: 100 }),
        ),
    );
    const bets = 1 + countTaken(answers);
    for (const { message } of answers)
      expect([taken, 'This market is suspended', 'This market is shut', 'This market is settled']).toContain(
        message,
      );
    expect((await desk.betSession(client, tie)).error).toBe(true);
    expect(await desk.wallet(client)).toEqual({ coins: 10_000_000 + bets * 100, exposure: 0 });
  },
);

test('fifty lays at one moment on several markets hold no more than the client has', async () => {
  const [tie, client] = [await desk.tie(), await desk.bettor(1_000)];
  const lays = [
    (who: NamedClient) => desk.betOdds(who, tie, { type: 'K', odds: 0.94, amount: 900 }),
    (who: NamedClient) =>
      desk.betOdds(who, tie, { type: 'K', odds: 1.92, amount: 800, oddsType: 'matchOdds' }),
    (who: NamedClient) => desk.betSession(who, tie, { type: 'N', run: 44, amount: 700 }),
  ];
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) => lays[index % lays.length]?.(client)),
  );
  expect(replies.filter((reply) => reply?.error === false).length).toBeGreaterThan(0);
  for (const reply of replies.filter((each) => each?.error))
    expect(reply?.message).toMatch(/^This bet needs [\d,.]+ coins and [\d,.]+ are available$/);
  const wallet = await desk.wallet(client);
  expect(wallet?.coins).toBeGreaterThanOrEqual(0);
  expect((wallet?.coins ?? 0) + (wallet?.exposure ?? 0)).toBe(1_000);
});
