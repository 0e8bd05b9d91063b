import type { MarketDefinition, MarketOutcome } from '@maidan/betting';
import type { DataOf } from '@maidan/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { type AccountDesk, type BetOrder, openAccountDesk } from '../support/account-desk.ts';

let desk: AccountDesk;
let runs = 0;
beforeAll(async () => {
  desk = await openAccountDesk();
});
afterAll(async () => {
  expect((await auditHouse(desk.db)).faults).toEqual([]);
  await desk.close();
});

type Client = Awaited<ReturnType<AccountDesk['client']>>;
type Lists = DataOf<'sports/betsList'>;

const rounds: readonly [string, MarketDefinition][] = [
  ['digits', { shape: 'numbers', numbers: ['1', '2', '3'] }],
  ['flights', { shape: 'flight' }],
];

/** A match with two markets and a round of two games: what a client may bet on side by side. */
async function openMarkets(): Promise<readonly string[]> {
  runs += 1;
  const event = `e${runs}`;
  await desk.match(event, ['Lions', 'Tigers']);
  const [winner, session] = [`${event}-winner`, `${event}-session`];
  await desk.market(winner, event, { kind: 'bookmaker', name: 'Bookmaker' });
  await desk.market(session, event, { kind: 'fancy', name: '6 over runs' });
  const opened = [winner, session];
  for (const [game, value] of rounds) {
    const round = await desk.app.house.rounds.open({
      game,
      number: runs,
      commitment: `hash of ${game} ${runs}`,
      closesAt: desk.clock.now() + 60_000,
      product: 'tables',
      kind: game,
      name: `Lucky ${game}`,
      room: game,
      definition: { version: `${game}-v1`, value },
    });
    if (!round.ok) throw new Error(round.refusal.code);
    opened.push(round.value.marketId);
  }
  return opened;
}

const bets: readonly ((stake: number, option: string) => BetOrder)[] = [
  (stake, option) => ({ stake, rate: 90, option: option === '3' ? '2' : option, optionName: 'Lions' }),
  (stake, option) => ({ stake, rate: 100, run: 40 + Number(option), side: stake % 2 ? 'back' : 'lay' }),
  (stake, option) => ({ stake, rate: 900, option }),
  (stake) => ({ stake, rate: 0, option: 'flight' }),
];

const outcomes: readonly MarketOutcome[] = [{ winner: '1' }, { run: 42 }, { number: '2' }, { crash: 150 }];

const request = { fancyBet: true, oddsBet: true, diamondBet: true } as const;

async function listOf(client: Client, more: { isDeclare?: boolean; isDeleted?: boolean } = {}) {
  const { data } = await desk.app.call('sports/betsList', { ...request, ...more }, client);
  if (data === undefined) throw new Error('no lists');
  return data;
}

const idsIn = ({ oddsBetsData, sessionBetsData, casinoBetData }: Lists) =>
  [...oddsBetsData, ...sessionBetsData, ...casinoBetData].map(({ _id }) => Number(_id)).sort((a, b) => a - b);

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

/** The worst case of the bets of one market, from the profit of each by option. */
function worst(positions: readonly Readonly<Record<string, number>>[]): number {
  const options = new Set(positions.flatMap((position) => Object.keys(position)));
  return Math.min(
    0,
    ...[...options].map((option) => sum(positions.map((position) => position[option] ?? 0))),
  );
}

/** By the run that is declared. */
function sessionPosition({ run, type, amount, odds }: Lists['sessionBetsData'][number]) {
  const [reached, missed] = type === 'Y' ? [amount * odds, -amount] : [-amount * odds, amount];
  return Object.fromEntries(
    Array.from({ length: 10 }, (_, place) => 38 + place).map((at) => [at, at >= run ? reached : missed]),
  );
}

/** Computed only from the open bets as listed. */
function exposureShown({ oddsBetsData, sessionBetsData, casinoBetData }: Lists): number {
  const positions = [
    ...oddsBetsData.map((bet) => ['odds', bet.positionInfo] as const),
    ...sessionBetsData.map((bet) => ['session', sessionPosition(bet)] as const),
    ...casinoBetData.map((bet) => {
      const { eventId, posArray, amount } = bet;
      return [eventId, eventId === 'flights' ? { crash: -amount } : posArray] as const;
    }),
  ];
  const markets = Map.groupBy(positions, ([market]) => market);
  return -sum([...markets.values()].map((of) => worst(of.map(([, position]) => position))));
}

interface Step {
  readonly market: number;
  readonly stake: number;
  readonly option: string;
  readonly isTakenOut: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  market: fc.nat(3),
  stake: fc.integer({ min: 1, max: 300 }),
  option: fc.constantFrom('1', '2', '3'),
  isTakenOut: fc.integer({ min: 0, max: 4 }).map((chance) => chance === 0),
});

test('whatever a client bets on, a bet is in the list of its state once, has a story, and open ones add up to the exposure', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 12 }),
      fc.array(fc.constantFrom('open', 'decided', 'void'), { minLength: 4, maxLength: 4 }),
      async (steps, fates) => {
        const markets = await openMarkets();
        const client = await desk.client(`LISTED${runs}`);
        await desk.credit(client.id, 100_000);
        const placed: { id: number; step: Step }[] = [];
        for (const one of steps) {
          const order = bets[one.market]?.(one.stake, one.option);
          if (order === undefined) throw new Error('no such market');
          const bet = await desk.place(client.id, markets[one.market] ?? '', order);
          if (one.isTakenOut) await desk.takeOut(bet, one.stake % 2 ? 'void' : 'deleted', 'Test');
          placed.push({ id: Number(bet), step: one });
        }
        for (const [place, fate] of fates.entries()) {
          const outcome = fate === 'void' ? { void: true as const } : outcomes[place];
          if (fate !== 'open' && outcome !== undefined) await desk.declare(markets[place] ?? '', outcome);
        }
        const stateOf = ({ market, isTakenOut }: Step) => {
          if (isTakenOut) return 'taken-out';
          return fates[market] === 'open' ? 'open' : 'settled';
        };
        const expected = (state: string) =>
          placed.flatMap(({ id, step: one }) => (stateOf(one) === state ? [id] : []));

        const open = await listOf(client);
        expect(idsIn(open)).toEqual(expected('open'));
        expect(open.pendingBetData.map(({ _id }) => Number(_id)).reverse()).toEqual(expected('open'));
        expect(idsIn(await listOf(client, { isDeclare: true }))).toEqual(expected('settled'));
        expect(idsIn(await listOf(client, { isDeleted: true }))).toEqual(expected('taken-out'));
        const wallet = (await desk.app.call('user/userBalance', {}, client)).data;
        expect(exposureShown(open)).toBeCloseTo(wallet?.exposure ?? Number.NaN, 2);
        for (const { id, step: one } of placed) {
          const { data: story } = await desk.app.call('user/betStory', { betId: String(id) }, client);
          expect(story).toMatchObject({ _id: String(id), amount: one.stake });
          expect(story?.matchName).toBe(
            one.market < 2 ? 'Lions v Tigers' : `Lucky ${rounds[one.market - 2]?.[0]}`,
          );
        }
      },
    ),
    { numRuns: 10 * inject('caseFactor') },
  );
});

async function betOnDigits(username: string) {
  const digits = (await openMarkets())[2] ?? '';
  const client = await desk.client(username);
  await desk.credit(client.id, 1000);
  const betId = String(await desk.place(client.id, digits, { stake: 100, rate: 900, option: '2' }));
  return { client, betId, digits };
}

test('an open bet on a round is shown by its game, its id and its price', async () => {
  const { client, betId, digits } = await betOnDigits('ASHA');
  const { pendingBetData, casinoBetData } = await listOf(client);
  expect(pendingBetData).toMatchObject([
    {
      _id: betId,
      market: `Lucky digits ${digits}: 2`,
      amount: 100,
      rate: 10,
      type: 'YES',
      marketType: 'casino',
    },
  ]);
  expect(casinoBetData).toMatchObject([
    {
      _id: betId,
      gameName: 'Lucky digits',
      eventId: 'digits',
      roundId: digits,
      sid: '2',
      betType: 'Yes',
      odds: 10,
      posArray: { '1': -100, '2': 900, '3': -100 },
      isDeclare: 0,
    },
  ]);
});

test('a decided round is in the statement, the ledger, the report of its day and the story of the bet', async () => {
  const { client, betId, digits } = await betOnDigits('BHANU');
  await desk.declare(digits, { number: '2' }, { rule: 'digit', reason: 'The digit is 2.' });
  const statement = (await desk.app.call('user/userStatement', {}, client)).data;
  expect(statement?.statementData[0]).toMatchObject({
    amount: 900,
    remark: `Result · Lucky digits: ${digits}`,
    facts: { kind: 'settlement', matchName: 'Lucky digits', marketName: digits },
  });
  const [line] = (await desk.app.call('user/userLedger', {}, client)).data?.ledgerData ?? [];
  expect(line).toMatchObject({
    eventName: 'Lucky digits',
    eventId: 'digits',
    ledgerType: 'diamondCasino',
    amount: 900,
  });
  const days = { eventId: 'digits', fromDate: line?.day ?? '', toDate: line?.day ?? '' };
  const report = (await desk.app.call('casino/diamondCasinoReportByUser', days, client)).data;
  expect(report).toMatchObject([
    {
      eventId: 'digits',
      gameName: 'Lucky digits',
      amount: 900,
      totalAmount: 900,
      casinoBetData: [{ _id: betId, profitLoss: 900, isDeclare: 1, showResult: '2' }],
    },
  ]);
  const story = (await desk.app.call('user/betStory', { betId }, client)).data;
  expect(story).toMatchObject({
    matchName: 'Lucky digits',
    marketName: digits,
    selectionName: '2',
    isDecimal: true,
    odds: 10,
    type: 'Y',
    state: 'settled',
    profitLoss: 900,
    results: [{ outcome: '2', rule: 'digit' }],
    transfers: [{ kind: 'settlement', amount: 900 }],
  });
  expect(story).not.toHaveProperty('seedHash');
});

test("the report of a table's day leaves out matches, other tables and other days", async () => {
  const { client, digits } = await betOnDigits('CHAYA');
  await desk.place(client.id, `e${runs}-winner`, { stake: 100, rate: 90 });
  await desk.declare(`e${runs}-winner`, { winner: '1' });
  await desk.declare(digits, { number: '1' });
  const today = { fromDate: '2026-01-01', toDate: '2026-01-01' };
  const amounts = async (days: typeof today & { eventId?: string }) =>
    ((await desk.app.call('casino/diamondCasinoReportByUser', days, client)).data ?? []).map(
      ({ eventId, amount }) => [eventId, amount],
    );
  expect(await amounts(today)).toEqual([['digits', -100]]);
  expect(await amounts({ ...today, eventId: 'flights' })).toEqual([]);
  expect(await amounts({ fromDate: '2026-01-02', toDate: '2026-01-03' })).toEqual([]);
});

test('a bet of a product that is not open is listed by its market, and has a story', async () => {
  const client = await desk.client('DINESH');
  await desk.credit(client.id, 1000);
  await desk.market('wheel-1', 'wheel', { kind: 'round', name: 'Wheel', product: 'wheels' });
  const betId = String(await desk.place(client.id, 'wheel-1', { stake: 100, rate: 80 }));
  const { pendingBetData, casinoBetData } = await listOf(client);
  expect(pendingBetData).toMatchObject([{ _id: betId, rate: 1.8, marketType: 'casino' }]);
  expect(casinoBetData).toMatchObject([{ _id: betId, gameName: 'Wheel', odds: 1.8 }]);
  const { data: story } = await desk.app.call('user/betStory', { betId }, client);
  expect(story).toMatchObject({ matchName: 'Wheel', oddsType: 'round', isDecimal: true, type: 'Y' });
});
