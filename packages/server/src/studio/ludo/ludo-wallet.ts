import type { Queries } from '../../db/db.ts';

/** What a table asks of the players' wallet. */
export interface LudoWallet {
  /** Unknown: no answer came, and the bet is being rolled back. */
  bet(bet: {
    readonly session: string;
    readonly transactionId: string;
    readonly roundId: string;
    readonly gameId: string;
    readonly amount: string;
  }): Promise<'ok' | 'unknown' | { readonly refused: string; readonly message: string }>;
  /** Written with the caller's transaction, and sent until it is answered. */
  win(
    tx: Queries,
    win: {
      readonly player: string;
      readonly transactionId: string;
      readonly roundId: string;
      readonly amount: string;
      readonly isFinal: boolean;
      readonly summary?: string;
    },
  ): Promise<void>;
  rollback(
    tx: Queries,
    rollback: {
      readonly player: string;
      readonly transactionId: string;
      readonly rollsBack: string;
      readonly roundId: string;
    },
  ): Promise<void>;
  /** After a commit that wrote some. */
  deliver(): void;
}

/** By which the wallet knows the game. */
export const walletGameId = '600113';
