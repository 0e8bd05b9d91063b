import type { MatchDetail } from '@maidan/contract/wire';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { TappedPrice } from '../../sports/matches/row-tapped-price.ts';
import { useExchangeMarkets, useRows } from '../../sports/prices/match-prices.tsx';
import { useSlip } from '../../sports/slip/slip-provider.tsx';
import { betAt } from '../../sports/slip/sports-bet.ts';

/**
 * A price tapped in a list of matches opens the slip once its market is known, at the price shown there: if
 * it has moved since, the slip says so. Only once: reloading the page opens no slip.
 */
export function useTappedPrice({ marketId: matchId, eventId }: MatchDetail): void {
  const slip = useSlip();
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const tapped: TappedPrice | undefined = state?.tapped;
  const market = useExchangeMarkets().find(({ kind }) => kind === 'match-odds');
  const row = useRows(market?.key ?? '').find(({ name }) => name === tapped?.runner);
  const open = useEffectEvent((selectionId: string) => {
    if (!tapped || !market) return;
    const { runner: selectionName, side, odds } = tapped;
    const { key: table, kind, marketId } = market;
    slip.open(betAt({ kind, side, selectionId, selectionName, marketId, matchId, eventId, table }, { odds }));
    void navigate(pathname, { replace: true, state: null });
  });
  const selectionId = row?.selectionId;
  useEffect(() => {
    if (selectionId !== undefined) open(selectionId);
  }, [selectionId]);
}
