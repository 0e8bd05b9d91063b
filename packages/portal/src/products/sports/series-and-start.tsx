import type { Match } from '@maidan/contract/wire';
import { formatDay, formatTime, parseDateTime } from '@maidan/ui/format/dates.ts';

interface SeriesAndStartProps {
  readonly match: Pick<Match, 'seriesName' | 'matchDate'>;
}

/** The dot before the first item of a line is outside the box, and therefore hidden. */
const part =
  "relative ps-4 before:absolute before:start-0 before:w-4 before:text-center before:content-['·']";

/** Side by side with a dot between, or one below the other if there is no room. */
export function SeriesAndStart({ match: { seriesName, matchDate } }: SeriesAndStartProps) {
  return (
    <span className="block overflow-hidden text-sm text-muted">
      <span className="-ms-4 flex flex-wrap">
        <span className={part}>
          <bdi>{seriesName}</bdi>{' '}
        </span>
        <span className={part}>
          <span dir="ltr" className="tabular">
            {matchDate}
          </span>
        </span>
      </span>
    </span>
  );
}

const dayMs = 24 * 3_600_000;
/** Document 1, section 9. */
const soonMs = 30 * 60_000;
const minuteMs = 60_000;

/** When a match starts, as short as possible for the day. */
export function startText({ matchDate }: Pick<Match, 'matchDate'>, nowMs: number, tomorrow: string): string {
  const startsAt = parseDateTime(matchDate);
  if (Number.isNaN(startsAt)) return matchDate;
  const [day, time] = [formatDay(startsAt), formatTime(startsAt)];
  if (day === formatDay(nowMs)) return time;
  if (day === formatDay(nowMs + dayMs)) return `${tomorrow} ${time}`;
  return `${day.slice(8)}-${day.slice(5, 7)} ${time}`;
}

/** Whole minutes left within half an hour of the start, 0 once it should have begun; undefined before. */
export function minutesToStart({ matchDate }: Pick<Match, 'matchDate'>, nowMs: number): number | undefined {
  const leftMs = parseDateTime(matchDate) - nowMs;
  return leftMs <= soonMs ? Math.max(0, Math.ceil(leftMs / minuteMs)) : undefined;
}

/** Section 9: toss bets are taken until an hour before the start. Undefined after that. */
export function tossUntil({ matchDate }: Pick<Match, 'matchDate'>, nowMs: number): number | undefined {
  const until = parseDateTime(matchDate) - 60 * minuteMs;
  return until > nowMs ? until : undefined;
}
