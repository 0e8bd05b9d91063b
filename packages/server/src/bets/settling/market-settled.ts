import type { AccountId } from '@maidan/betting';
import type { SettlementStep } from './run-settlement.ts';

/** Called after the commit: the client's bets on this market are settled, and came to so much. */
export type MarketSettled = (client: AccountId, market: SettlementStep['market'], net: bigint) => void;
