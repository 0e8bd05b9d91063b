import { expect, test } from 'vitest';
import { writeStream } from './write-stream.ts';

const linesOf = (text: string) =>
  writeStream(text)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('an update has its second, its status and the prices that changed', () => {
  const [first, second] = linesOf(`MATCH_ODDS tennis, 2 runners, delay 3
    0 open in play; 11 back 2*10 1.9*5 lay 2.02*8; 12 last 1.9 traded 1.9*4
    90; 11 back 2*0`);
  expect(first).toMatchObject({
    op: 'mcm',
    pt: 1_600_000_000_000,
    mc: [
      {
        marketDefinition: {
          eventTypeId: '2',
          marketType: 'MATCH_ODDS',
          status: 'OPEN',
          inPlay: true,
          betDelay: 3,
          numberOfWinners: 1,
          runners: [
            { id: 11, status: 'ACTIVE' },
            { id: 12, status: 'ACTIVE' },
          ],
        },
        rc: [
          {
            id: 11,
            atb: [
              [2, 10],
              [1.9, 5],
            ],
            atl: [[2.02, 8]],
          },
          { id: 12, ltp: 1.9, trd: [[1.9, 4]] },
        ],
      },
    ],
  });
  expect(second).toEqual({
    op: 'mcm',
    pt: 1_600_000_090_000,
    mc: [{ id: '1.1', rc: [{ id: 11, atb: [[2, 0]] }] }],
  });
});

test('a withdrawn runner stays withdrawn, and one that has not won at the end has lost', () => {
  const lines = linesOf(`PLACE horses, 4 runners, 2 places
    0 open; 12 out 7.5
    5 suspended
    9 closed; 11 won; 14 won`);
  const [, , { marketDefinition }] = lines.map(({ mc }) => mc[0]);
  expect(marketDefinition).toMatchObject({
    numberOfWinners: 2,
    betDelay: 0,
    runners: [
      { status: 'WINNER' },
      { status: 'REMOVED', adjustmentFactor: 7.5 },
      { status: 'LOSER' },
      { status: 'WINNER' },
    ],
  });
});

test('the best prices are written by level', () => {
  const [line] = linesOf('WIN greyhounds, 2 runners\n0 open; 11 best-back 4*10 3.9*2 best-lay 4.2*1');
  expect(line.mc[0].rc).toEqual([
    {
      id: 11,
      bdatb: [
        [0, 4, 10],
        [1, 3.9, 2],
      ],
      bdatl: [[0, 4.2, 1]],
    },
  ]);
});

test.each([
  ['MATCH_ODDS chess, 2 runners', /^not a market/],
  ['MATCH_ODDS tennis, 2 runners\nsoon open', /^not an update/],
  ['MATCH_ODDS tennis, 2 runners\n0 open; 19 last 2', /^no such runner/],
  ['MATCH_ODDS tennis, 2 runners\n0 open; 11 sideways 2', /^not a price/],
])('%j is refused', (text, reason) => {
  expect(() => writeStream(text)).toThrow(reason);
});
