import type { Clock } from '@maidan/betting';
import type { Db, Queries } from '@maidan/process/db/db.ts';
import { findCall, insertDueCall } from './calls-store.ts';
import type { Outbox } from './outbox.ts';
import { createWalletBets, type WalletBets } from './wallet-bets.ts';
import type { WalletClient } from './wallet-client.ts';

export type { BetAnswer } from './wallet-bets.ts';

export interface WalletWin {
  readonly player: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly amount: string;
  readonly isFinal: boolean;
  readonly summary?: string;
}

export interface WalletRollback {
  readonly player: string;
  readonly transactionId: string;
  /** The transaction to roll back. */
  readonly rollsBack: string;
  readonly roundId: string;
}

/** The players' wallet, which belongs to another system. */
export interface StudioWallet extends WalletBets {
  /** Stored in the caller's transaction, and afterwards sent until it is answered: call `deliver` once it is committed. */
  win(tx: Queries, win: WalletWin): Promise<void>;
  rollback(tx: Queries, rollback: WalletRollback): Promise<void>;
  deliver(): void;
  /** Whether a stored win or rollback was answered. */
  isAnswered(transactionId: string): Promise<boolean>;
  /** Sends a stored one now; returns the balance after it, if the wallet sent one. */
  deliverNow(transactionId: string): Promise<{ readonly isAnswered: boolean; readonly balance?: string }>;
}

export function createStudioWallet(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly client: WalletClient;
  readonly outbox: Outbox;
}): StudioWallet {
  const { db, clock, client, outbox } = parts;

  function write(tx: Queries, kind: 'win' | 'rollback', body: WalletWin | WalletRollback): Promise<void> {
    const { transactionId, roundId, player } = body;
    return insertDueCall(tx, { transactionId, kind, roundId, player, body }, clock.now());
  }

  return {
    ...createWalletBets({ db, clock, client, onRollback: outbox.nudge }),
    win: (tx, win) => write(tx, 'win', win),
    rollback: (tx, rollback) => write(tx, 'rollback', rollback),
    deliver: outbox.nudge,
    isAnswered: async (transactionId) => (await findCall(db, transactionId))?.state === 'answered',
    async deliverNow(transactionId) {
      const call = await findCall(db, transactionId);
      if (call === undefined || call.state === 'answered') return { isAnswered: true };
      const answer = await outbox.deliver(call);
      if (answer === undefined) {
        outbox.nudge();
        return { isAnswered: false };
      }
      const balance = answer.status === 'ok' ? answer.balance : undefined;
      return balance === undefined ? { isAnswered: true } : { isAnswered: true, balance };
    },
  };
}
