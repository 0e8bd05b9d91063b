import { oddsFromDecimal, rawFromOdds } from '@maidan/betting';
import type { MatchDetail } from '@maidan/contract/wire';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { TappedPrice } from '../matches/row-link.tsx';
import { useRows } from '../prices/match-prices.tsx';
import { tableKeys } from '../prices/price-store.ts';
import { useSlip } from '../slip/slip-provider.tsx';
import { betAt } from '../slip/sports-bet.ts';
import { useShownMarkets } from './markets/use-shown-markets.ts';

/**
 * A price tapped in a list of matches opens the slip once its market is known, at the price shown there: if
 * it has moved since, the slip says so. Only once: reloading the page opens no slip. Lists show match odds,
 * or the bookmaker's prices as decimals where the page has no match odds.
 */
export function useTappedPrice(match: MatchDetail): void {
  const { marketId: matchId, eventId } = match;
  const slip = useSlip();
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const tapped: TappedPrice | undefined = state?.tapped;
  const { matchOdds, bookmaker, mayHaveMatchOdds } = useShownMarkets(match);
  const [market] = matchOdds;
  const marketRows = useRows(market?.key ?? '');
  const rows = mayHaveMatchOdds ? marketRows : bookmaker;
  const row = rows.find(({ name }) => name === tapped?.runner);
  const open = useEffectEvent((selectionId: string) => {
    if (!tapped) return;
    const { runner: selectionName, side, odds } = tapped;
    const common = { side, selectionId, selectionName, matchId, eventId };
    slip.open(
      market
        ? betAt({ ...common, kind: market.kind, marketId: market.marketId, table: market.key }, { odds })
        : betAt(
            { ...common, kind: 'bookmaker', table: tableKeys.bookmaker },
            { odds: rawFromOdds(oddsFromDecimal(odds)) },
          ),
    );
    void navigate(pathname, { replace: true, state: null });
  });
  const selectionId = row?.selectionId;
  useEffect(() => {
    if (selectionId !== undefined) open(selectionId);
  }, [selectionId]);
}
