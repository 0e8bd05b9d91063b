import type { FancyBet, MatchDetail } from '@maidan/contract/wire';
import { Search } from '@maidan/ui/icons/signs.ts';
import { useColon } from '@maidan/ui/labels.ts';
import { Fragment, useMemo, useState } from 'react';
import { showLimits } from '../../../../betting/stake-limits.ts';
import { useBettingTexts } from '../../../../betting/texts/betting-texts.ts';
import { useMatchBets } from '../../bets/match-bets.ts';
import { useRows } from '../../prices/match-prices.tsx';
import { useSportsTexts } from '../../texts/sports-texts.ts';
import type { LimitsByKind } from '../api.ts';
import { FancyRow } from './fancy-row.tsx';
import { findFancies, formatRowLimits, groupFancies } from './group-fancies.ts';
import { MarketCard, TwoSides } from './market-card.tsx';

interface FancyMarketProps {
  readonly match: MatchDetail;
  readonly limits: LimitsByKind | undefined;
  readonly table: string;
  readonly title: string;
  /** Whether each row shows its own limits. */
  readonly showsLimits?: boolean;
}

/** From this number of fancies on there is a search field. */
const findFrom = 8;

const noBets: readonly FancyBet[] = [];

export function FancyMarket({ match, limits, table, title, showsLimits = false }: FancyMarketProps) {
  const { match: texts, slip } = useSportsTexts();
  const words = useBettingTexts();
  const colon = useColon();
  const [typed, setTyped] = useState('');
  const rows = useRows(table);
  const { marketId: matchId, eventId } = match;
  const mine = useMine(matchId);
  if (rows.length === 0) return null;
  const found = rows.length < findFrom ? rows : findFancies(rows, typed);
  const groups = groupFancies(found);
  return (
    <MarketCard
      title={title}
      head={<TwoSides first={slip.modes.no} second={slip.modes.yes} />}
      {...(limits && !showsLimits ? { limits: showLimits(limits('fancy'), words) } : {})}
    >
      {rows.length >= findFrom && (
        <label className="relative flex items-center border-b border-line">
          <Search aria-hidden="true" className="pointer-events-none absolute start-3 size-4 text-muted" />
          <input
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={texts.findFancy}
            aria-label={`${title}${colon}${texts.findFancy}`}
            className="focus-inset h-11 w-full bg-transparent ps-9 pe-3 placeholder:text-muted"
          />
        </label>
      )}
      {found.length === 0 && <p className="p-4 text-center text-sm text-muted">{texts.noFancyFound}</p>}
      <ul className="divide-y divide-line">
        {groups.map(({ group, rows: grouped }) => (
          <Fragment key={group}>
            {groups.length > 1 && (
              <li className="bg-background px-3 py-1 text-xs font-semibold text-muted">
                {texts.groups[group]}
              </li>
            )}
            {grouped.map((row) => (
              <FancyRow
                key={row.selectionId}
                row={row}
                table={table}
                matchId={matchId}
                eventId={eventId}
                limits={showsLimits ? formatRowLimits(row, limits?.('fancy'), words) : undefined}
                mine={mine.get(row.selectionId) ?? noBets}
              />
            ))}
          </Fragment>
        ))}
      </ul>
    </MarketCard>
  );
}

/**
 * The client's open bets by fancy. Lists are kept until they are reloaded, so that rows are not rendered
 * needlessly.
 */
function useMine(matchId: string): ReadonlyMap<string, readonly FancyBet[]> {
  const bets = useMatchBets(matchId).data?.onFancies ?? noBets;
  return useMemo(() => Map.groupBy(bets, ({ selectionId }) => selectionId), [bets]);
}
