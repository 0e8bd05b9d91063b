import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { type CallPath, calls } from './index.ts';

const parse = (path: CallPath, request: unknown): unknown => calls[path].request.parse(request);
const faults = (path: CallPath, request: unknown): string[] =>
  (calls[path].request.safeParse(request).error?.issues ?? []).map((issue) => issue.path.join('.'));

const oddBet = {
  odds: 0.8,
  amount: 1000,
  selectionId: '1',
  marketId: '1.23',
  eventId: '30',
  oddsType: 'bookmaker',
  type: 'L',
};
const fancyBet = { ...oddBet, oddsType: 'fancy', type: 'Y', run: 47 };
const casinoBet = {
  roundId: '1',
  sid: '1',
  rate: '1.95',
  amount: 100,
  casinoType: 'lucky7',
  eventId: '3032',
};
const ofAny = { eventId: '3030', matkaEventId: '7001' };
const matkaBet = { matkaEventId: '7', gameType: 'SINGLE', betType: 'OPEN', betNumber: '0', amount: 100 };

describe('a request', () => {
  it('may carry numbers as numeric strings, which become numbers', () => {
    const parsed = parse('sports/sessionBetPlaced', { ...fancyBet, odds: '0.90', amount: '500', run: '47' });
    expect(parsed).toMatchObject({ odds: 0.9, amount: 500, run: 47 });
    expect(parse('casino/casinoBetPlace', casinoBet)).toMatchObject({ rate: 1.95 });
    expect(parse('user/updateRateReffrenece', { rate: '300' })).toEqual({
      rate: { points: 3, isTimesHundred: true },
    });
  });

  it('may carry ids as whole numbers, which become strings', () => {
    expect(parse('sports/oddBetPlaced', { ...oddBet, eventId: 30, selectionId: 2 })).toMatchObject({
      eventId: '30',
      selectionId: '2',
    });
  });

  it('drops unknown fields', () => {
    expect(parse('user/userBalance', { stray: 1 })).toEqual({});
    expect(parse('sports/oddBetPlaced', { ...oddBet, stray: 1 })).toEqual(oddBet);
  });

  it('keeps the leading zeros of a matka number', () => {
    expect(parse('matka/matkaPlaceBet', { ...matkaBet, gameType: 'JODI', betNumber: '05' })).toMatchObject({
      betNumber: '05',
    });
  });

  it('takes bet chips as a map or as JSON, and drops an emptied chip', () => {
    const betChipsData = { a: 1000, b: 9_999_999_999 };
    expect(parse('user/userUpdate', { betChipsData })).toEqual({ betChipsData });
    expect(parse('user/userUpdate', { betChipsData: JSON.stringify({ ...betChipsData, c: '' }) })).toEqual({
      betChipsData,
    });
  });

  it.each(['', null])('reads a run of %j on an odds bet as no run', (run) => {
    expect(parse('sports/oddBetPlaced', { ...oddBet, run })).toEqual(parse('sports/oddBetPlaced', oddBet));
  });

  it('gives a page of a statement 50 rows when no size is named', () => {
    expect(parse('user/userStatement', { pageNo: 1 })).toEqual({ pageNo: 1, size: 50 });
  });
});

describe('a malformed request is refused with the field named', () => {
  const username = 'A'.repeat(65);
  const cases: readonly (readonly [string, CallPath, unknown, string])[] = [
    ['no user name', 'user/login', { username: '', password: 'x' }, 'username'],
    ['a long user name', 'user/login', { username, password: 'x' }, 'username'],
    ['no password', 'user/login', { username: 'A' }, 'password'],
    ['a long password', 'user/login', { username: 'A', password: 'x'.repeat(201) }, 'password'],
    ['a stake of nothing', 'sports/oddBetPlaced', { ...oddBet, amount: 0 }, 'amount'],
    ['a stake below nothing', 'casino/casinoBetPlace', { ...casinoBet, amount: '-5' }, 'amount'],
    [
      'a stake without end',
      'matka/matkaPlaceBet',
      { ...matkaBet, amount: Number.POSITIVE_INFINITY },
      'amount',
    ],
    ['a stake that is no number', 'sports/sessionBetPlaced', { ...fancyBet, amount: 'NaN' }, 'amount'],
    ['a stake in powers', 'sports/sessionBetPlaced', { ...fancyBet, amount: '1e3' }, 'amount'],
    ['an empty stake', 'sports/sessionBetPlaced', { ...fancyBet, amount: '' }, 'amount'],
    ['a stake too large for hundredths', 'sports/oddBetPlaced', { ...oddBet, amount: 1e14 }, 'amount'],
    ['a fancy bet without a run', 'sports/sessionBetPlaced', { ...fancyBet, run: undefined }, 'run'],
    ['half a run', 'sports/sessionBetPlaced', { ...fancyBet, run: 47.5 }, 'run'],
    ['a fancy bet on the odds road', 'sports/oddBetPlaced', { ...oddBet, oddsType: 'fancy' }, 'oddsType'],
    ['yes where lagai is meant', 'sports/oddBetPlaced', { ...oddBet, type: 'Y' }, 'type'],
    ['an empty id', 'sports/sportByMarketId', { marketId: '' }, 'marketId'],
    ['a long id', 'sports/sportByMarketId', { marketId: '1'.repeat(65) }, 'marketId'],
    ['a short request id', 'sports/oddBetPlaced', { ...oddBet, requestId: 'short' }, 'requestId'],
    ['a request id with spaces', 'casino/avaitorGamePlace', { requestId: 'a b c d e f' }, 'requestId'],
    ['a day that does not exist', 'user/userStatement', { fromDate: '2025-02-29' }, 'fromDate'],
    ...(
      [
        'user/userLedger',
        'casino/diamondBetsList',
        'casino/diamondCasinoReportByUser',
        'casino/avaitorBetsList',
        'reports/casinoTransactionReport',
        'matka/matkaBetList',
        'matka/matkaChart',
      ] as const
    ).map(
      (path) =>
        [
          'days out of order',
          path,
          { ...ofAny, fromDate: '2026-01-02', toDate: '2026-01-01' },
          'fromDate',
        ] as const,
    ),
    ['a day the other way round', 'user/userStatement', { toDate: '28-02-2025' }, 'toDate'],
    ['a sport we do not offer', 'sports/matchList', { sportId: 3 }, 'sportId'],
    ['a script to return to', 'user/casinoLoginUrl', { redirectUrl: 'javascript:alert(1)' }, 'redirectUrl'],
    ['page zero', 'user/userStatement', { pageNo: 0 }, 'pageNo'],
    ['a rate difference of 6', 'user/updateRateReffrenece', { rate: 600 }, 'rate'],
    ['a rate difference between two', 'user/updateRateReffrenece', { rate: 150 }, 'rate'],
    ['a chip of 11 digits', 'user/userUpdate', { betChipsData: { a: 10_000_000_000 } }, 'betChipsData'],
    ['chips that are not JSON', 'user/userUpdate', { betChipsData: '{' }, 'betChipsData'],
    ['a fourth digit', 'matka/matkaPlaceBet', { ...matkaBet, betNumber: '1234' }, 'betNumber'],
    ['an unknown matka game', 'matka/matkaPlaceBet', { ...matkaBet, gameType: 'TRIPPLE' }, 'gameType'],
  ];

  it.each(cases)('%s', (_, path, request, field) => {
    expect(faults(path, request)).toContain(field);
  });

  it('says what the specification says of a blank field', () => {
    const messages = calls['user/login'].request
      .safeParse({ username: '' })
      .error?.issues.map((i) => i.message);
    expect(messages).toEqual(['User Name can not be blank!', 'User Password can not be blank!']);
  });
});

describe('whatever is sent', () => {
  it.each(Object.keys(calls) as CallPath[])('%s answers with a parse or a refusal, never a throw', (path) => {
    fc.assert(
      fc.property(fc.jsonValue(), (request) => {
        expect(typeof calls[path].request.safeParse(request).success).toBe('boolean');
      }),
      { numRuns: 30 * inject('caseFactor') },
    );
  });

  it('an accepted stake is finite and above 0', () => {
    const stakes = fc.oneof(fc.double(), fc.double().map(String), fc.string(), fc.integer().map(String));
    fc.assert(
      fc.property(stakes, (amount) => {
        const parsed = calls['sports/oddBetPlaced'].request.safeParse({ ...oddBet, amount });
        return !parsed.success || (Number.isFinite(parsed.data.amount) && parsed.data.amount > 0);
      }),
    );
  });
});
