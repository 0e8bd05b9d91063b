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
  /** What the client's book holds without the bet and with it; to be asked of a known market and option alone. */
  readonly holding: () => { readonly without: bigint; readonly with: Coins };
  /** The largest stake, up to the bet's own, by which the house passes none of its limits; asked like `holding`. */
  readonly stakePossible: () => Coins;
}

/** For each of these refusals, whether the bet is to be refused so. */
export type ControlsOf<Codes extends RefusalCode> = {
  readonly [Code in Codes]: (request: BetRequest, standing: Standing) => RefusalOf<Code> | undefined;
};
