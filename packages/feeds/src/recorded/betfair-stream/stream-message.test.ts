import { describe, expect, test } from 'vitest';
import { describeRecorded, readShared } from '../testing/recorded-matches.ts';
import { definition, line, recording, wholeMarket } from '../testing/write-stream.ts';
import { checkBetfairStream, type StreamMarketCheck } from './stream-check.ts';
import { applyStreamChange, bestOffers, type StreamMarket } from './stream-market.ts';
import { readBetfairStream, type StreamMessage } from './stream-message.ts';

function mustRead(text: string): readonly StreamMessage[] {
  const reading = readBetfairStream(text);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.messages;
}

function bookAfter(text: string): StreamMarket {
  const markets = new Map<string, StreamMarket>();
  for (const { changes } of mustRead(text)) for (const change of changes) applyStreamChange(markets, change);
  const market = markets.get('1.1');
  if (market === undefined) throw new Error('no market');
  return market;
}

function offers(text: string, runnerId: string, side: 'back' | 'lay', depth = 3) {
  const book = bookAfter(text).books.get(runnerId);
  return book === undefined ? [] : bestOffers(book[side], side, depth);
}

function check(text: string): StreamMarketCheck {
  const [only] = checkBetfairStream(mustRead(text));
  if (only === undefined) throw new Error('no market');
  return only;
}

const opening = line(0, {
  marketDefinition: definition(),
  rc: [
    {
      id: 11,
      atb: [
        [2, 10],
        [1.9, 5],
      ],
    },
  ],
});

describe('the book of a recorded market', () => {
  test('a delta sets sizes by price, and a size of 0 removes the price', () => {
    const text = recording(
      opening,
      line(1, {
        rc: [
          {
            id: 11,
            atb: [
              [1.9, 0],
              [1.8, 7],
              [2, 3],
            ],
          },
        ],
      }),
    );
    expect(offers(text, '11', 'back')).toEqual([
      [2, 3],
      [1.8, 7],
    ]);
  });

  test('an image replaces everything that was there', () => {
    const text = recording(opening, line(1, { img: true, rc: [{ id: 12, atl: [[3, 1]] }] }));
    expect(offers(text, '11', 'back')).toEqual([]);
    expect(offers(text, '12', 'lay')).toEqual([[3, 1]]);
  });

  test('the best back is the highest price and the best lay the lowest', () => {
    const text = recording(
      opening,
      line(1, {
        rc: [
          {
            id: 11,
            atl: [
              [3, 1],
              [2.2, 2],
              [2.5, 3],
              [4, 9],
            ],
          },
        ],
      }),
    );
    expect(offers(text, '11', 'back', 1)).toEqual([[2, 10]]);
    expect(offers(text, '11', 'lay')).toEqual([
      [2.2, 2],
      [2.5, 3],
      [3, 1],
    ]);
  });

  test('a recording with only the best few prices is read by level', () => {
    const text = recording(
      line(0, {
        marketDefinition: definition(),
        rc: [
          {
            id: 11,
            batb: [
              [0, 2, 10],
              [1, 1.9, 4],
            ],
          },
        ],
      }),
      line(1, {
        rc: [
          {
            id: 11,
            batb: [
              [0, 1.95, 3],
              [1, 0, 0],
            ],
          },
        ],
      }),
    );
    expect(offers(text, '11', 'back')).toEqual([[1.95, 3]]);
  });

  test('a heartbeat changes nothing', () => {
    const beat = JSON.stringify({ op: 'mcm', pt: 1_600_000_001_000, ct: 'HEARTBEAT' });
    expect(offers(recording(opening, beat), '11', 'back', 1)).toEqual([[2, 10]]);
  });
});

describe('a check of a recorded market', () => {
  test('counts messages and prices and lists the statuses with their times', () => {
    expect(check(wholeMarket())).toMatchObject({
      market: '1.1',
      messages: 6,
      priceChanges: 10,
      pricesOffSteps: 0,
      betDelaySeconds: 5,
      statusPath: [
        { status: 'OPEN', inPlay: false, at: '2020-09-13T12:26:40.000Z' },
        { status: 'OPEN', inPlay: true, at: '2020-09-13T12:27:40.000Z' },
        { status: 'SUSPENDED', inPlay: true, at: '2020-09-13T12:28:40.000Z' },
        { status: 'CLOSED', inPlay: true, at: '2020-09-13T12:29:10.000Z' },
      ],
    });
  });

  test('finds prices between two steps of the ladder', () => {
    const text = recording(opening, line(1, { rc: [{ id: 11, atb: [[2.01, 3]], ltp: 10.21 }] }));
    expect(check(text)).toMatchObject({ pricesOffSteps: 2, offSteps: [2.01, 10.21] });
  });

  test.each([
    ['one winner', 1, ['WINNER', 'LOSER', 'LOSER'], ['win', 'lose', 'lose']],
    ['two places', 2, ['WINNER', 'WINNER', 'LOSER'], ['win', 'win', 'lose']],
    ['a withdrawal', 1, ['REMOVED', 'WINNER', 'LOSER'], ['void', 'win', 'lose']],
    ['a market called off', 1, ['REMOVED', 'REMOVED', 'REMOVED'], ['void', 'void', 'void']],
  ] as const)('%s settles each runner by its status', (_, winners, statuses, expected) => {
    const text = recording(
      opening,
      line(9, { marketDefinition: definition({ status: 'CLOSED', winners, statuses }) }),
    );
    expect(check(text).runners.map(({ settles }) => settles)).toEqual(expected);
    expect(check(text).runners.every(({ share }) => share === undefined)).toBe(true);
  });

  test('a dead heat pays each winner for its share of the places', () => {
    const statuses = ['WINNER', 'WINNER', 'LOSER'] as const;
    const text = recording(
      opening,
      line(9, { marketDefinition: definition({ status: 'CLOSED', statuses }) }),
    );
    expect(check(text).runners.map(({ share }) => share)).toEqual([0.5, 0.5, undefined]);
  });

  test('a runner withdrawn reduces the others by its part of the book', () => {
    const statuses = ['REMOVED', 'ACTIVE', 'ACTIVE'] as const;
    const text = recording(opening, line(9, { marketDefinition: definition({ statuses }) }));
    expect(check(text).runners[0]).toMatchObject({ settles: 'void', reductionPercent: 20 });
    expect(check(text).runners[1]).toMatchObject({ settles: 'open' });
  });
});

describe('a recording that is not sound', () => {
  test.each([
    ['empty', '', 'the file is empty'],
    ['cut short', `${opening}\n${opening.slice(0, 50)}`, 'line 2: the line is cut short or is not JSON'],
    ['of another kind', '{"op":"ocm","pt":1}', 'line 1.op: expected one of mcm, found "ocm"'],
    ['without a definition', line(0, { rc: [] }), 'line 1: market 1.1 changes before it is defined'],
    [
      'without a market',
      '{"op":"mcm","pt":1}',
      'the recording never says what its markets are (no marketDefinition)',
    ],
    [
      'out of order',
      recording(line(5, { marketDefinition: definition() }), line(4, { rc: [] })),
      'line 2.pt: expected a time no earlier than the line before',
    ],
    [
      'with a price that is text',
      recording(opening, line(1, { rc: [{ id: 11, atb: [['2', 1]] }] })),
      'line 2.mc[0].rc[0].atb[0][0]: expected a number from 0, found "2"',
    ],
    [
      'with an unknown status',
      opening.replace('"status":"OPEN"', '"status":"AJAR"'),
      'line 1.mc[0].marketDefinition.status: expected one of INACTIVE, OPEN, SUSPENDED, CLOSED, found "AJAR"',
    ],
  ])('%s is refused in one line that names the place', (_, text, reason) => {
    expect(readBetfairStream(text)).toEqual({ ok: false, reason });
  });
});

interface Indexed {
  readonly file: string;
  readonly lines: number;
  readonly first_markets: readonly {
    readonly id: string;
    readonly runner_status: Readonly<Record<string, number>>;
    readonly winner_ids: readonly number[];
    readonly removed: readonly (readonly [number, number])[];
    readonly bet_delay: number;
    readonly status_path: string;
  }[];
}

describeRecorded('recorded markets', () => {
  const index: readonly Indexed[] = JSON.parse(readShared('betfair/index.json'));
  const ways: Record<string, string> = { WINNER: 'win', LOSER: 'lose', REMOVED: 'void' };

  test.each(index.map((entry) => [entry.file, entry] as const))(
    '%s is read completely and settles as its runner statuses say',
    (file, { lines, first_markets }) => {
      const checks = checkBetfairStream(mustRead(readShared(`betfair/${file}`)));
      expect(checks).toHaveLength(first_markets.length);
      for (const expected of first_markets) {
        const found = checks.find(({ market }) => market === expected.id);
        if (found === undefined) throw new Error(`${expected.id} was not read`);
        const idsOf = (settles: string) =>
          found.runners.filter((runner) => runner.settles === settles).map(({ id }) => Number(id));
        expect(found.messages).toBe(lines);
        expect(found.betDelaySeconds).toBe(expected.bet_delay);
        expect(idsOf('win').toSorted()).toEqual(expected.winner_ids.toSorted());
        expect(idsOf('void').toSorted()).toEqual(expected.removed.map(([id]) => id).toSorted());
        for (const [status, count] of Object.entries(expected.runner_status))
          expect(idsOf(ways[status] ?? status)).toHaveLength(count);
        const path = found.statusPath.map(({ status, inPlay }) => (inPlay ? `${status}/inplay` : status));
        expect(path.filter((mark) => expected.status_path.split(' > ').includes(mark)).join(' > ')).toBe(
          expected.status_path,
        );
        expect(found.pricesOffSteps > 0).toBe(expected.removed.length > 0);
      }
    },
  );
});
