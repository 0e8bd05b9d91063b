import { type Db, statement } from '@maidan/process/db/db.ts';
import { type Fault, faultyDb } from '@maidan/process/testing/faulty-db.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyVirtualRound } from '../../src/rules/verify-virtual-round.ts';
import { openTestDb } from '../test-db.ts';
import { type FakeWallet, openFakeWallet, type Treatment } from './fake-wallet.ts';
import { clientSeed, onRed, openStudioDesk } from './studio-desk.ts';

let db: Db;
let wallet: FakeWallet;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  wallet = await openFakeWallet();
});
afterEach(() => wallet.close());

const stateOf = statement('t-studio-state', 'select state, paid from studio_round where id = $1');
const states = async (roundId: string) =>
  (await db.query<{ state: string; paid: bigint | null }>(stateOf, [roundId]))[0];

/** Either nothing moved, or the bet is accepted with one final win of the amount in the record. */
async function expectFinished(player: string, roundId: string): Promise<'played' | 'returned'> {
  const round = await states(roundId);
  const bet = [...wallet.bets].find(([, { player: of }]) => of === player);
  const wins = [...wallet.wins.values()].filter(({ player: of }) => of === player);
  if (round?.state === 'decided') {
    expect(bet?.[0]).toBe(`${roundId}.bet`);
    expect(wallet.rolledBack.has(`${roundId}.bet`)).toBe(false);
    expect(wins).toMatchObject([{ roundId, amount: Number(round.paid), isFinal: true }]);
    expect(wallet.balanceOf(player)).toBe(900 + Number(round.paid) / 100);
    return 'played';
  }
  expect(['offered', 'refused']).toContain(round?.state);
  expect(wins).toEqual([]);
  expect(wallet.balanceOf(player)).toBe(1_000);
  return 'returned';
}

let lastPlayer = 0;

async function killedAt(nth: number, fault: Fault, treatments: Partial<Record<string, Treatment[]>>) {
  lastPlayer += 1;
  const player = `kill-${lastPlayer}`;
  const line = faultyDb(db);
  const desk = await openStudioDesk(line, wallet);
  const session = await desk.sit(player);
  const { next } = await desk.state(session);
  for (const [path, how] of Object.entries(treatments)) wallet.treat(path, ...(how ?? []));
  line.failAt(nth, fault, true);
  const { status } = await desk.send('POST', 'play', session, {
    roundId: next.roundId,
    clientSeed,
    bets: onRed,
  });
  const isOver = line.queryCount() < nth;
  line.failAt(1, 'unasked', true);
  await desk.close();
  const after = await openStudioDesk(db, wallet, { startsAt: Date.UTC(2026, 0, 1, 1) });
  await after.delivered();
  const end = await expectFinished(player, next.roundId);
  const again = await after.send('POST', 'play', session, { roundId: next.roundId, clientSeed, bets: onRed });
  await after.delivered();
  const endAgain = await expectFinished(player, next.roundId);
  if (end === 'played') {
    const record = await after.record(next.roundId);
    expect(record && verifyVirtualRound(record).isOk).toBe(true);
    expect(again.json).toMatchObject({ status: 'ok', round: record });
  }
  await after.close();
  return { isOver, status, end, endAgain };
}

test.each<[Fault, string, Partial<Record<string, Treatment[]>>]>([
  ['unasked', 'a wallet that answers', {}],
  ['unanswered', 'a wallet that answers', {}],
  ['unasked', 'a lost answer to the bet', { bet: ['lose-answer'] }],
  ['unanswered', 'a lost answer to the bet', { bet: ['lose-answer'] }],
  ['unanswered', 'a lost answer to the win', { win: ['lose-answer', 'busy'] }],
])(
  'killed at any request of a play to the database (%s, with %s), a round is finished or nothing has moved',
  async (fault, _, treatments) => {
    const ends = new Set<string>();
    for (let nth = 1, isOver = false; !isOver; nth += 1) {
      const killed = await killedAt(nth, fault, treatments);
      ends.add(killed.end);
      isOver = killed.isOver;
    }
    expect(ends).toContain('returned');
    if (treatments.bet === undefined) expect(ends).toContain('played');
  },
);

test.each<Fault>(['unasked', 'unanswered'])(
  'goes on by itself when one request to the database fails (%s)',
  async (fault) => {
    for (let nth = 1, isOver = false; !isOver; nth += 1) {
      lastPlayer += 1;
      const player = `kill-${lastPlayer}`;
      const line = faultyDb(db);
      const desk = await openStudioDesk(line, wallet);
      const session = await desk.sit(player);
      const { next } = await desk.state(session);
      line.failAt(nth, fault);
      await desk.send('POST', 'play', session, { roundId: next.roundId, clientSeed, bets: onRed });
      isOver = line.queryCount() < nth;
      desk.clock.advance(10_000);
      await desk.delivered();
      await expectFinished(player, next.roundId);
      await desk.close();
    }
  },
);
