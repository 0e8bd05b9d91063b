import type { Match, MatchPlay } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { useNow } from '@maidan/ui/format/now.ts';
import type { HomeTexts } from '../../../app/home/texts/en.ts';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';
import type { BestPrices } from '../prices/best-prices.ts';
import { minutesToStart, startText } from '../series-and-start.tsx';
import { isInPlay } from './match-list.ts';
import { RowLink } from './row-link.tsx';
import { RowPrices } from './row-prices.tsx';
import { fitsRow, TeamLines } from './team-lines.tsx';

interface MatchRowProps {
  readonly match: Match;
  readonly prices: BestPrices;
  readonly hasDraws: boolean;
  readonly isOld: boolean;
  readonly onNotStarted: (match: Match) => void;
}

const look =
  'focus-inset flex h-16 w-full items-center gap-2 px-3 text-start hover:bg-text/6 lg:h-11.75 lg:gap-3 lg:px-3.5';

/** A match in one row of 64px, 48px on a desktop: the whole row can be tapped. */
export function MatchRow({ match, prices, hasDraws, isOld, onNotStarted }: MatchRowProps) {
  const inside = (
    <>
      <span className="flex min-w-0 flex-1 flex-col lg:flex-row lg:items-center lg:gap-3">
        <TeamLines match={match} className="lg:flex-1" />
        <span className="flex items-center justify-between gap-2 lg:w-32 lg:shrink-0 lg:flex-col lg:items-start lg:gap-0.5">
          <RowState match={match} className="lg:max-w-full" />
          <OfferMarks offers={match.offers} />
        </span>
      </span>
      {fitsRow(match) && <RowPrices match={match} prices={prices} hasDraws={hasDraws} isOld={isOld} />}
    </>
  );
  return isInPlay(match) ? (
    <RowLink match={match} className={look}>
      {inside}
    </RowLink>
  ) : (
    <button type="button" aria-haspopup="dialog" onClick={() => onNotStarted(match)} className={look}>
      {inside}
    </button>
  );
}

const lookMs = 15_000;

function formatState(state: NonNullable<MatchPlay['state']>, texts: HomeTexts['rows']): string {
  if (state.kind === 'need') return texts.need(state.runs, state.balls);
  if (state.kind === 'overs') return texts.overs(state.overs);
  if (state.kind === 'minute') return texts.minute(state.minute);
  return `${texts.set(state.set)} · \u2066${state.points.join('-')}\u2069`;
}

/** The state of play, or when it begins; then the series if there is room. */
export function RowState({ match, className }: { readonly match: Match; readonly className?: string }) {
  return (
    <span className={classes('flex min-w-0 items-center gap-1.5 text-xs text-muted', className)}>
      {isInPlay(match) ? <Playing match={match} /> : <Coming match={match} />}
    </span>
  );
}

function Playing({ match: { play, seriesName } }: { readonly match: Match }) {
  const { inPlay, rows: texts } = useHomeTexts();
  return (
    <>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-loss" />
      <span className="sr-only">{inPlay}</span>
      <span className="tabular min-w-0 truncate lg:text-[1.0625em]">
        {play?.state ? formatState(play.state, texts) : seriesName}
      </span>
    </>
  );
}

function Coming({ match }: { readonly match: Match }) {
  const { rows: texts } = useHomeTexts();
  const nowMs = useNow(lookMs);
  const minutes = minutesToStart(match, nowMs);
  const start = startText(match, nowMs, texts.tomorrow);
  return (
    <>
      {minutes !== undefined && (
        <>
          {/* Only the marker blinks: the text must be readable at all times. */}
          <span aria-hidden="true" className="size-2 shrink-0 animate-blink rounded-full bg-link" />
          <span className="shrink-0 font-semibold text-link">
            <span className="sr-only">{texts.soon}, </span>
            {texts.startsIn(minutes)}
          </span>
        </>
      )}
      <span className="tabular shrink-0">{match.isOpen === false ? texts.opensAt(start) : start}</span>
      {/* Beside a countdown only a letter or two of it would fit. */}
      <bdi className={minutes === undefined ? 'min-w-0 truncate' : 'sr-only'}>{match.seriesName}</bdi>
    </>
  );
}

/** TV, BM and F: what the match page has besides its odds. */
function OfferMarks({ offers = [] }: Pick<Match, 'offers'>) {
  const { rows: texts } = useHomeTexts();
  return (
    <span className="flex shrink-0 gap-1">
      {offers.map((offer) => (
        <span
          key={offer}
          className="text-xs leading-none font-semibold text-muted not-first:border-s not-first:border-edge not-first:ps-1"
        >
          <span aria-hidden="true">{texts.marks[offer]}</span>
          <span className="sr-only">{texts.offers[offer]}</span>
        </span>
      ))}
    </span>
  );
}
