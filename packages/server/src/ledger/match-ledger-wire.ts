import type { CompleteLedger } from '@maidan/contract';
import type { BetPage } from '../sports/bet-lists/store.ts';
import { type BettorNames, fancyBetToWire, hasMoreToWire, matchBetToWire } from '../sports/bets-wire.ts';
import type { MatchRow } from '../sports/store.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import type { MatchSums } from './matches/store.ts';

export const matchLedgerToWire = (
  match: MatchRow,
  { bets, hasMore }: BetPage,
  sums: MatchSums,
  bettor: BettorNames,
): CompleteLedger => ({
  oddsBetsData: bets.filter((row) => row.kind !== 'fancy').map((row) => matchBetToWire(row, bettor)),
  sessionBetsData: bets.filter((row) => row.kind === 'fancy').map(fancyBetToWire),
  ...hasMoreToWire(hasMore),
  completeData: {
    marketId: match.market_id,
    matchName: match.name,
    date: new Date(match.starts_at).toISOString(),
    clientOddsAmount: hundredthsToWire(sums.match),
    clientSessionAmount: hundredthsToWire(sums.session),
    clientOddsComm: hundredthsToWire(sums.match_commission),
    clientSessionComm: hundredthsToWire(sums.session_commission),
  },
  sessionTurnOver: hundredthsToWire(sums.session_turnover),
});
