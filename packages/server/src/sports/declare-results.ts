import type { MarketOutcome } from '@maidan/betting';
import type { FeedChange, FeedResult } from '@maidan/feeds';
import type { SettleAnswer } from '../bets/settle-market.ts';
import type { House } from '../house.ts';
import type { Logger } from '../log.ts';
import { deleteLateBets } from './delete-late-bets.ts';

export type ResultChange = Extract<FeedChange, { kind: 'result' }>;

/** Settles what a feed decides, in order and one after another. */
export interface Declarer {
  /** What the database would not take before is tried again with these. */
  declare(results: readonly ResultChange[]): void;
  settled(): Promise<void>;
}

export function createDeclarer(house: House, source: string, log: Logger): Declarer {
  let undeclared: readonly ResultChange[] = [];
  let settling: Promise<void> = Promise.resolve();

  async function declareAll(): Promise<void> {
    const due = undeclared;
    undeclared = [];
    for (const result of due) {
      await declareOrSay(house, source, log, result).catch((error: Error) => {
        undeclared = [...undeclared, result];
        log.error({ market: result.marketId, reason: error.message }, 'result not declared yet');
      });
    }
  }

  return {
    declare(results) {
      undeclared = [...undeclared, ...results];
      if (undeclared.length > 0) settling = settling.then(declareAll);
    },
    settled: () => settling,
  };
}

async function declareOrSay(house: House, source: string, log: Logger, change: ResultChange): Promise<void> {
  const declared = await declareResult(house, source, change);
  if (declared.ok) return;
  const { marketId: market, result } = change;
  // Somebody settled it by hand, and otherwise: theirs stands, and the operator may want to know.
  if (declared.refusal.code === 'already-declared') {
    log.warn({ market, result, stands: declared.refusal.outcome }, 'settled already, with another result');
  } else log.error({ market, refusal: declared.refusal.code }, 'result not declared');
}

/** Settles a market by what a feed says of it, without the bets that came when the result was known. */
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
