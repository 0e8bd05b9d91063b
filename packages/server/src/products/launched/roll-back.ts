import type { AccountId } from '@maidan/betting';
import type { WalletRequestOf } from '@maidan/contract';
import type { Queries } from '@maidan/process/db/db.ts';
import { findAccount } from '../../account/store.ts';
import { settleWritten } from './pay-win.ts';
import { betRequestId } from './place-wallet-bet.ts';
import { NotNow, refuse, stakeablePoints, type WalletParts } from './refuse.ts';
import { roundMarket } from './rounds/round-market.ts';
import { lockRound } from './rounds/round-store.ts';
import { findPlayer } from './sessions/session-store.ts';
import { answerOnce } from './transactions/answer-once.ts';
import {
  findTransaction,
  insertTransaction,
  keepReply,
  markRolledBack,
  type NewTransaction,
  type StoredReply,
  type Transaction,
} from './transactions/transaction-store.ts';

export const rollBack = (
  parts: WalletParts,
  provider: string,
  request: WalletRequestOf<'rollback'>,
): Promise<StoredReply> =>
  answerOnce(parts.house.db, {
    provider,
    kind: 'rollback',
    request,
    writeDown: (hash) => writeDown(parts, provider, request, hash),
    carryOut: (written) => carryOutRollback(parts, written),
  });

/** A refusal, or undefined once the rollback is stored and its target is marked. */
async function writeDown(
  { house: { db, clock } }: WalletParts,
  provider: string,
  request: WalletRequestOf<'rollback'>,
  hash: string,
): Promise<StoredReply | undefined> {
  const { transactionId, rollsBack } = request;
  const player = await findPlayer(db, provider, request.player);
  if (player === undefined) return refuse('unknown-player');
  const marketId = roundMarket(provider, player.client_id, request.roundId);
  const made: NewTransaction = {
    provider,
    transaction_id: transactionId,
    kind: 'rollback',
    input_hash: hash,
    client_id: player.client_id,
    market_id: null,
    coins: null,
    is_final: false,
    summary: null,
    rolls_back: rollsBack,
    reply: null,
  };
  return db.transaction(async (tx) => {
    await lockRound(tx, marketId);
    const now = clock.now();
    const target = await findOrForbid(tx, made, rollsBack, now);
    if (target === undefined) {
      await insertTransaction(tx, made, now);
      return undefined;
    }
    const fault = faultOf(target, player.client_id, marketId);
    if (fault !== undefined) return fault;
    const isNew = await insertTransaction(tx, { ...made, market_id: target.market_id }, now);
    if (isNew) await markRolledBack(tx, provider, rollsBack, transactionId);
    return undefined;
  });
}

/**
 * The transaction to roll back; undefined where it has not arrived, and its id is then reserved so that it never can. If both
 * take the id at the same moment, one waits for the other in the database, so one of them always finds the other.
 */
async function findOrForbid(
  tx: Queries,
  rollback: NewTransaction,
  id: string,
  now: number,
): Promise<Transaction | undefined> {
  const found = await findTransaction(tx, rollback.provider, id);
  if (found !== undefined) return found;
  const lost = { ...rollback, transaction_id: id, kind: 'lost', input_hash: '', rolls_back: null } as const;
  const isLost = await insertTransaction(tx, lost, now);
  return isLost ? undefined : findTransaction(tx, rollback.provider, id);
}

function faultOf(target: Transaction, client: AccountId, marketId: string): StoredReply | undefined {
  if (target.kind === 'rollback') return refuse('reused', 'A rollback cannot be rolled back');
  if (target.client_id !== client) return refuse('unknown-round');
  return target.market_id === null || target.market_id === marketId ? undefined : refuse('unknown-round');
}

export async function carryOutRollback(parts: WalletParts, written: Transaction): Promise<StoredReply> {
  const { db, bets } = parts.house;
  const { provider, rolls_back, client_id, market_id, transaction_id } = written;
  const target = rolls_back === null ? undefined : await findTransaction(db, provider, rolls_back);
  if (target?.kind === 'bet' && target.market_id !== null && target.reply?.status !== 'ok') {
    // Refuses the bet under the lock that placing takes: it is stored by now, or never will be. Also for a bet already answered
    // as rolled back, since a copy of it may still be under way.
    const bet = {
      client: client_id,
      requestId: betRequestId(provider, target.transaction_id),
      content: target.input_hash,
    };
    const answer = await bets.refuse(bet, { code: 'round-closed' });
    if (!answer.ok && answer.refusal.code === 'busy') throw new NotNow('too many bets are waiting');
  }
  if (market_id !== null) return settleWritten(parts, written);
  const account = await findAccount(db, client_id);
  if (account === undefined) throw new Error(`there is no account ${client_id}`);
  const balance = stakeablePoints(account, account.casino_multiply);
  return keepReply(db, provider, transaction_id, { status: 'ok', transactionId: transaction_id, balance });
}
