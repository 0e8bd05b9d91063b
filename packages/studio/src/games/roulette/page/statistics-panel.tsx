import { useMemo } from 'react';
import { Icon, type IconName } from '../../../pages/parts/icon.tsx';
import { useStudio } from '../../../pages/session/studio-context.ts';
import { pocketColour } from '../spots.ts';
import { rouletteTexts } from '../texts/texts.ts';
import { type Count, type Share, statisticsOf } from './statistics.ts';

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
  const { history, roulette } = rouletteTexts.useTexts();
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
