import type { Coins, RefusalCode, RefusalOf } from '@maidan/betting';
import type { BetRequest, Quoted } from '../bet-request.ts';
import type { ClientRow, MarketRow } from '../store.ts';

/** Everything a control may look at. */
export interface Standing {
  readonly client: ClientRow;
  readonly market: MarketRow | undefined;
  /** The moment of decision, under the locks. */
  readonly now: number;
  /** The price at the moment of decision. */
  readonly quoted: Quoted;
  /** The client's open bets on the market, without this one. */
  readonly openBets: number;
  /** What the client's book holds without the bet and with it. Call it only for a known market and option. */
  readonly holding: () => { readonly without: bigint; readonly with: Coins };
  /** The largest stake, up to the bet's own, that exceeds no limit of the house. Call it only like `holding`. */
  readonly stakePossible: () => Coins;
}

/** For each of these refusals, the check that gives it. */
export type ControlsOf<Codes extends RefusalCode> = {
  readonly [Code in Codes]: (request: BetRequest, standing: Standing) => RefusalOf<Code> | undefined;
};
