import type { CompleteLedger } from '@maidan/contract/wire';

type CompleteData = CompleteLedger['completeData'];

export interface MatchSums {
  readonly match: number;
  readonly fancy: number;
  readonly commission: number;
  readonly net: number;
}

/** In hundredths, since 0.1 and 0.2 are 0.3. */
const add = (...coins: readonly number[]): number =>
  coins.map((value) => Math.round(value * 100)).reduce((total, value) => total + value, 0) / 100;

/** The four boxes of the market's ledger. */
export function sumsOf(data: CompleteData): MatchSums {
  const { clientOddsAmount: match, clientSessionAmount: fancy } = data;
  const commission = add(data.clientOddsComm, data.clientSessionComm);
  return { match, fancy, commission, net: add(match, fancy, commission) };
}
