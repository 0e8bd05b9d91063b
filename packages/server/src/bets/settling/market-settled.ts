import type { AccountId } from '@maidan/betting';
import type { SettlementStep } from './run-settlement.ts';

/** Called after the commit: the client's bets on this market are settled, with this net profit. */
export type MarketSettled = (client: AccountId, market: SettlementStep['market'], net: bigint) => void;
