import type { MatchDetail } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { useSportsTexts } from '../../texts/sports-texts.ts';
import { readScore, type ScoreRow, type ShownScore } from './read-score.ts';
import { useScore } from './use-score.ts';

/** Longer names are set smaller, so that they are shown in full beside the score on a phone. */
const usualNameMost = 17;

/** Two lines, of the same height before the score has loaded. */
export function ScoreLine({ match }: { readonly match: MatchDetail }) {
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
