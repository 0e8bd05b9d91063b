import type { MarketOutcome } from '@maidan/betting';
import type { FeedChange, FeedResult } from '@maidan/feeds';
import type { FaultLog, Logger } from '@maidan/process/log.ts';
import { deleteAfterResult } from '@maidan/sports';
import type { SettleAnswer } from '../../bets/settle-market.ts';
import type { House } from '../../house.ts';
import { betsOpenAfter } from './store.ts';

export type ResultChange = Extract<FeedChange, { kind: 'result' }>;

/** With more at once, bets would wait for a connection. */
const marketsMost = 4;
/** A market is tried again at once, then after longer and longer, so that a lost database is not flooded by all of them. */
const restsMs = [0, 1_000, 2_000, 5_000, 15_000] as const;

/** Settles the results of a feed: those of one market in order, different markets concurrently. */
export interface Declarer {
  /** What is not declared yet, by market. */
  readonly undeclared: ReadonlyMap<string, readonly ResultChange[]>;
  /** Results that could not be stored before are retried with these: seldom while all fail, all of them once one is stored. */
  declare(results: readonly ResultChange[]): void;
  /** Resolves when everything was tried. */
  settled(): Promise<void>;
}

export function createDeclarer(house: House, source: string, log: Logger, faults: FaultLog): Declarer {
  const undeclared = new Map<string, ResultChange[]>();
  const due = new Set<string>();
  const running = new Map<string, Promise<void>>();
  const resting = new Map<string, { readonly tries: number; readonly until: number }>();

  function rest(marketId: string): void {
    const tries = (resting.get(marketId)?.tries ?? 0) + 1;
    const restMs = restsMs[Math.min(tries, restsMs.length) - 1] ?? 0;
    resting.set(marketId, { tries, until: house.clock.elapsed() + restMs });
  }

  function isDue(marketId: string): boolean {
    return !running.has(marketId) && (resting.get(marketId)?.until ?? 0) <= house.clock.elapsed();
  }

  function launch(): void {
    for (const marketId of due) {
      if (running.size >= marketsMost) return;
      due.delete(marketId);
      const run = declareMarket(marketId).finally(() => {
        running.delete(marketId);
        launch();
      });
      running.set(marketId, run);
    }
  }

  async function declareMarket(marketId: string): Promise<void> {
    const results = undeclared.get(marketId) ?? [];
    for (let next = results[0]; next !== undefined; next = results[0]) {
      try {
        await declareOrLog(house, source, log, next);
      } catch (error) {
        faults.failed('declare results', error, { market: marketId, waiting: [...undeclared.keys()] });
        rest(marketId);
        return;
      }
      results.shift();
    }
    undeclared.delete(marketId);
    if (resting.has(marketId)) faults.succeeded();
    resting.clear();
  }

  return {
    undeclared,
    declare(results) {
      for (const result of results) {
        const before = undeclared.get(result.marketId);
        if (before === undefined) undeclared.set(result.marketId, [result]);
        else before.push(result);
      }
      for (const marketId of undeclared.keys()) if (isDue(marketId)) due.add(marketId);
      launch();
    },
    async settled() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}

async function declareOrLog(house: House, source: string, log: Logger, change: ResultChange): Promise<void> {
  const declared = await declareResult(house, source, change);
  if (declared.ok) return;
  const { marketId: market, result } = change;
  // Settled by hand with another outcome, which is kept; logged for the operator.
  if (declared.refusal.code === 'already-declared') {
    log.warn({ market, result, stands: declared.refusal.outcome }, 'settled already, with another result');
  } else log.error({ market, refusal: declared.refusal.code }, 'result not declared');
}

/** Settles a market by a feed's result, without bets placed after the result was known. */
export async function declareResult(
  house: House,
  source: string,
  { marketId, result, rule, reason, balls, knownAt }: ResultChange,
): Promise<SettleAnswer> {
  if (knownAt !== undefined) await deleteLateBets(house, marketId, knownAt);
  const outcome = outcomeOf(result);
  return house.settling.declare({
    marketId,
    outcome,
    rule,
    reason,
    details: { balls, ...(knownAt === undefined ? {} : { knownAt }) },
    declaredBy: source,
  });
}

export function outcomeOf(result: FeedResult): MarketOutcome {
  switch (result.kind) {
    case 'winner':
      return { winner: result.runnerId };
    case 'placed':
      return { placed: { winners: result.winnerIds, withdrawn: result.withdrawnIds } };
    case 'run':
      return { run: result.run };
    case 'void':
      return { void: true };
  }
}

/** Specification section 4: bets placed after a result is known are deleted. The market is shut first, so that none follow. */
async function deleteLateBets(house: House, marketId: string, knownAt: number): Promise<void> {
  await house.setMarkets([marketId], 'shut');
  const bets = await betsOpenAfter(house.db, marketId, Math.floor(knownAt));
  const placed = bets.map(({ id, side, run, placed_at }) => ({
    id: String(id),
    side,
    run: run ?? 0,
    placedAt: placed_at,
  }));
  for (const late of deleteAfterResult(placed, knownAt)) {
    const taken = await house.takeOut(BigInt(late.id), 'deleted', late);
    if (!taken.ok && taken.refusal.code !== 'already-out')
      throw new Error(`bet ${late.id} was not deleted (${taken.refusal.code})`);
  }
}
