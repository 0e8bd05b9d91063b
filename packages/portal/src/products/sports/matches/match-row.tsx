import type { Match } from '@maidan/contract/wire';
import type { BestPrices } from '../prices/best-prices.ts';
import { isInPlay } from './match-list.ts';
import { OfferMarks } from './offer-marks.tsx';
import { RowLink } from './row-link.tsx';
import { RowPrices } from './row-prices.tsx';
import { fitsRow } from './row-sides.ts';
import { RowState } from './row-state.tsx';
import { TeamLines } from './team-lines.tsx';

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
