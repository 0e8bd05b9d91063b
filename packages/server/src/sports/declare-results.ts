import type { MarketOutcome } from '@maidan/betting';
import type { FeedChange, FeedResult } from '@maidan/feeds';
import type { House } from '../house.ts';
import type { Logger } from '../log.ts';

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
      await declareResult(house, source, log, result).catch((error: Error) => {
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

async function declareResult(
  house: House,
  source: string,
  log: Logger,
  { marketId, result, rule, reason, balls }: ResultChange,
): Promise<void> {
  const outcome = outcomeOf(result);
  const declaration = { marketId, outcome, rule, reason, details: { balls }, declaredBy: source };
  const declared = await house.settling.declare(declaration);
  if (!declared.ok && declared.refusal.code !== 'already-declared') {
    log.error({ market: marketId, refusal: declared.refusal.code }, 'result not declared');
  }
}

export function outcomeOf(result: FeedResult): MarketOutcome {
  switch (result.kind) {
    case 'winner':
      return { winner: result.runnerId };
    case 'run':
      return { run: result.run };
    case 'void':
      return { void: true };
  }
}
