import type { MatchDetail } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { useHasSidePane } from '@maidan/ui/panes/pane-state.ts';
import { useMatchBets } from '../../bets/match-bets.ts';
import { useIsAwaited } from '../../prices/match-prices.tsx';
import { useSportsTexts } from '../../texts/sports-texts.ts';
import { useShownMarkets } from '../markets/use-shown-markets.ts';
import { ScoreLine } from './score-line.tsx';
import { type Section, sections, showSection } from './sections.ts';
import { useSectionInView } from './use-section-in-view.ts';

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
