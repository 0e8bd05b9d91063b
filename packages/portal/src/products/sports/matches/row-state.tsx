import type { Match, MatchPlay } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { useNow } from '@maidan/ui/format/now.ts';
import type { HomeTexts } from '../../../app/home/texts/en.ts';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';
import { isInPlay } from './match-list.ts';
import { minutesToStart, startText } from './start-text.ts';

const lookMs = 15_000;

function sayState(state: NonNullable<MatchPlay['state']>, texts: HomeTexts['rows']): string {
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
        {play?.state ? sayState(play.state, texts) : seriesName}
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
