import type { CompleteLedger } from '@maidan/contract';
import type { BettorNames } from '../../../account/names-store.ts';
import type { BetPage } from '../../../bets/lists/bet-list-store.ts';
import { hundredthsToWire } from '../../../wallet/coins-wire.ts';
import type { MatchRow } from '../store.ts';
import { sportsBetsToWire } from './bets-wire.ts';
import type { MatchSums } from './match-sums-store.ts';
import type { SportsBet } from './sports-bet.ts';

export const matchLedgerToWire = (
  match: MatchRow,
  page: BetPage<SportsBet>,
  sums: MatchSums,
  bettor: BettorNames,
): CompleteLedger => ({
  ...sportsBetsToWire(page, bettor),
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
