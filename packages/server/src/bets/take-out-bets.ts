import { type Clock, held, isVoid, type Result, shapeOf } from '@maidan/betting';
import type { Db, Queries } from '@maidan/process/db/db.ts';
import { houseAccount } from '../wallet/accounts.ts';
import { reversalsOf } from '../wallet/reversals.ts';
import { writeTransfers } from '../wallet/transfer.ts';
import { lockWallets, type WalletRow } from '../wallet/wallets.ts';
import type { LiableBet } from './liability/house-liability.ts';
import { legOf, mayPayCommission, transfersFor } from './settling/client-result.ts';
import {
  keepTerms,
  presentTerms,
  readSettlement,
  type SettlingMarket,
  shareMarket,
} from './settling/store.ts';
import * as store from './take-out-store.ts';

export type TakeOutRefusal =
  | { readonly code: 'bet-unknown' }
  | { readonly code: 'market-settling' }
  | { readonly code: 'already-out' };

/** Why a bet is taken out: an operator's own words, or a rule with its reason. */
export type TakeOutReason = string | { readonly rule: string; readonly reason: string };

export interface TakenOut {
  readonly wallet: WalletRow;
  readonly product: string;
  readonly room: string;
  /** The bet, if it was still open: the house can no longer lose on it. */
  readonly freed?: LiableBet;
}

/**
 * Takes one bet out of its market with a remark: `void` returns it, `deleted` means that it should never have been
 * taken. On a settled market the client's result is reversed and settled again without it. Safe to repeat.
 */
export function takeOutBet(
  db: Db,
  clock: Clock,
  betId: bigint,
  state: 'void' | 'deleted',
  why: TakeOutReason,
  by: string,
): Promise<Result<TakenOut, TakeOutRefusal>> {
  const { rule, reason: remark } = typeof why === 'string' ? { rule: null, reason: why } : why;
  return db.transaction(async (tx) => {
    const found = await store.findBet(tx, betId);
    if (found === undefined) return { ok: false, refusal: { code: 'bet-unknown' } };
    const market = await shareMarket(tx, found.market_id);
    // Checked before any other lock is taken: a running settlement holds the bets and waits for the wallets.
    const isOut = found.state === 'void' || found.state === 'deleted';
    if (!isOut && market?.state === 'settling') return { ok: false, refusal: { code: 'market-settling' } };
    await lockWallets(tx, [found.client_id]);
    const bet = await store.lockBet(tx, betId);
    if (bet === undefined || market === undefined) throw new Error(`bet ${betId} lost its market`);
    if (bet.state === 'void' || bet.state === 'deleted')
      return { ok: false, refusal: { code: 'already-out' } };

    await store.markTakenOut(tx, betId, { state, remark, rule, by, at: clock.now() });
    if (bet.state === 'open') await takeFromBook(tx, bet, market);
    else await settleAgain(tx, bet, market, remark, clock.now());
    const wallet = (await lockWallets(tx, [bet.client_id])).get(bet.client_id);
    if (wallet === undefined) throw new Error(`account ${bet.client_id} has no wallet`);
    const { product, room } = market;
    if (bet.state !== 'open') return { ok: true, value: { wallet, product, room } };
    const freed = { brand: bet.brand, isDemo: bet.is_demo, market, leg: legOf(bet) };
    return { ok: true, value: { wallet, product, room, freed } };
  });
}

async function takeFromBook(tx: Queries, bet: store.BetToTakeOut, market: SettlingMarket): Promise<void> {
  const { definition } = market;
  const row = await store.lockBook(tx, bet.client_id, market.id);
  if (row === undefined) throw new Error(`open bet ${bet.id} has no book`);
  const shape = shapeOf(definition);
  const next = shape.removeLeg(definition, shape.decodeBook(definition, row.book), legOf(bet));
  await store.writeBook(tx, bet.client_id, market.id, {
    book: shape.encodeBook(next),
    held: held(definition, next),
    wasHeld: row.held,
    isEmpty: row.bets === 1,
  });
}

async function settleAgain(
  tx: Queries,
  bet: store.BetToTakeOut,
  market: SettlingMarket,
  remark: string,
  now: number,
): Promise<void> {
  const settlement =
    market.settlement_id === null ? undefined : await readSettlement(tx, market.settlement_id);
  const [terms] = await (mayPayCommission(market)
    ? keepTerms(tx, market.id, [bet.client_id])
    : presentTerms(tx, [bet.client_id]));
  if (settlement === undefined || terms === undefined)
    throw new Error(`settled bet ${bet.id} lost its settlement`);
  const result = { client: bet.client_id, ...(await store.settledSums(tx, market.id, bet.client_id)) };
  const house = await houseAccount(tx, terms.brand, market.product, now);
  const declared = { id: settlement.id, isVoid: isVoid(settlement.outcome) };
  await writeTransfers(
    tx,
    [
      ...(await reversalsOf(tx, market.id, [bet.client_id], { remark })),
      ...transfersFor(result, market, terms, house, declared),
    ],
    now,
  );
}
