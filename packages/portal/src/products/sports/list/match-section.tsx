import type { Match } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';
import { MatchRow } from '../matches/match-row.tsx';
import { pricesWidth } from '../matches/row-prices.tsx';
import type { BestPrices } from '../prices/best-prices.ts';

interface MatchSectionProps {
  readonly title: string;
  readonly matches: readonly Match[];
  readonly prices: BestPrices;
  readonly hasDraws: boolean;
  readonly isOld: boolean;
  readonly onNotStarted: (match: Match) => void;
}

export function MatchSection({ title, matches, hasDraws, ...row }: MatchSectionProps) {
  const { rows: texts } = useHomeTexts();
  if (matches.length === 0) return null;
  return (
    <section>
      <header className="flex h-7 items-center gap-2 bg-raised px-3 text-xs font-semibold text-muted lg:h-6.5 lg:gap-3 lg:px-3.5">
        <h2 className="flex-1 text-text">
          {title} · <span className="tabular">{matches.length}</span>
        </h2>
        <span aria-hidden="true" className="hidden w-32 shrink-0 lg:block">
          {texts.state}
        </span>
        <span
          aria-hidden="true"
          className={classes('hidden shrink-0 gap-2 text-center lg:grid', pricesWidth(hasDraws, hasDraws))}
        >
          {(hasDraws ? ['1', 'X', '2'] : ['1', '2']).map((place) => (
            <span key={place}>{place}</span>
          ))}
        </span>
      </header>
      <ul className="divide-y divide-line">
        {matches.map((match) => (
          <li key={match.marketId}>
            <MatchRow match={match} hasDraws={hasDraws} {...row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
