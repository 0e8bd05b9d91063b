import type { Match } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { useIsDesktop } from '@maidan/ui/hooks/use-media.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Suspense, useState } from 'react';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';
import { SectionHead } from '../../../betting/live/section-head.tsx';
import { useBrandWord } from '../../../texts/use-brand-word.ts';
import { isInPlay, useIsListOld, useMatchList } from '../matches/match-list.ts';
import { MatchRow } from '../matches/match-row.tsx';
import { canBeDrawn } from '../matches/team-lines.tsx';
import { pathTo } from '../paths.ts';
import { useBestPrices } from '../prices/best-prices.ts';
import { heroHeight, MatchHero } from './match-hero.tsx';

const NotStartedDialog = lazyPart(
  async () => (await import('../matches/not-started-dialog.tsx')).NotStartedDialog,
);

const none: readonly Match[] = [];
const rowsOf = { phone: 2, desktop: 4 };

/** The matches in play, with score and prices, above everything else. */
export function InPlay() {
  const texts = useHomeTexts();
  const title = useBrandWord('inPlay', texts.inPlay);
  const isDesktop = useIsDesktop();
  const { data, error } = useMatchList();
  const matches = data ?? none;
  const [notStarted, setNotStarted] = useState<Match>();
  const { hero, rows } = pickMatches(matches, isDesktop ? rowsOf.desktop : rowsOf.phone);
  const hasDraws = rows.some(canBeDrawn);
  const shown = hero ? [hero, ...rows] : rows;
  const prices = useBestPrices(shown.filter(({ socketPerm }) => socketPerm).map(({ eventId }) => eventId));
  const isOld = useIsListOld(error);
  const isLoading = !data && error === null;
  const inPlay = matches.filter(isInPlay).length;
  return (
    <section aria-label={title}>
      <SectionHead title={title} more={{ to: pathTo('matches'), label: texts.allMatches }}>
        {inPlay > 0 && (
          <span className="tabular rounded-full bg-raised px-2 text-sm leading-6">
            <span aria-hidden="true">{inPlay}</span>
            <span className="sr-only">{texts.live(inPlay)}</span>
          </span>
        )}
      </SectionHead>
      {isOld && data && (
        <p role="status" className="mb-2 rounded-lg bg-raised p-2 text-sm font-semibold text-warning">
          {texts.rows.old}
        </p>
      )}
      {hero ? (
        <MatchHero match={hero} prices={prices} isOld={isOld} />
      ) : (
        <p
          className={classes(
            'grid place-items-center rounded-xl border border-line px-4 text-center text-muted',
            heroHeight,
            isLoading ? 'skeleton-sheen' : 'bg-surface',
          )}
        >
          {data ? texts.noneInPlay : error?.message}
        </p>
      )}
      {(isLoading || data) && (
        <div
          className={classes(
            'mt-2 overflow-hidden rounded-xl',
            rowsHeight,
            isLoading && 'skeleton-sheen',
            rows.length > 0 && 'bg-surface',
          )}
        >
          {rows.map((match) => (
            <div key={match.marketId} className="border-b border-line last:border-0">
              <MatchRow
                match={match}
                prices={prices}
                hasDraws={hasDraws}
                isOld={isOld}
                onNotStarted={setNotStarted}
              />
            </div>
          ))}
        </div>
      )}
      <Suspense>
        {notStarted && <NotStartedDialog match={notStarted} onClose={() => setNotStarted(undefined)} />}
      </Suspense>
    </section>
  );
}

/** Reserved while the list loads, and however few matches it has, so that nothing shifts. */
const rowsHeight = 'min-h-32 lg:min-h-48';

export interface PickedMatches {
  /** Shown large; undefined while no match is in play. */
  readonly hero: Match | undefined;
  readonly rows: readonly Match[];
}

/**
 * Matches in play, those with a score first, then those that start next, up to the number of rows that fit.
 */
export function pickMatches(matches: readonly Match[], rowsMost: number): PickedMatches {
  const inPlay = matches
    .filter(isInPlay)
    .toSorted((one, other) => Number(other.play !== undefined) - Number(one.play !== undefined));
  const coming = matches.filter((match) => !isInPlay(match));
  const [hero, ...others] = inPlay;
  return { hero, rows: [...others, ...coming].slice(0, rowsMost) };
}
