import type { Match } from '@maidan/contract/wire';
import { Button } from '@maidan/ui/button.tsx';
import { classes } from '@maidan/ui/classes.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { EmptyState, FailedState, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { Suspense, startTransition, useOptimistic, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';
import { useBrand } from '../../../brand/brand.ts';
import { type BestPrices, useBestPrices } from '../prices/best-prices.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { inSections, isInPlay, useIsListOld, useIsListOpening, useMatchList } from './match-list.ts';
import { MatchRow } from './match-row.tsx';
import { pricesWidth } from './row-prices.tsx';
import { type SportName, SportTabs, sportOf, sportsShown } from './sport-tabs.tsx';
import { canBeDrawn } from './team-lines.tsx';

const AllMatchesDialog = lazyPart(async () => (await import('./all-matches-dialog.tsx')).AllMatchesDialog);
const NotStartedDialog = lazyPart(async () => (await import('./not-started-dialog.tsx')).NotStartedDialog);

const none: readonly Match[] = [];

/** Stored in the address, so that going back from a match shows the same sport. */
function useSport(matches: readonly Match[]) {
  const [query, setQuery] = useSearchParams();
  const sports = sportsShown(matches);
  const sport = sports.find((name) => name === query.get('sport')) ?? 'cricket';
  // The router may change the address later: until then a tapped tab would jump back.
  const [shown, show] = useOptimistic(sport);
  const choose = (name: SportName) =>
    startTransition(() => {
      show(name);
      setQuery({ sport: name }, { replace: true });
    });
  return { sports, sport: shown, choose };
}

export function MatchesPage() {
  const { matches: texts } = useSportsTexts();
  const home = useHomeTexts();
  const { flags } = useBrand();
  const [isAllOpen, setAllOpen] = useState(false);
  const [notStarted, setNotStarted] = useState<Match>();
  const { data = none, isPending, error, refetch } = useMatchList();
  const { sports, sport, choose } = useSport(data);
  const shown = data.filter((match) => sportOf(match) === sport);
  const { inPlay, coming } = inSections(shown);
  const prices = useBestPrices(
    [...inPlay, ...coming].filter((match) => match.socketPerm).map(({ eventId }) => eventId),
  );
  const isOld = useIsListOld(error);
  const isOpening = useIsListOpening();
  const row = {
    prices,
    hasDraws: shown.some(canBeDrawn),
    isOld,
    onNotStarted: setNotStarted,
  };

  return (
    <div className="flex flex-col">
      {/* On the line of the title, which the shell shows above. */}
      <div className="-mt-10 flex flex-wrap items-center justify-end lg:-mt-11.5 lg:mb-2 lg:gap-3">
        <Button size="sm" variant="outline" onClick={() => setAllOpen(true)}>
          {texts.all}
        </Button>
        {flags.sport && (
          <div className="mt-1 w-full lg:order-first lg:mt-0 lg:w-auto">
            <SportTabs
              sports={sports}
              chosen={sport}
              onChoose={choose}
              inPlay={(name) => countInPlay(data, name)}
            />
          </div>
        )}
      </div>
      {isOld && shown.length > 0 && (
        <p role="status" className="mt-2 rounded-lg bg-raised p-2 lg:mb-2 text-sm font-semibold text-warning">
          {home.rows.old}
        </p>
      )}
      {error && shown.length === 0 && (
        <FailedState
          title={texts.failed}
          reason={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      )}
      {isOpening && (
        <p role="status" className="mt-2 rounded-lg bg-raised p-2 lg:mb-2 text-sm font-semibold">
          {texts.opening}
        </p>
      )}
      {!isPending && !error && !isOpening && shown.length === 0 && <EmptyState title={texts.none} />}
      <div className="-mx-3 mt-2 bg-surface lg:mx-0 lg:mt-0 lg:overflow-hidden lg:rounded-xl lg:border lg:border-line">
        {isPending && <SkeletonRows rows={14} rowClassName="h-14 rounded-none lg:h-10" />}
        <MatchSection title={home.inPlay} matches={inPlay} {...row} />
        <MatchSection title={home.coming} matches={coming} {...row} />
      </div>
      <Suspense>
        {isAllOpen && <AllMatchesDialog onClose={() => setAllOpen(false)} />}
        {notStarted && <NotStartedDialog match={notStarted} onClose={() => setNotStarted(undefined)} />}
      </Suspense>
    </div>
  );
}

const countInPlay = (matches: readonly Match[], sport: SportName): number =>
  matches.filter((match) => isInPlay(match) && sportOf(match) === sport).length;

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
