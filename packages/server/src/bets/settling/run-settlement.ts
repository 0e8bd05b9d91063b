import { type AccountId, accountId, type Clock, isVoid } from '@maidan/betting';
import type { Db, Queries } from '@maidan/process/db/db.ts';
import { houseAccount } from '../../wallet/accounts.ts';
import { reversalsOf } from '../../wallet/reversals.ts';
import { type Transfer, writeTransfers } from '../../wallet/transfer.ts';
import { lockWallets, type WalletRow } from '../../wallet/wallets.ts';
import { type ClientResult, mayPayCommission, profitOf, transfersFor } from './client-result.ts';
import * as store from './store.ts';

/** Bets settled in one transaction, unless one client alone has more. */
const chunkBets = 1_000;
const chunkClients = 500;

const corrected = { remark: 'Result corrected', remarkKey: 'result-corrected' } as const;

export interface SettlementStep {
  readonly product: string;
  readonly room: string;
  readonly clients: readonly WalletRow[];
  readonly market: Pick<store.SettlingMarket, 'id' | 'event_id' | 'room' | 'name'>;
  /** The result of each client. */
  readonly results: readonly ClientResult[];
  readonly isCorrection: boolean;
}

/**
 * Settles client by client in order of id, whole clients at a time: a client's bets on a market are settled in
 * one transaction, so no balance or exposure is ever half settled. It stores its progress and can be resumed.
 */
export async function runSettlement(
  db: Db,
  clock: Clock,
  settlementId: bigint,
  onStep: (step: SettlementStep) => void,
): Promise<void> {
  for (;;) {
    const step = await db.transaction((tx) => settleChunk(tx, clock.now(), settlementId));
    if (step === undefined) return;
    onStep(step);
  }
}

async function settleChunk(
  tx: Queries,
  now: number,
  settlementId: bigint,
): Promise<SettlementStep | undefined> {
  const settlement = await store.lockSettlement(tx, settlementId);
  if (settlement.state === 'done') return undefined;
  const clients = await chooseClients(tx, settlement);
  const last = clients.at(-1);
  if (last === undefined) {
    await store.finishSettlement(tx, settlement);
    return undefined;
  }
  const market = await store.readMarket(tx, settlement.market_id);
  if (market === undefined) throw new Error(`settlement ${settlementId} of unknown market`);
  const results = await settleBets(tx, market, settlement, clients);
  const quiet = results.filter(({ net }) => net === 0n).map(({ client }) => client);
  await store.markQuiet(tx, market.id, quiet);
  // Wallets are locked last, so that bets of these clients wait as little as possible.
  await lockWallets(tx, clients);
  await store.releaseHolds(tx, market.id, clients);
  const reversals = settlement.corrects === null ? [] : await reversalsOf(tx, market.id, clients, corrected);
  const payments = await paymentsFor(tx, market, settlement, results, now);
  await writeTransfers(tx, [...reversals, ...payments], now);
  await store.advanceSettlement(tx, settlementId, last);
  const wallets = await lockWallets(tx, clients);
  const { product, room } = market;
  const isCorrection = settlement.corrects !== null;
  return { product, room, clients: [...wallets.values()], market, results, isCorrection };
}

async function chooseClients(tx: Queries, settlement: store.SettlementRow): Promise<AccountId[]> {
  const next = await store.nextClients(tx, settlement.market_id, settlement.settled_through, chunkClients);
  const chosen: AccountId[] = [];
  let bets = 0;
  for (const row of next) {
    bets += Number(row.bets);
    if (chosen.length > 0 && bets > chunkBets) break;
    chosen.push(row.client_id);
  }
  return chosen;
}

/** Pages through the bets, so that even a hundred thousand of one client need little memory. */
async function settleBets(
  tx: Queries,
  market: store.SettlingMarket,
  settlement: store.SettlementRow,
  clients: readonly AccountId[],
): Promise<ClientResult[]> {
  const results = new Map<AccountId, ClientResult>();
  let after = { client: accountId(0n), bet: 0n };
  for (;;) {
    const page = await store.betsAfter(tx, market.id, clients, after, chunkBets);
    const profits: [bigint, bigint][] = [];
    for (const bet of page) {
      const profit = profitOf(market.definition, bet, settlement.outcome);
      const result = results.get(bet.client_id) ?? { client: bet.client_id, net: 0n, turnover: 0n };
      result.net += profit;
      result.turnover += bet.stake;
      results.set(bet.client_id, result);
      profits.push([bet.id, profit]);
    }
    await store.settleBets(tx, profits, settlement.id);
    const last = page.at(-1);
    if (last === undefined || page.length < chunkBets) return [...results.values()];
    after = { client: last.client_id, bet: last.id };
  }
}

async function paymentsFor(
  tx: Queries,
  market: store.SettlingMarket,
  settlement: store.SettlementRow,
  results: readonly ClientResult[],
  now: number,
): Promise<Transfer[]> {
  const clients = results.map((result) => result.client);
  const rows = await (mayPayCommission(market)
    ? store.keepTerms(tx, market.id, clients)
    : store.presentTerms(tx, clients));
  const terms = new Map(rows.map((row) => [row.id, row]));
  const houses = new Map<string, AccountId>();
  const declared = { id: settlement.id, isVoid: isVoid(settlement.outcome) };
  const transfers: Transfer[] = [];
  for (const result of results) {
    const own = terms.get(result.client);
    if (own === undefined) throw new Error(`no account ${result.client}`);
    const house = houses.get(own.brand) ?? (await houseAccount(tx, own.brand, market.product, now));
    houses.set(own.brand, house);
    transfers.push(...transfersFor(result, market, own, house, declared));
  }
  return transfers;
}

/** Called after the commit: the client's bets on this market are settled, with this net profit. */
export type MarketSettled = (client: AccountId, market: SettlementStep['market'], net: bigint) => void;
