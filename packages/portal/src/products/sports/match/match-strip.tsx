import type { MatchDetail } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { useHasSidePane } from '@maidan/ui/shell-places.tsx';
import { useEffect, useState } from 'react';
import { useMatchBets } from '../bets/match-bets.ts';
import { useIsAwaited } from '../prices/match-prices.tsx';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { useShownMarkets } from './markets/use-shown-markets.ts';
import { readScore, type ScoreRow, type ShownScore, useScore } from './use-score.ts';

/** Stays visible while the page scrolls: the score, and links to the sections of the page. */
export function MatchStrip({ match }: { readonly match: MatchDetail }) {
  return (
    <div className="match-strip sticky top-0 z-20 -mx-3 border-b border-line bg-surface lg:mx-0 lg:rounded-xl lg:border">
      <ScoreLine match={match} />
      <SectionTabs match={match} />
    </div>
  );
}

const none: readonly Section[] = [];

function SectionTabs({ match }: { readonly match: MatchDetail }) {
  const { tabs: texts } = useSportsTexts();
  const { exchange, bookmaker, fancies } = useShownMarkets(match);
  const { data: bets } = useMatchBets(match.marketId);
  const fancyCount = fancies.reduce((sum, { length }) => sum + length, 0);
  const betCount = bets ? bets.onRunners.length + bets.onFancies.length : undefined;
  const counts: Record<Section, number | undefined> = {
    odds: exchange.length,
    bookmaker: bookmaker.length,
    fancy: fancyCount,
    myBets: betCount,
  };
  const hasPane = useHasSidePane();
  // With a pane the bets are in it; without one their tab is always shown. Until the first prices arrive all
  // tabs are shown, so that none shifts afterwards.
  const isAwaited = useIsAwaited();
  const shown = sections.filter((section) =>
    section === 'myBets' ? !hasPane : isAwaited || counts[section],
  );
  const current = useSectionInView(isAwaited ? none : shown) ?? shown[0];
  return (
    <nav aria-label={texts.label} className="flex h-11 overflow-x-auto px-1">
      {shown.map((section) => (
        <button
          key={section}
          type="button"
          aria-current={section === current ? 'location' : undefined}
          onClick={() => showSection(section)}
          className={classes(
            'focus-inset flex flex-auto items-center justify-center gap-1 border-b-3 px-1 text-[0.8125rem] font-semibold lg:text-sm whitespace-nowrap',
            section === current
              ? 'border-(--brand-mark,var(--brand-primary)) text-text'
              : 'border-transparent text-muted hover:text-text',
          )}
        >
          {texts[section]}
          {(section === 'fancy' || section === 'myBets') && (
            <span className="tabular min-w-5 rounded-full bg-raised px-1.5 text-xs leading-5">
              {(isAwaited && section === 'fancy' ? undefined : counts[section]) ?? '–'}
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}

/** Longer names are set smaller, so that they are shown in full beside the score on a phone. */
const usualNameMost = 17;

/** Two lines, of the same height before the score has loaded. */
function ScoreLine({ match }: { readonly match: MatchDetail }) {
  const picture = useScore(match.eventId);
  const score = picture && readScore(picture);
  return (
    <div className="flex h-12 items-center gap-3 px-3">
      <div className="min-w-0 flex-1">
        {score ? (
          score.rows.map((row) => <Row key={row.name} row={row} />)
        ) : (
          <>
            <p className="font-semibold">
              <bdi className="block truncate">{match.matchName}</bdi>
            </p>
            <p className="text-xs text-muted">
              <bdi className="block truncate">{match.seriesName}</bdi>
            </p>
          </>
        )}
      </div>
      {score && <Beside score={score} />}
    </div>
  );
}

function Row({ row: { name, score, note, isActive } }: { readonly row: ScoreRow }) {
  return (
    <p className={classes('flex items-baseline gap-1.5 leading-tight', !isActive && 'text-sm text-muted')}>
      <bdi
        className={classes('truncate', isActive && 'font-semibold', name.length > usualNameMost && 'text-sm')}
      >
        {name}
      </bdi>
      <strong
        dir="ltr"
        className={classes(
          'tabular shrink-0',
          isActive && 'text-xl leading-6 text-(--brand-link,var(--brand-primary))',
        )}
      >
        {score}
      </strong>
      {note && (
        <span dir="ltr" className="tabular shrink-0 text-xs text-muted">
          {note}
        </span>
      )}
    </p>
  );
}

function Beside({ score: { need, runRate, minute } }: { readonly score: ShownScore }) {
  const { match: texts } = useSportsTexts();
  if (minute !== undefined) return <p className="tabular shrink-0 font-semibold">{texts.minute(minute)}</p>;
  if (need)
    return (
      <p className="shrink-0 text-end leading-tight">
        <strong className="tabular block">{texts.need(need.runs)}</strong>
        <span className="tabular text-xs text-muted">{texts.fromBalls(need.balls)}</span>
      </p>
    );
  return runRate === undefined ? null : (
    <p className="tabular shrink-0 text-xs text-muted">{texts.rate(runRate.toFixed(2))}</p>
  );
}

/** The sections that the tabs scroll to, by the id of their element. */
export const sectionIds = {
  odds: 'match-odds',
  bookmaker: 'match-bookmaker',
  fancy: 'match-fancy',
  myBets: 'match-bets',
} as const;

type Section = keyof typeof sectionIds;

const sections = Object.keys(sectionIds) as readonly Section[];

export function showSection(section: Section): void {
  document.getElementById(sectionIds[section])?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

/** A tab scrolls its section to below the strip, and on a desktop below the site's header too. */
const underStripPx = { phone: 120, desktop: 168 } as const;

/** The area under the strip in which a section counts as being read. */
function bandUnderStrip(): string {
  const size = window.matchMedia('(min-width: 62rem)').matches ? 'desktop' : 'phone';
  return `-${underStripPx[size]}px 0px -55% 0px`;
}

/**
 * Follows scrolling. Sections that are not rendered yet must not be in `shown`, since they cannot be
 * observed.
 */
function useSectionInView(shown: readonly Section[]): Section | undefined {
  const [inView, setInView] = useState<readonly Section[]>([]);
  const key = shown.join(' ');
  useEffect(() => {
    const byElement = new Map(
      key.split(' ').flatMap((name) => {
        const element = document.getElementById(sectionIds[name as Section]);
        return element ? [[element, name as Section] as const] : [];
      }),
    );
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const section = byElement.get(target as HTMLElement);
            if (section && isIntersecting) now.add(section);
            else if (section) now.delete(section);
          }
          return [...now];
        }),
      { rootMargin: bandUnderStrip() },
    );
    for (const element of byElement.keys()) observer.observe(element);
    return () => observer.disconnect();
  }, [key]);
  return shown.find((section) => inView.includes(section));
}
