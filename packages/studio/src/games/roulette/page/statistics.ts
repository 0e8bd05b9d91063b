import { pocketColour } from '../spots.ts';

export interface Share {
  readonly key: 'red' | 'black' | 'odd' | 'even' | 'low' | 'high' | 'dozen-1' | 'dozen-2' | 'dozen-3';
  readonly count: number;
}

export interface Count {
  readonly number: number;
  readonly count: number;
}

export interface Statistics {
  readonly rounds: number;
  readonly hot: readonly Count[];
  readonly cold: readonly Count[];
  readonly shares: readonly Share[];
}

const listed = 4;

const tests: Readonly<Record<Share['key'], (number: number) => boolean>> = {
  red: (number) => pocketColour(number) === 'red',
  black: (number) => pocketColour(number) === 'black',
  odd: (number) => number % 2 === 1,
  even: (number) => number !== 0 && number % 2 === 0,
  low: (number) => number >= 1 && number <= 18,
  high: (number) => number >= 19,
  'dozen-1': (number) => number >= 1 && number <= 12,
  'dozen-2': (number) => number >= 13 && number <= 24,
  'dozen-3': (number) => number >= 25,
};

/** Statistics of the drawn numbers, newest first. Of equally frequent numbers the most recent is hotter. */
export function statisticsOf(numbers: readonly number[]): Statistics {
  const counts = Array.from({ length: 37 }, (_, number) => ({
    number,
    count: numbers.filter((one) => one === number).length,
    since: numbers.includes(number) ? numbers.indexOf(number) : numbers.length,
  }));
  const hottest = counts.toSorted((a, b) => b.count - a.count || a.since - b.since);
  const plain = ({ number, count }: Count): Count => ({ number, count });
  return {
    rounds: numbers.length,
    hot: hottest
      .slice(0, listed)
      .filter(({ count }) => count > 0)
      .map(plain),
    cold: hottest.slice(-listed).reverse().map(plain),
    shares: (Object.keys(tests) as Share['key'][]).map((key) => ({
      key,
      count: numbers.filter(tests[key]).length,
    })),
  };
}
