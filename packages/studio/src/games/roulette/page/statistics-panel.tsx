import { useMemo } from 'react';
import { Icon, type IconName } from '../../../pages/parts/icon.tsx';
import { useStudio } from '../../../pages/session/studio-context.ts';
import { pocketColour } from '../spots.ts';
import { useRouletteTexts } from '../texts/texts.ts';

const rows: readonly (readonly Share['key'][])[] = [
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
  ['dozen-1', 'dozen-2', 'dozen-3'],
];

function Numbers({
  title,
  sign,
  counts,
}: {
  readonly title: string;
  readonly sign: IconName;
  readonly counts: readonly Count[];
}) {
  const { history } = useStudio().texts;
  return (
    <div className="rl-temperature">
      <h3>
        <Icon name={sign} /> {title}
      </h3>
      <ul>
        {counts.map(({ number, count }) => (
          <li key={number}>
            <b data-colour={pocketColour(number)}>{number}</b> <small>{history.times(count)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Statistics of the player's own last rounds, the only ones the studio shows. */
export function StatisticsPanel({ numbers }: { readonly numbers: readonly number[] }) {
  const { history, roulette } = useRouletteTexts();
  const { rounds, hot, cold, shares } = useMemo(() => statisticsOf(numbers), [numbers]);
  const countOf = (key: Share['key']) => shares.find((share) => share.key === key)?.count ?? 0;
  return (
    <section className="rl-stats" aria-label={history.show}>
      {rounds > 0 && (
        <>
          <h2>{history.over(rounds)}</h2>
          <div className="rl-temperatures">
            <Numbers title={history.hot} sign="flame" counts={hot} />
            <Numbers title={history.cold} sign="snow" counts={cold} />
          </div>
          <div className="rl-shares">
            {rows.map((keys) => (
              <ul key={keys.join()}>
                {keys.map((key) => (
                  <li key={key} data-key={key} style={{ flexGrow: Math.max(1, countOf(key)) }}>
                    <span>{roulette.outside[key]}</span> <b>{Math.round((countOf(key) * 100) / rounds)}%</b>
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </>
      )}
      <p className="st-hint">{history.independent}</p>
    </section>
  );
}

interface Share {
  readonly key: 'red' | 'black' | 'odd' | 'even' | 'low' | 'high' | 'dozen-1' | 'dozen-2' | 'dozen-3';
  readonly count: number;
}

interface Count {
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
