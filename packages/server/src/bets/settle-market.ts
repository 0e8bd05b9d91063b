import { isDeepStrictEqual } from 'node:util';
import { type Clock, type MarketOutcome, type Result, shapeOf } from '@maidan/betting';
import type { Db, Queries } from '@maidan/process/db/db.ts';
import type { PlaceBets } from './place-bets.ts';
import { runSettlement, type SettlementStep } from './settling/run-settlement.ts';
import * as store from './settling/store.ts';

export type Declaration = Omit<store.NewSettlement, 'corrects'>;

export type SettleRefusal =
  | { readonly code: 'market-unknown' }
  | { readonly code: 'not-an-outcome' }
  | { readonly code: 'already-declared'; readonly outcome: MarketOutcome }
  | { readonly code: 'not-declared' }
  /** The market has another result by now than the one to be replaced. */
  | { readonly code: 'result-changed'; readonly outcome: MarketOutcome };

/** A result in place of another. */
export interface Correction extends Declaration {
  /** The settlement that was read when this was decided: another one since is left alone. */
  readonly replaces: bigint | 'whatever';
}

export type SettleAnswer = Result<{ readonly settlementId: bigint }, SettleRefusal>;

export interface SettleMarkets {
  /** Settles an open market. A repeated call with the same outcome gives the same answer and does nothing. */
  declare(declaration: Declaration): Promise<SettleAnswer>;
  /** Replaces a result at any later time: its transfers are reversed, and the market is settled again. */
  correct(correction: Correction): Promise<SettleAnswer>;
  /** Resumes settlements that a stopped process left unfinished; returns how many. */
  resume(): Promise<number>;
}

export function createSettleMarkets(parts: {
  db: Db;
  clock: Clock;
  closing: PlaceBets['closing'];
  /** Called when the result is declared: betting on the market is over. */
  onDeclared: (marketId: string) => void;
  onStep: (step: SettlementStep) => void;
}): SettleMarkets {
  const { db, clock, closing, onDeclared, onStep } = parts;

  /** Without `replaces` it is a first result. */
  async function settle(declaration: Declaration, replaces?: Correction['replaces']): Promise<SettleAnswer> {
    const opened = await closing([declaration.marketId], () =>
      db.transaction((tx) => openSettlement(tx, declaration, replaces, clock.now())),
    );
    if (opened.kind === 'refused') return { ok: false, refusal: opened.refusal };
    onDeclared(declaration.marketId);
    await runSettlement(db, clock, opened.settlementId, onStep);
    if (opened.kind === 'finish-first') return settle(declaration, replaces);
    return { ok: true, value: { settlementId: opened.settlementId } };
  }

  return {
    declare: (declaration) => settle(declaration),
    correct: ({ replaces, ...declaration }) => settle(declaration, replaces),
    async resume() {
      const running = await store.runningSettlements(db);
      for (const { id } of running) await runSettlement(db, clock, id, onStep);
      return running.length;
    },
  };
}

type Opened =
  | { readonly kind: 'refused'; readonly refusal: SettleRefusal }
  | { readonly kind: 'run' | 'finish-first'; readonly settlementId: bigint };

const refuse = (refusal: SettleRefusal): Opened => ({ kind: 'refused', refusal });

async function openSettlement(
  tx: Queries,
  declaration: Declaration,
  replaces: Correction['replaces'] | undefined,
  now: number,
): Promise<Opened> {
  // Waits for batches that have a share lock on the market, and blocks the next ones.
  const market = await store.lockMarket(tx, declaration.marketId);
  if (market === undefined) return refuse({ code: 'market-unknown' });
  if (!shapeOf(market.definition).isOutcome(market.definition, declaration.outcome)) {
    return refuse({ code: 'not-an-outcome' });
  }
  const present =
    market.settlement_id === null ? undefined : await store.readSettlement(tx, market.settlement_id);
  if (present === undefined) {
    return replaces === undefined ? begin(tx, declaration, null, now) : refuse({ code: 'not-declared' });
  }
  if (isDeepStrictEqual(present.outcome, declaration.outcome))
    return { kind: 'run', settlementId: present.id };
  if (replaces === undefined) return refuse({ code: 'already-declared', outcome: present.outcome });
  if (replaces !== 'whatever' && replaces !== present.id)
    return refuse({ code: 'result-changed', outcome: present.outcome });
  if (present.state === 'running') return { kind: 'finish-first', settlementId: present.id };
  return begin(tx, declaration, present.id, now);
}

async function begin(
  tx: Queries,
  declaration: Declaration,
  corrects: bigint | null,
  now: number,
): Promise<Opened> {
  const settlementId = await store.insertSettlement(tx, { ...declaration, corrects }, now);
  await store.markSettling(tx, declaration.marketId, settlementId);
  return { kind: 'run', settlementId };
}
