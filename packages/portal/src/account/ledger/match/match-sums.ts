import type { CompleteLedger } from '@maidan/contract/wire';
import { sumCoins } from '@maidan/ui/format/sum-coins.ts';
import type { AccountTexts } from '../../texts/en.ts';

interface MatchSums {
  readonly match: number;
  readonly fancy: number;
  readonly commission: number;
  readonly net: number;
}

export function sumsOf(data: CompleteLedger['completeData']): MatchSums {
  const { clientOddsAmount: match, clientSessionAmount: fancy } = data;
  const commission = sumCoins([data.clientOddsComm, data.clientSessionComm]);
  return { match, fancy, commission, net: sumCoins([match, fancy, commission]) };
}

/** The four boxes of a match's ledger, each under its title. */
export function titledSums({ match, fancy, commission, net }: MatchSums, texts: AccountTexts['details']) {
  return [
    { title: texts.matchPlusMinus, coins: match },
    { title: texts.fancyPlusMinus, coins: fancy },
    { title: texts.totalCommission, coins: commission },
    { title: texts.netPlusMinus, coins: net },
  ];
}
