import type { OddsMarket, OddsPatch, OddsPicture, OddsRunner } from '@maidan/contract/wire';
import type { ExchangeBook, Quote, RunnerKind, RunnerMarket } from './match-book.ts';

const kinds: Record<OddsMarket['marketType'], RunnerKind> = {
  'Match Odds': 'match-odds',
  'Tied Match': 'tied-match',
  'To Win the Toss': 'toss',
};

export interface ExchangeState {
  readonly n: number;
  readonly markets: readonly OddsMarket[];
}

export function stateOfOdds({ n, data }: OddsPicture): ExchangeState {
  return { n, markets: data ?? [] };
}

/** Undefined when the patch does not follow this state: a full picture must be requested. */
export function patchExchange(state: ExchangeState, patch: OddsPatch): ExchangeState | undefined {
  if (patch.n !== state.n + 1) return undefined;
  const gone = new Set(patch.gone);
  const changes = new Map((patch.data ?? []).map((change) => [change.marketId, change]));
  const kept = state.markets.flatMap((market) => {
    if (gone.has(market.marketId)) return [];
    const change = changes.get(market.marketId);
    changes.delete(market.marketId);
    if (!change) return [market];
    return [{ ...market, ...change, runners: patchRunners(market.runners, change.runners) } as OddsMarket];
  });
  return { n: patch.n, markets: [...kept, ...([...changes.values()] as OddsMarket[])] };
}

function patchRunners(
  runners: readonly OddsRunner[],
  changes: readonly Partial<OddsRunner>[] = [],
): readonly OddsRunner[] {
  const byId = new Map(changes.map((change) => [change.selectionId, change]));
  const kept = runners.map((runner) => {
    const change = byId.get(runner.selectionId);
    byId.delete(runner.selectionId);
    return change ? { ...runner, ...change } : runner;
  });
  return [...kept, ...([...byId.values()] as OddsRunner[])];
}

/** Closed markets are left out. */
export function exchangeOfState({ markets }: ExchangeState): ExchangeBook {
  return markets.filter((market) => market.status !== 'CLOSED').map(marketOf);
}

function marketOf(market: OddsMarket): RunnerMarket {
  const isSuspended = market.status === 'SUSPENDED';
  return {
    kind: kinds[market.marketType] ?? 'match-odds',
    exchange: { marketId: market.marketId, name: market.marketType },
    rows: market.runners.map(({ selectionId, selectionName, ex }) => ({
      selectionId: String(selectionId),
      name: selectionName,
      isSuspended,
      back: isSuspended ? [] : ex.availableToBack.map(quoteOf),
      lay: isSuspended ? [] : ex.availableToLay.map(quoteOf),
    })),
  };
}

function quoteOf({ price, size }: { readonly price: number; readonly size: number }): Quote {
  // A size of 0 means unknown: nothing is shown for it.
  return size > 0 ? { odds: price, size } : { odds: price };
}
