import type { Clock } from '@maidan/betting';
import {
  createHouseLiability,
  type HouseLiability,
  type LossLimits,
} from './bets/liability/house-liability.ts';
import { loadLiability } from './bets/liability/load-liability.ts';
import { usualLossLimits } from './bets/liability/usual-loss-limits.ts';
import { setMarketState } from './bets/markets/store.ts';
import { createPlaceBets, type PlaceBets, type PlaceBetsParts } from './bets/place-bets.ts';
import { createSettleMarkets, type SettleMarkets } from './bets/settle-market.ts';
import { type TakeOutReason, takeOutBet } from './bets/take-out-bets.ts';
import type { Db } from './db/db.ts';
import type { Outbox } from './live/outbox.ts';
import { soleLeases } from './rounds/lease.ts';
import { createRounds, type Rounds } from './rounds/rounds.ts';
import { coinsToWire } from './wallet/coins-wire.ts';
import type { WalletRow } from './wallet/wallets.ts';

export type MarketListener = (ids: readonly string[], state: 'open' | 'shut' | 'settled') => void;

/** Of the whole match's betting, by the market id clients know it by. */
export type MatchListener = (marketId: string, isOpen: boolean) => void;

/** The roads of money, each telling the clients concerned once its commit has made it true. */
export interface House {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly bets: PlaceBets;
  readonly settling: SettleMarkets;
  readonly rounds: Rounds;
  readonly liability: HouseLiability;
  /** Reads what is open in the books. To be awaited before anything is placed, settled or taken out. */
  open(): Promise<void>;
  /** Opens or shuts betting by hand; gives the ids of those that could be. */
  setMarkets(ids: readonly string[], state: 'open' | 'shut'): Promise<string[]>;
  /** Tells whoever shows prices what the house itself does to a market. */
  onMarkets(listener: MarketListener): void;
  /** By whom: an operator's name, or the house itself. */
  takeOut(
    betId: bigint,
    state: 'void' | 'deleted',
    why: TakeOutReason,
    by?: string,
  ): ReturnType<typeof takeOutBet>;
  /** After a match's betting was opened or shut by hand. */
  tellMatch(marketId: string, isOpen: boolean): void;
  onMatches(listener: MatchListener): void;
  /** After any other movement of coins. */
  tellWallet(wallet: WalletRow): void;
}

export interface HouseParts {
  /** Another way of placing bets, for a benchmark to compare with. */
  readonly openBetting?: ((parts: PlaceBetsParts) => PlaceBets) | undefined;
  /** The most the house of a brand may lose. */
  readonly lossLimitsOf?: (brand: string) => LossLimits;
}

export function createHouse(db: Db, clock: Clock, outbox: Outbox, parts: HouseParts = {}): House {
  const { openBetting = createPlaceBets, lossLimitsOf = () => usualLossLimits } = parts;
  const liability = createHouseLiability(lossLimitsOf);
  const tellWallet = (wallet: WalletRow) => {
    const { balance, exposure } = coinsToWire(wallet);
    outbox.toClient(wallet.account_id, 'coinUpdate', { coins: balance, exposure });
  };
  const bets = openBetting({
    db,
    clock,
    liability,
    onAccepted: (accepted) => {
      for (const { client, room, balance, exposure } of accepted) {
        tellWallet({ account_id: client, balance, exposure });
        outbox.toClient(client, 'sessionBetUpdate', { marketId: room });
      }
    },
  });
  const marketListeners: MarketListener[] = [];
  const matchListeners: MatchListener[] = [];
  const tellMarkets: MarketListener = (ids, state) => {
    for (const listener of marketListeners) listener(ids, state);
  };
  const settling = createSettleMarkets({
    db,
    clock,
    onDeclared: (marketId) => {
      liability.forget(marketId);
      tellMarkets([marketId], 'settled');
    },
    onStep: ({ room, clients }) => {
      for (const wallet of clients) {
        tellWallet(wallet);
        outbox.toClient(wallet.account_id, 'sessionBetUpdate', { marketId: room });
      }
    },
  });
  const setMarkets: House['setMarkets'] = async (ids, state) => {
    const changed = await setMarketState(db, ids, state);
    tellMarkets(changed, state);
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
    open: () => loadLiability(db, liability),
    tellWallet,
    setMarkets,
    onMarkets: (listener) => void marketListeners.push(listener),
    tellMatch(marketId, isOpen) {
      for (const listener of matchListeners) listener(marketId, isOpen);
      outbox.toAll('sportsListUpdate', { isUpdate: true });
    },
    onMatches: (listener) => void matchListeners.push(listener),
    async takeOut(betId, state, why, by = 'house') {
      const taken = await takeOutBet(db, clock, betId, state, why, by);
      if (taken.ok) {
        if (taken.value.freed !== undefined) liability.remove(taken.value.freed);
        tellWallet(taken.value.wallet);
        outbox.toClient(taken.value.wallet.account_id, 'sessionBetUpdate', { marketId: taken.value.room });
      }
      return taken;
    },
  };
}
