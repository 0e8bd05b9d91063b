import { formatDay } from '@maidan/ui/format/dates.ts';
import type { DayRange } from '@maidan/ui/format/day-range.ts';
import { useMemo } from 'react';
import { useHouseTime } from '../live/server-clock.ts';
import type { Market } from '../market/market.ts';
import { type MatkaBets, useMatkaBets } from './api.ts';
import { openBetsOfDay } from './open-bets-of-day.ts';
import type { PlacedBet } from './placed-bet.ts';

const minuteMs = 60_000;

/** Today and the market's present day: bets for tomorrow may be placed tonight. */
function useDayRange({ day }: Market): DayRange {
  const today = formatDay(useHouseTime(minuteMs));
  return day < today ? { from: day, to: today } : { from: today, to: day };
}

/** The client's bets on the market today. */
export function useDayBets(market: Market) {
  return useMatkaBets({ range: useDayRange(market), matkaEventId: market.matkaEventId });
}

const noBets: MatkaBets = { bets: [], hasMore: false };

/** Bets on the market's present day that are not yet settled. */
export function useOpenDayBets(market: Market): readonly PlacedBet[] {
  const { data: { bets } = noBets } = useDayBets(market);
  return useMemo(() => openBetsOfDay(bets, market), [bets, market]);
}
