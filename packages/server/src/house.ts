import type { AccountId, Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import type { Logger } from '@maidan/process/log.ts';
import type { BetsChanged } from './bets/act.ts';
import type { HouseLiability } from './bets/liability/house-liability.ts';
import { limitPayouts, setMarketState } from './bets/markets-store.ts';
import { createPlaceBets, type PlaceBets, type PlaceBetsParts } from './bets/place-bets.ts';
import { createSettleMarkets, type SettleMarkets } from './bets/settle-market.ts';
import type { MarketSettled, SettlementStep } from './bets/settling/run-settlement.ts';
import { type TakeOutReason, takeOutBet } from './bets/take-out-bets.ts';
import type { Outbox } from './live/outbox.ts';
import { soleLeases } from './rounds/round.ts';
import { createRounds, type Rounds } from './rounds/rounds.ts';
import { coinsToWire } from './wallet/coins-wire.ts';
import type { WalletRow } from './wallet/wallets.ts';

export type MarketListener = (ids: readonly string[], state: 'open' | 'shut' | 'settled') => void;

/** Everything that moves money; the clients concerned are notified after each commit. */
export interface House {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly bets: PlaceBets;
  readonly settling: SettleMarkets;
  readonly rounds: Rounds;
  readonly liability: HouseLiability;
  /** Opens or shuts betting by hand; returns the ids of the markets changed. */
  setMarkets(ids: readonly string[], state: 'open' | 'shut'): Promise<string[]>;
  /** Sets the most that any one option of these markets may pay to all clients together; null removes the limit. */
  limitPayouts(ids: readonly string[], most: bigint | null): Promise<void>;
  /** Listens to what the house itself does to a market, for code that shows prices. */
  onMarkets(listener: MarketListener): void;
  /** `by` is an operator's name, or 'house' where a rule did it. */
  takeOut(
    betId: bigint,
    state: 'void' | 'deleted',
    why: TakeOutReason,
    by?: string,
  ): ReturnType<typeof takeOutBet>;
  /** Sets how a product's clients are notified that their bets changed: placed, cashed out, settled or taken out. */
  onBetsChanged(product: string, notify: BetsChanged): void;
  /** Sets how a product's clients are notified of the result of a market with their bets, once each; not for corrections. */
  onSettled(product: string, notify: MarketSettled): void;
  /** Listens to clients whose betting was opened or shut by hand. */
  onBetting(listener: (client: AccountId) => void): void;
  notifyOfBetting(clients: readonly AccountId[]): void;
  /** Sends the wallet after any other movement of coins. */
  sendWallet(wallet: WalletRow): void;
}

export interface HouseParts {
  readonly log: Pick<Logger, 'error'>;
  /** Another implementation of placing bets, for benchmarks to compare. */
  readonly openBetting?: ((parts: PlaceBetsParts) => PlaceBets) | undefined;
  /** Of all open bets, where the house places bets. */
  readonly liability: HouseLiability;
  /** The stored one, where absent. */
  readonly rateDifferenceOf?: PlaceBetsParts['rateDifferenceOf'];
}

/** The notices to clients and listeners, by product. */
function createNotices(outbox: Outbox, log: HouseParts['log']) {
  const betNotices = new Map<string, BetsChanged>();
  const settledNotices = new Map<string, MarketSettled>();
  const sendWallet = (wallet: WalletRow): void => {
    const { balance, exposure } = coinsToWire(wallet);
    outbox.toClient(wallet.account_id, 'coinUpdate', { coins: balance, exposure });
  };
  /** What a notice reports is stored: its error changes no answer, and the other clients still get theirs. */
  const attempt = (client: AccountId, send: () => void): void => {
    try {
      send();
    } catch (error) {
      log.error({ error, client: String(client) }, 'a client was not notified');
    }
  };
  return {
    betNotices,
    settledNotices,
    sendWallet,
    notify({ product, room }: { product: string; room: string }, wallet: WalletRow): void {
      const client = wallet.account_id;
      attempt(client, () => sendWallet(wallet));
      attempt(client, () => betNotices.get(product)?.(client, room));
    },
    notifySettled({ product, market, results }: SettlementStep): void {
      for (const { client, net } of results)
        attempt(client, () => settledNotices.get(product)?.(client, market, net));
    },
  };
}

export function createHouse(db: Db, clock: Clock, outbox: Outbox, parts: HouseParts): House {
  const { log, openBetting = createPlaceBets, liability } = parts;
  const { rateDifferenceOf = (client) => client.rate_difference } = parts;
  const { sendWallet, notify, notifySettled, betNotices, settledNotices } = createNotices(outbox, log);
  const bets = openBetting({
    db,
    clock,
    liability,
    rateDifferenceOf,
    onAccepted: (accepted) => {
      for (const bet of accepted)
        notify(bet, { account_id: bet.client, balance: bet.balance, exposure: bet.exposure });
    },
  });
  const marketListeners: MarketListener[] = [];
  const notifyMarkets: MarketListener = (ids, state) => {
    for (const listener of marketListeners) listener(ids, state);
  };
  const bettingListeners: ((client: AccountId) => void)[] = [];
  const settling = createSettleMarkets({
    db,
    clock,
    closing: bets.closing,
    onDeclared: (marketId) => {
      liability.forget(marketId);
      notifyMarkets([marketId], 'settled');
    },
    onStep: (step) => {
      for (const wallet of step.clients) notify(step, wallet);
      if (!step.isCorrection) notifySettled(step);
    },
  });
  const setMarkets: House['setMarkets'] = async (ids, state) => {
    const changed = await bets.closing(ids, () => setMarketState(db, ids, state));
    notifyMarkets(changed, state);
    return changed;
  };
  return {
    db,
    clock,
    outbox,
    bets,
    settling,
    rounds: createRounds({ db, clock, leases: soleLeases, settling, setMarkets }),
    liability,
    sendWallet,
    setMarkets,
    limitPayouts: (ids, most) => bets.closing(ids, () => limitPayouts(db, ids, most)),
    onMarkets: (listener) => void marketListeners.push(listener),
    onBetting: (listener) => void bettingListeners.push(listener),
    notifyOfBetting(clients) {
      for (const client of clients) for (const listener of bettingListeners) listener(client);
    },
    onBetsChanged: (product, listener) => void betNotices.set(product, listener),
    onSettled: (product, listener) => void settledNotices.set(product, listener),
    async takeOut(betId, state, why, by = 'house') {
      const taken = await takeOutBet(db, clock, betId, state, why, by);
      if (taken.ok) {
        if (taken.value.freed !== undefined) liability.remove(taken.value.freed);
        notify(taken.value, taken.value.wallet);
      }
      return taken;
    },
  };
}
