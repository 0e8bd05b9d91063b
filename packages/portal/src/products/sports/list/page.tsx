import type { Match } from '@maidan/contract/wire';
import { Button } from '@maidan/ui/button.tsx';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { FailedState } from '@maidan/ui/failed-state.tsx';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { SkeletonRows } from '@maidan/ui/skeleton.tsx';
import { Suspense, startTransition, useOptimistic, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';
import { useBrand } from '../../../brand/brand.ts';
import { inSections, isInPlay, useIsListOld, useIsListOpening, useMatchList } from '../matches/match-list.ts';
import { canBeDrawn } from '../matches/row-sides.ts';
import { useBestPrices } from '../prices/best-prices.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { MatchSection } from './match-section.tsx';
import { SportTabs } from './sport-tabs.tsx';
import { type SportName, sportOf, sportsShown } from './sports.ts';

const AllMatchesDialog = lazyPart(
  async () => (await import('../matches/all-matches-dialog.tsx')).AllMatchesDialog,
);
const NotStartedDialog = lazyPart(
  async () => (await import('../matches/not-started-dialog.tsx')).NotStartedDialog,
);

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
