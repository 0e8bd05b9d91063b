/** Vectors of how an exchange settles, holds and prices bets: their format, and vectors of our own in it. */
export interface ProfitVector {
  readonly side: 'BACK' | 'LAY';
  readonly market?: 'EACH_WAY' | 'LINE';
  readonly price: number;
  readonly stake: number;
  readonly runner: 'WINNER' | 'LOSER' | 'PLACED';
  readonly dead_heat?: number;
  readonly divisor: number;
  readonly line: number;
  readonly result: number;
  readonly profit: number;
}

type Sizes = readonly (readonly [price: number, size: number])[];
export type ExposureVector = readonly [backs: Sizes, lays: Sizes, [ifWins: number, ifLoses: number]];

export interface Settlements {
  readonly profit: readonly ProfitVector[];
  readonly matched_exposure: readonly ExposureVector[];
  readonly unmatched_exposure: readonly ExposureVector[];
}

export interface ClearedOrder {
  readonly side: 'BACK' | 'LAY';
  readonly betOutcome: 'WON' | 'LOST';
  readonly priceMatched: number;
  readonly sizeSettled: number;
  readonly profit: number;
}

export interface Ladder {
  readonly prices: readonly number[];
  readonly nearest_price_vectors: readonly (readonly [number, number])[];
  readonly ticks_away_vectors: readonly (readonly [number, number, number | string])[];
  readonly two_runner_opposite: readonly (readonly [number, 'BACK' | 'LAY', number])[];
}

type Part = Pick<ProfitVector, 'side' | 'stake' | 'runner' | 'profit'> & Partial<ProfitVector>;

const profit = (vector: Part): ProfitVector => ({ price: 2, divisor: 1, line: 0, result: 0, ...vector });

/** Both sides of one bet: the profit of a lay is the loss of the back on the same runner. */
function bothSides(vector: Omit<Part, 'side'>): readonly ProfitVector[] {
  return [profit({ side: 'BACK', ...vector }), profit({ side: 'LAY', ...vector, profit: -vector.profit })];
}

/** On the exchange a line's BACK wins under the line. */
const onLine = (result: number, brings: number): readonly ProfitVector[] =>
  bothSides({ market: 'LINE', line: 80.5, stake: 3, result, runner: 'WINNER', profit: brings });

export const ourSettlements: Settlements = {
  profit: [
    ...bothSides({ stake: 3, price: 8, runner: 'WINNER', profit: 21 }),
    ...bothSides({ stake: 3, price: 8, runner: 'LOSER', profit: -3 }),
    ...bothSides({ stake: 3, price: 1.5, runner: 'WINNER', dead_heat: 1, profit: 1.5 }),
    ...bothSides({ stake: 10, price: 6, runner: 'WINNER', dead_heat: 2, profit: 20 }),
    ...bothSides({ stake: 10, price: 6, runner: 'LOSER', dead_heat: 2, profit: -10 }),
    ...bothSides({ stake: 30, price: 4, runner: 'WINNER', dead_heat: 3, profit: 10 }),
    ...bothSides({ stake: 20, price: 2, runner: 'WINNER', dead_heat: 4, profit: -10 }),
    ...(['WINNER', 'PLACED', 'LOSER'] as const).flatMap((runner, index) =>
      bothSides({
        market: 'EACH_WAY',
        divisor: 4,
        stake: 5,
        price: 9,
        runner,
        profit: [50, 5, -10][index] ?? Number.NaN,
      }),
    ),
    ...onLine(80, 3),
    ...onLine(81, -3),
  ],
  matched_exposure: [
    [[], [], [0, 0]],
    [[[4, 5]], [], [15, -5]],
    [[], [[4, 5]], [-15, 5]],
    [
      [],
      [
        [4, 5],
        [4.2, 5],
      ],
      [-31, 10],
    ],
    [[[4, 5]], [[4, 5]], [0, 0]],
    [
      [
        [4, 5],
        [50, 10],
      ],
      [[4, 5]],
      [490, -10],
    ],
    [
      [
        [4, 5],
        [50, 10],
      ],
      [[8, 500]],
      [-2995, 485],
    ],
    [[[8, 3]], [[4, 3]], [12, 0]],
    [[[8, 3]], [[4, 6]], [3, 3]],
    [[[8, 3]], [[4, 12]], [-15, 9]],
    [[[3.4, 200]], [[3.4, 100]], [240, -100]],
  ],
  unmatched_exposure: [
    [[], [], [0, 0]],
    [[[4, 5]], [], [0, -5]],
    [[], [[4, 5]], [-15, 0]],
    [
      [],
      [
        [4, 5],
        [4.2, 5],
      ],
      [-31, 0],
    ],
    [[[4, 5]], [[4, 5]], [-15, -5]],
    [
      [
        [4, 5],
        [50, 10],
      ],
      [[4, 5]],
      [-15, -15],
    ],
    [
      [
        [4, 5],
        [50, 10],
      ],
      [[8, 500]],
      [-3500, -15],
    ],
  ],
};

/** Matched at a price between two rungs, as a bet taken in parts is. */
export const ourOrders: readonly ClearedOrder[] = [
  { side: 'BACK', betOutcome: 'LOST', priceMatched: 4.37, sizeSettled: 12, profit: -12 },
  { side: 'BACK', betOutcome: 'WON', priceMatched: 4.37, sizeSettled: 12, profit: 40.44 },
  { side: 'LAY', betOutcome: 'WON', priceMatched: 4.37, sizeSettled: 12, profit: 12 },
  { side: 'LAY', betOutcome: 'LOST', priceMatched: 4.37, sizeSettled: 12, profit: -40.44 },
  { side: 'LAY', betOutcome: 'LOST', priceMatched: 1.03, sizeSettled: 10.4, profit: -0.31 },
  { side: 'BACK', betOutcome: 'WON', priceMatched: 1.01, sizeSettled: 250.5, profit: 2.51 },
];

/** The last rung of every band, and how many rungs the band has. */
const bands: readonly (readonly [to: number, rungs: number])[] = [
  [1.01, 1],
  [2, 99],
  [3, 50],
  [4, 20],
  [6, 20],
  [10, 20],
  [20, 20],
  [30, 10],
  [50, 10],
  [100, 10],
  [1000, 90],
];

const rungs = bands.flatMap(([to, count], index) => {
  const from = bands[index - 1]?.[0] ?? 1;
  return Array.from({ length: count }, (_, at) =>
    Number((from + ((to - from) * (at + 1)) / count).toFixed(2)),
  );
});

export const ourLadder: Ladder = {
  prices: rungs,
  nearest_price_vectors: [
    [1.014, 1.01],
    [0, 1.01],
    [1200, 1000],
    [3.025, 3.05],
    [3.0249, 3],
  ],
  ticks_away_vectors: [
    [1.5, 1, 1.51],
    [1.97, 5, 2.04],
    [300, 1, 310],
    [300, -1, 290],
    [1.01, -1, 1.01],
    [1.05, -10, 1.01],
    [990, 5, 1000],
    [997, -1, 'not a price of the ladder'],
  ],
  two_runner_opposite: [
    [1.25, 'BACK', 5],
    [1.01, 'BACK', 100],
    [3, 'LAY', 1.5],
    [1000, 'LAY', 1.01],
  ],
};
