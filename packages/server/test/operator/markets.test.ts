import { setImmediate } from 'node:timers/promises';
import type { AccountId } from '@maidan/betting';
import type { FeedMarket } from '@maidan/feeds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { storeOffers } from '../../src/products/sports/arrivals/store-offers.ts';
import { testStart, twoTeams } from '../support/test-house.ts';
import { type OperatorDesk, openDesk } from './operator-desk.ts';

let desk: OperatorDesk;
let client: AccountId;
let marketId = '';
let betId = 0n;
let lastMarket = 0;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(async () => {
  expect((await auditHouse(desk.db)).faults).toEqual([]);
  await desk.db.close();
});

beforeEach(async () => {
  lastMarket += 1;
  client = await desk.house.client(1_000);
  marketId = await desk.house.market(`m${lastMarket}`, twoTeams);
  const placed = await desk.house.place({ client, marketId, stake: 100, option: 'lions', rate: 80 });
  if (!placed.ok) throw new Error(placed.refusal.code);
  betId = placed.value.betId;
});

const because = '--reason "The Lions won by six wickets" --by asha';

describe('open-market and shut-market', () => {
  it('shut a market for bets and open it again', async () => {
    expect((await desk.run(`shut-market ${marketId}`)).lines).toEqual([`Market ${marketId} is shut.`]);
    const refused = await desk.house.place({ client, marketId, stake: 10 });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'market-not-open' } });
    expect((await desk.run(`open-market ${marketId}`)).lines).toEqual([`Market ${marketId} is open.`]);
    expect((await desk.house.place({ client, marketId, stake: 10 })).ok).toBe(true);
  });

  it('name those they cannot change', async () => {
    const result = await desk.run(`shut-market ${marketId} nowhere`);
    expect(result.exit).toBe(1);
    expect(result.lines).toEqual([
      `Market ${marketId} is shut.`,
      'Market nowhere: unknown, or settled already.',
    ]);
    expect((await desk.run('shut-market')).reason).toMatch(/The id of a market is missing/);
  });
});

const twoGroups = {
  shape: 'options',
  groups: [
    { id: 'one', options: ['a', 'b'] },
    { id: 'two', options: ['c', 'd'] },
  ],
} as const;

describe('declare', () => {
  it('settles a market, and prints the same when given again', async () => {
    const result = await desk.run(`declare ${marketId} --outcome winner=lions --rule match-odds ${because}`);
    expect(result.lines).toEqual([
      expect.stringMatching(
        `^Market ${marketId} \\(${marketId}\\) is settled as lions, by settlement \\d+\\.$`,
      ),
      'Bets on it: 1, clients: 1, their profit together: 80.',
    ]);
    expect(await desk.house.wallet(client)).toEqual({ balance: 1080, exposure: 0 });
    expect((await desk.run(`declare ${marketId} --outcome winner=lions ${because}`)).lines).toEqual(
      result.lines,
    );
    const listed = await desk.run(`list settlements --market ${marketId} --json`);
    expect(JSON.parse(listed.lines[0] ?? '')).toMatchObject([
      {
        outcome: '{"winner":"lions"}',
        rule: 'match-odds',
        reason: 'The Lions won by six wickets',
        by: 'asha',
        state: 'done',
      },
    ]);
  });

  it.each([
    ['winner=bears', /cannot end as bears: expected void, or winner= one of lions, tigers/],
    ['run=12', /cannot end as 12/],
    ['winner=void', /cannot end as void/],
    ['{"run":12}', /cannot end as {"run":12}: expected void, or winner= one of/],
    ['colour=red', /--outcome is "colour=red": expected void, winner=NAME/],
    ['lions', /--outcome is "lions": expected void, winner=NAME/],
    ['{winner}', /--outcome is not JSON/],
  ])('refuses the outcome %s', async (outcome, reason) => {
    const result = await desk.runWords(['declare', marketId, '--outcome', outcome, '--reason', 'So']);
    expect(result.exit).toBe(1);
    expect(result.reason).toMatch(reason);
  });

  it('refuses another result, an unknown market, and a result without a reason', async () => {
    await desk.run(`declare ${marketId} --outcome winner=lions ${because}`);
    expect((await desk.run(`declare ${marketId} --outcome winner=tigers ${because}`)).reason).toMatch(
      /is declared already, as lions; correct replaces a result/,
    );
    expect((await desk.run(`declare nowhere --outcome void ${because}`)).reason).toBe(
      'declare: There is no market "nowhere".',
    );
    expect((await desk.run(`declare ${marketId} --outcome void`)).reason).toMatch(/--reason is missing/);
    expect((await desk.run(`declare ${marketId} m1 --outcome void ${because}`)).reason).toMatch(
      /One market at a time/,
    );
  });

  it('shows how far it has come when it takes long', async () => {
    let isDone = false;
    const declared = desk.run(`declare ${marketId} --outcome winner=lions ${because}`).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      desk.house.clock.advance(500);
      await setImmediate();
    }
    expect((await declared).progress.at(-1)).toBe(`Settling ${marketId} 1/1`);
  });

  it.each([
    ['run=45', { shape: 'line' }, '45'],
    ['crash=1.85', { shape: 'flight' }, '1.85x'],
    ['number=12', { shape: 'numbers', numbers: ['12', '13'] }, '12'],
    ['winner=a, b', { shape: 'winner', rule: 'decimal', runners: ['a', 'b', 'c'] }, 'a, b'],
    ['placed=b; withdrawn c', { shape: 'places', runners: ['a', 'b', 'c'], places: 1 }, 'b; withdrawn c'],
    ['groups=one: a; two: void', twoGroups, 'one: a; two: void'],
    ['void', { shape: 'line' }, 'void'],
    ['{"run":7}', { shape: 'line' }, '7'],
  ] as const)('understands %s', async (outcome, definition, expected) => {
    const id = await desk.house.market(`short-${outcome.length}-${lastMarket}`, definition);
    const { lines } = await desk.runWords(['declare', id, '--outcome', outcome, '--reason', 'So']);
    expect(lines[0]).toContain(`is settled as ${expected}, by`);
  });

  it.each(['crash=30000000', '{"crash":3000000000}'])(
    'refuses %s, which no flight reaches',
    async (outcome) => {
      const id = await desk.house.market(`flight-${lastMarket}`, { shape: 'flight' });
      const { reason } = await desk.runWords(['declare', id, '--outcome', outcome, '--reason', 'So']);
      expect(reason).toContain('expected void, or crash= the multiplier, up to 10000.00');
    },
  );
});

it('a result of a game of others that no wallet could hold is refused, and its bets can be settled by another', async () => {
  const { house } = desk;
  const id = await house.market('launched', { shape: 'external', returnsTimes: 2 });
  const client = await house.client(100);
  expect(await house.fly({ client, marketId: id, option: 'B1', stake: 10 })).toMatchObject({ ok: true });
  const outcome = `returned=B1:${10n ** 20n}`;
  const { reason } = await desk.runWords(['declare', id, '--outcome', outcome, '--reason', 'So']);
  expect(reason).toContain('cannot end as');
  expect(await house.declare(id, { returned: [['B1', '1500']] })).toMatchObject({ ok: true });
  expect(await house.wallet(client)).toEqual({ balance: 105, exposure: 0 });
});

describe('a market of a match', () => {
  const eventId = '8801';

  const match = {
    id: eventId,
    sport: 'cricket',
    name: 'Lions v Tigers',
    series: '',
    teams: ['Lions', 'Tigers'],
    startsAt: testStart,
    status: 'in-play',
  } as const;

  beforeEach(async () => {
    marketId = `odds-${lastMarket}`;
    await offer({
      ...{ id: marketId, kind: 'match-odds', name: 'Match Odds' },
      runners: [
        { id: '1', name: 'Lions' },
        { id: '2', name: 'Tigers' },
        { id: '3', name: 'The Draw' },
      ],
    });
  });

  async function offer(more: Pick<FeedMarket, 'id' | 'kind' | 'name' | 'runners'>): Promise<void> {
    const market = { ...more, matchId: eventId, isCommission: false, remark: '' };
    const changes = [
      { kind: 'match', match },
      { kind: 'market', market },
    ] as const;
    await storeOffers(desk.db, 'test', changes, testStart);
  }

  it.each(['tigers', '2'])('is declared by the name of the winner or its number: %s', async (winner) => {
    const result = await desk.run(`declare ${marketId} --outcome winner=${winner} ${because}`);
    expect(result.lines).toEqual([
      expect.stringMatching(
        `^Market ${marketId} \\(Match Odds, Lions v Tigers\\) is settled as Tigers, by settlement \\d+\\.$`,
      ),
      'Bets on it: 0, clients: 0, their profit together: 0.',
    ]);
    const listed = await desk.run(`list settlements --event ${eventId} --market ${marketId} --json`);
    expect(JSON.parse(listed.lines[0] ?? '')).toMatchObject([{ outcome: '{"winner":"2"}' }]);
  });

  it('that is not about who wins is declared by the names its feed gives', async () => {
    const id = `both-${lastMarket}`;
    const runners = [
      { id: '30246', name: 'Yes' },
      { id: '110503', name: 'No' },
    ];
    await offer({ id, kind: 'match-odds', name: 'Both Teams to Score', runners });
    const result = await desk.run(`declare ${id} --outcome winner=no ${because}`);
    expect(result.lines[0]).toContain('is settled as No, by');
    const listed = await desk.run(`list settlements --market ${id} --json`);
    expect(JSON.parse(listed.lines[0] ?? '')).toMatchObject([{ outcome: '{"winner":"110503"}' }]);
  });

  it('is refused with its runners when another name is given', async () => {
    const result = await desk.runWords(['declare', marketId, '--outcome', 'winner=Bears', '--reason', 'So']);
    expect(result.reason).toBe(
      `declare: Market ${marketId} (Match Odds, Lions v Tigers) cannot end as Bears: expected void, or winner= one of Lions (1), Tigers (2), The Draw (3).`,
    );
  });
});

describe('correct', () => {
  it('replaces a result', async () => {
    await desk.run(`declare ${marketId} --outcome winner=lions ${because}`);
    const result = await desk.run(`correct ${marketId} --outcome winner=tigers --reason "Misread"`);
    expect(result.exit).toBe(0);
    expect(await desk.house.wallet(client)).toEqual({ balance: 900, exposure: 0 });
  });

  it('refuses a market without a result', async () => {
    const result = await desk.run(`correct ${marketId} --outcome winner=tigers ${because}`);
    expect(result.reason).toBe(
      `correct: Market ${marketId} (${marketId}) has no result to correct; declare one.`,
    );
  });
});

describe('void-market', () => {
  it('returns an open market', async () => {
    expect((await desk.run(`void-market ${marketId} --reason Abandoned`)).exit).toBe(0);
    expect(await desk.house.wallet(client)).toEqual({ balance: 1000, exposure: 0 });
  });

  it('returns a settled one', async () => {
    await desk.run(`declare ${marketId} --outcome winner=tigers ${because}`);
    expect((await desk.run(`void-market ${marketId} --reason Abandoned`)).exit).toBe(0);
    expect(await desk.house.wallet(client)).toEqual({ balance: 1000, exposure: 0 });
  });
});

describe('void-bet and delete-bet', () => {
  it('take out open bets with a remark', async () => {
    expect((await desk.run(`void-bet ${betId} --remark "Wrong price"`)).lines).toEqual([
      `Bet ${betId} is void.`,
    ]);
    expect(await desk.house.wallet(client)).toEqual({ balance: 1000, exposure: 0 });
    expect(await desk.run(`delete-bet ${betId} --remark Again`)).toMatchObject({
      exit: 0,
      lines: [`Bet ${betId}: it is out already.`],
    });
  });

  it('take out settled bets and give back what they brought', async () => {
    await desk.run(`declare ${marketId} --outcome winner=tigers ${because}`);
    expect((await desk.run(`delete-bet ${betId} --remark "After the ball"`)).exit).toBe(0);
    expect(await desk.house.wallet(client)).toEqual({ balance: 1000, exposure: 0 });
  });

  it('do what they can and name the rest', async () => {
    const result = await desk.run(`void-bet 999999 ${betId} --remark Both`);
    expect(result).toMatchObject({
      exit: 1,
      lines: ['Bet 999999: there is no such bet.', `Bet ${betId} is void.`],
    });
    expect((await desk.run('void-bet twelve --remark x')).reason).toMatch(
      /"twelve" is not the number of a bet/,
    );
    expect((await desk.run(`void-bet ${betId}`)).reason).toMatch(/--remark is missing/);
  });
});
