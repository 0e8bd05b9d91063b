import { type AccountId, keyToHex } from '@maidan/betting';
import { ankOf } from '@maidan/games/rules';
import { statement } from '@maidan/process/db/db.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { marketOfPart } from '../../src/products/matka/matka-day.ts';
import { operatedProducts } from '../../src/products.ts';
import { operateHouse } from '../operator/operate-house.ts';
import { type MatkaDesk, openMatkaDesk } from '../support/matka-desk.ts';

const code = 'sandhya';

let desk: MatkaDesk;
beforeAll(async () => {
  desk = await openMatkaDesk({ config: { CALLS_PER_TEN_SECONDS: 1_000_000 } });
});
afterEach(() => desk.expectSound());
afterAll(() => desk.close());

interface Seen {
  readonly client: { readonly id: AccountId };
  readonly gameType: 'SINGLE' | 'JODI' | 'ODD_EVEN';
  readonly betType: 'OPEN' | 'CLOSE';
  readonly betNumber: string;
  readonly amount: number;
  /** The answers of a request, one for every tab that sent it. */
  readonly answers: readonly string[];
}

const bets = [
  { gameType: 'SINGLE', betType: 'OPEN', betNumber: '8' },
  { gameType: 'SINGLE', betType: 'OPEN', betNumber: '3' },
  { gameType: 'ODD_EVEN', betType: 'OPEN', betNumber: 'EVEN' },
  { gameType: 'JODI', betType: 'CLOSE', betNumber: '80' },
  { gameType: 'SINGLE', betType: 'CLOSE', betNumber: '0' },
] as const;

/** A burst of bets of several clients, each sent by three tabs at once under one request id. */
async function burst(
  name: string,
  clients: readonly { token: string; id: AccountId }[],
  each: number,
): Promise<Seen[]> {
  const { day } = desk.dayOf(code);
  return Promise.all(
    clients.flatMap((client) =>
      Array.from({ length: each }, async (_, index) => {
        const request = { ...bets[index % bets.length], amount: 10 + index } as (typeof bets)[number] & {
          amount: number;
        };
        const requestId = `matka-${name}-${index}`;
        const tabs = await Promise.all(
          [1, 2, 3].map(() => desk.place(client, { ...request, day, requestId })),
        );
        return {
          client,
          ...request,
          answers: tabs.map(({ error, message, data }) => (error ? message : (data?.betId ?? ''))),
        };
      }),
    ),
  );
}

const isTaken = ({ answers: [answer = ''] }: Seen): boolean => /^\d+$/.test(answer);

const held = (bets: readonly Seen[], { id }: { id: AccountId }) =>
  bets.filter((bet) => isTaken(bet) && bet.client.id === id);

/** In hundredths, from the specification's rates alone: singles 9.5, jodis 95, odd or even 1.9. */
function profitOf(
  { gameType, betType, betNumber, amount }: Seen,
  open: string | null,
  close: string | null,
): number {
  const panna = betType === 'OPEN' ? open : close;
  if (gameType === 'JODI') {
    if (open === null) return 0;
    if (close === null) return betNumber[0] === ankOf(open) ? amount * 850 : -amount * 100;
    return betNumber === `${ankOf(open)}${ankOf(close)}` ? amount * 9400 : -amount * 100;
  }
  if (panna === null) return 0;
  const ank = ankOf(panna);
  if (gameType === 'SINGLE') return betNumber === ank ? amount * 850 : -amount * 100;
  return (betNumber === 'EVEN') === (Number(ank) % 2 === 0) ? amount * 90 : -amount * 100;
}

async function expectMoney(
  bets: readonly Seen[],
  clients: readonly { id: AccountId }[],
  first: number,
): Promise<void> {
  const { open, close } = desk.dayOf(code);
  for (const client of clients) {
    const net = held(bets, client).reduce((sum, bet) => sum + profitOf(bet, open.panna, close.panna), 0);
    expect(await desk.wallet(client)).toEqual({ coins: first + net / 100, exposure: 0 });
  }
}

const placedAt = statement(
  't-matka-placed',
  `select b.id::text as id, b.placed_at, m.closes_at from bet b join market m on m.id = b.market_id where m.product = 'matka'`,
);

async function expectOneAnswerEach(bets: readonly Seen[]): Promise<void> {
  for (const { answers } of bets) expect(new Set(answers).size, JSON.stringify(answers)).toBe(1);
  const rows = await desk.db.query<{ id: string; placed_at: number; closes_at: number }>(placedAt);
  for (const { placed_at, closes_at } of rows) expect(placed_at).toBeLessThan(closes_at);
  const known = new Set(rows.map(({ id }) => id));
  for (const bet of bets.filter(isTaken)) expect(known).toContain(bet.answers[0]);
}

async function clientsOf(howMany: number): Promise<Awaited<ReturnType<typeof desk.player>>[]> {
  const clients: Awaited<ReturnType<typeof desk.player>>[] = [];
  while (clients.length < howMany) clients.push(await desk.player(100_000));
  return clients;
}

/** Plays the day to its end, unless an earlier test has done so. */
async function toNextDay(): Promise<void> {
  if (desk.dayOf(code).overAt === null) {
    for (const draw of ['open', 'close'] as const) {
      await desk.toShut(code, draw);
      await desk.toDraw(code, draw);
    }
  }
  await desk.to(code, desk.clock.now() + 10 * 60_000);
}

describe('bets at the moment of a draw', () => {
  test('that race the close of the open are in before it or refused, each once, whatever the clock is set to', async () => {
    const clients = await clientsOf(6);
    const early = burst('early', clients, 15);
    const shutting = (async () => {
      await desk.toShut(code, 'open');
      const late = burst('late', clients, 15);
      // The machine's clock is set back while the bets are under way.
      desk.clock.setBy(-60_000);
      const answered = await late;
      desk.clock.setBy(60_000);
      return answered;
    })();
    const [before, after] = await Promise.all([early, shutting]);
    await expectOneAnswerEach([...before, ...after]);
    const onOpen = after.filter(({ gameType, betType }) => betType === 'OPEN' || gameType === 'JODI');
    expect(onOpen.filter(isTaken)).toEqual([]);
    const onClose = after.filter(({ gameType, betType }) => betType === 'CLOSE' && gameType !== 'JODI');
    expect(onClose.filter((bet) => !isTaken(bet))).toEqual([]);
    await desk.toDraw(code, 'open');
    await desk.toShut(code, 'close');
    await desk.toDraw(code, 'close');
    await expectMoney([...before, ...after], clients, 100_000);
  });

  test('that race void-draw, given twice, are returned whole or never taken', async () => {
    await toNextDay();
    const clients = await clientsOf(6);
    const { day } = desk.dayOf(code);
    const bets = burst('voided', clients, 25);
    const results = await Promise.all(
      ['once', 'twice'].map((reason) =>
        desk.run('void-draw', code, 'open', '--day', day, '--reason', reason),
      ),
    );
    expect(results.filter(({ exit }) => exit === 0)).toHaveLength(1);
    const answered = await bets;
    await expectOneAnswerEach(answered);
    await desk.toShut(code, 'close');
    await desk.toDraw(code, 'close');
    expect(desk.dayOf(code).open.panna).toBeNull();
    await expectMoney(answered, clients, 100_000);
  });

  test('left to operators: of several pannas and a void-draw at one moment one takes effect, and bets are settled by it', async () => {
    await desk.run('set-matka', code, '--draws', 'operator');
    await toNextDay();
    const clients = await clientsOf(6);
    const { day, drawnBy } = desk.dayOf(code);
    expect(drawnBy).toBe('operator');
    const bets = await burst('entered', clients, 25);
    await desk.toShut(code, 'open');
    const late = burst('too-late', clients, 10);
    const results = await Promise.all([
      ...['134', '179', '260', '134'].map((panna) => desk.run('enter-panna', code, 'open', panna)),
      desk.run('void-draw', code, 'open', '--day', day, '--reason', 'Disturbed'),
    ]);
    expect(results.filter(({ exit }) => exit === 0)).toHaveLength(1);
    const all = [...bets, ...(await late)];
    await expectOneAnswerEach(all);
    await desk.toShut(code, 'close');
    await Promise.all(['479', '578'].map((panna) => desk.run('enter-panna', code, 'close', panna)));
    await expectMoney(all, clients, 100_000);
  });

  test('two corrections at one moment end in one result, by which every bet is paid', async () => {
    await desk.run('set-matka', code, '--draws', 'operator');
    await toNextDay();
    const clients = await clientsOf(3);
    const bets = await burst('corrected', clients, 25);
    const { day } = desk.dayOf(code);
    await desk.toShut(code, 'open');
    await desk.run('enter-panna', code, 'open', '179');
    await desk.toShut(code, 'close');
    await desk.run('enter-panna', code, 'close', '479');
    await expectMoney(bets, clients, 100_000);

    const { settling } = desk.house;
    const other = ['correct-panna', code, day, 'open', '134', '--reason', 'Read wrongly'];
    let second: ReturnType<typeof desk.run> | undefined;
    const correct: typeof settling.correct = async (declaration) => {
      second ??= desk.run(...other);
      // If no lock held the second command back, it would be over before the first settles anything.
      await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 1_000))]);
      return settling.correct(declaration);
    };
    const interrupted = { ...desk, house: { ...desk.house, settling: { ...settling, correct } } };
    const mine = ['correct-panna', code, day, 'open', '236', '--reason', 'Read wrongly'];
    expect((await operateHouse(interrupted, operatedProducts(desk.products), mine)).exit).toBe(0);
    expect((await second)?.exit).toBe(0);
    await desk.products.matka.operator.onChanged(code);
    expect(desk.dayOf(code).open.panna).toBe('134');
    await expectMoney(bets, clients, 100_000);
  });
});

test.each(['open', 'close'] as const)(
  'the seed of the %s is shown by no call before it is drawn, though its market was returned by hand',
  async (draw) => {
    // Ends the day that went by during the other tests.
    await desk.to('bhor', desk.clock.now());
    await desk.toNextDay('bhor');
    const { entry, played } = desk.mustBoard('bhor');
    const [seed, roundId] = [played()?.seeds[draw].seed, marketOfPart(desk.dayOf('bhor'), draw)];
    if (seed === undefined) throw new Error('no seed');
    const client = await desk.player(1_000);
    expect(await desk.run('void-market', roundId, '--reason', 'Disturbed')).toMatchObject({ exit: 0 });
    const request = { matkaEventId: entry.eventId, gameType: 'JODI', betNumber: '80' } as const;
    expect(await desk.place(client, request)).toMatchObject({ error: false });
    const { day } = desk.dayOf('bhor');
    const heard = [
      await desk.call('casino/allCasinoResult', { roundId }),
      await desk.call('matka/matkaProof', { matkaEventId: entry.eventId, day }),
      await desk.market(client, entry.eventId),
    ];
    expect(JSON.stringify(heard)).not.toContain(keyToHex(seed));
    expect(heard[0]).toMatchObject({ data: { data: [] } });
  },
);
