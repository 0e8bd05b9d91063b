import type { Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import {
  type CallRow,
  findCall,
  insertBet,
  insertDueCall,
  lockCall,
  requestedBets,
  storeAnswer,
} from './calls-store.ts';
import { callDone, type WalletAnswer, type WalletClient } from './wallet-client.ts';

export interface WalletBet {
  /** The session at the wallet. */
  readonly session: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly gameId: string;
  /** Points with two decimals. */
  readonly amount: string;
}

/** Unknown: there was no answer. The rollback of the bet is already stored. */
export type BetAnswer = 'ok' | { readonly refused: string; readonly message: string } | 'unknown';

export interface WalletBets {
  /** Sent once; a repeated id gets the stored answer. */
  bet(bet: WalletBet): Promise<BetAnswer>;
  /** The answer to a bet; one that nobody waits for any more is rolled back now. Undefined when it was never sent. */
  recallBet(transactionId: string): Promise<BetAnswer | undefined>;
  /** Rolls back every bet for which a stopped process waited. */
  takeOver(): Promise<void>;
}

export function createWalletBets(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly client: WalletClient;
  /** Called after a rollback was stored. */
  readonly onRollback: () => void;
}): WalletBets {
  const { db, clock, client, onRollback } = parts;
  const underWay = new Map<string, Promise<BetAnswer>>();

  async function ask(bet: WalletBet): Promise<BetAnswer> {
    const { transactionId, roundId, session } = bet;
    const earlier = await findCall(db, transactionId);
    if (earlier !== undefined) return closeBet(transactionId);
    const player = await insertBet(db, { transactionId, roundId, session, body: bet }, clock.now());
    if (player === undefined) return { refused: 'session-ended', message: 'The session has ended' };
    const answer = await client.ask('bet', bet, callDone);
    if (answer.status === 'unknown') return closeBet(transactionId);
    await storeAnswer(db, transactionId, answer);
    return toBetAnswer(answer);
  }

  /** The stored answer; without one the bet is rolled back, and never accepted later. */
  async function closeBet(transactionId: string): Promise<BetAnswer> {
    const answer = await db.transaction(async (tx) => {
      const row = await lockCall(tx, transactionId);
      if (row === undefined) throw new Error(`no bet ${transactionId}`);
      if (row.answer !== null) return storedAnswer(row);
      await storeAnswer(tx, transactionId, { status: 'unknown' });
      const { player, round_id: roundId } = row;
      const rollback = {
        player,
        transactionId: `${transactionId}.rollback`,
        rollsBack: transactionId,
        roundId,
      };
      await insertDueCall(tx, { ...rollback, kind: 'rollback', body: rollback }, clock.now());
      return 'unknown' as const;
    });
    onRollback();
    return answer;
  }

  return {
    bet(bet) {
      const id = bet.transactionId;
      const asking = underWay.get(id) ?? ask(bet).finally(() => underWay.delete(id));
      underWay.set(id, asking);
      return asking;
    },
    async recallBet(transactionId) {
      const asking = underWay.get(transactionId);
      if (asking !== undefined) return asking;
      return (await findCall(db, transactionId)) === undefined ? undefined : closeBet(transactionId);
    },
    async takeOver() {
      for (const { transaction_id: id } of await requestedBets(db)) if (!underWay.has(id)) await closeBet(id);
    },
  };
}

function toBetAnswer(answer: Exclude<WalletAnswer<{ status: 'ok' }>, { status: 'unknown' }>): BetAnswer {
  return answer.status === 'ok' ? 'ok' : { refused: answer.reason, message: answer.message };
}

function storedAnswer({ answer }: CallRow): BetAnswer {
  if (answer?.status === 'ok') return 'ok';
  if (answer?.status !== 'refused') return 'unknown';
  return { refused: String(answer.reason), message: String(answer.message) };
}
