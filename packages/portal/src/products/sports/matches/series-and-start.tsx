import type { Match } from '@maidan/contract/wire';

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
