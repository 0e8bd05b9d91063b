import type { CompleteLedger } from '@maidan/contract/wire';
import { sumCoins } from '@maidan/ui/format/coins.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../../house/call.ts';
import { callKey } from '../../../house/query-client.ts';
import { useWallet } from '../../../house/wallet-store.ts';
import type { AccountTexts } from '../../texts/en.ts';

/** Reloaded whenever the wallet changes: the last bets may be settled after the match is over. */
export function useMatchLedger(matchId: string) {
  const body = { marketId: matchId };
  return useQuery({
    queryKey: [...callKey('user/completeLedgerDetails', body), useWallet()],
    queryFn: ({ signal }) => ask('user/completeLedgerDetails', body, { signal }),
    placeholderData: keepPreviousData,
  });
}

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
