import type { Match } from '@maidan/contract/wire';
import { Link } from 'react-router';
import { pathTo } from '../../api/paths.ts';
import { parseDateTime } from '../../format/dates.ts';
import { useNow } from '../../format/now.ts';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { isInPlay } from '../../sports/matches/match-list.ts';
import { SeriesAndStart } from '../../sports/matches/series-and-start.tsx';
import type { BestPrices } from '../../sports/prices/best-prices.ts';
import { Badge } from '../../ui/badge.tsx';
import { PriceBoxes } from './price-boxes.tsx';

interface MatchRowProps {
  readonly match: Match;
  readonly prices: BestPrices;
  readonly onNotStarted: () => void;
}

/** Document 1, section 9. */
const soonMs = 30 * 60_000;
const lookMs = 15_000;
/** Two sides and a draw; a race has more runners than a row can show. */
const boxesMost = 3;

export function MatchRow({ match, prices, onNotStarted }: MatchRowProps) {
  const { matches: texts } = useSportsTexts();
  const { marketId, eventId, matchName, matchDate } = match;
  const untilStartMs = parseDateTime(matchDate) - useNow(lookMs);
  const isSoon = !isInPlay(match) && untilStartMs <= soonMs;
  const look =
    'block w-full rounded-xl border border-line bg-surface p-3 text-start shadow-xs hover:border-edge';
  const inside = (
    <>
      <span className="flex items-start justify-between gap-2">
        <span className="min-w-0">
          <span className="block font-semibold">
            <bdi>{matchName}</bdi>
          </span>
          <SeriesAndStart match={match} />
        </span>
        {isInPlay(match) && <Badge tone="win">{texts.inPlay}</Badge>}
        {isSoon && (
          <Badge tone="accent">
            <span aria-hidden="true" className="size-2 animate-blink rounded-full bg-on-accent" />
            {texts.soon}
          </Badge>
        )}
      </span>
      {match.prices.length <= boxesMost && (
        <PriceBoxes eventId={eventId} listed={match.prices} prices={prices} />
      )}
    </>
  );
  return isInPlay(match) ? (
    <Link to={pathTo('matchDetails', { marketId, eventId })} className={look}>
      {inside}
    </Link>
  ) : (
    <button type="button" aria-haspopup="dialog" onClick={onNotStarted} className={look}>
      {inside}
    </button>
  );
}
