import { isVoid } from '@maidan/betting';
import type { WalletRequestOf } from '@maidan/contract';
import { readWallet } from '../wallet/wallets.ts';
import { pointsToCoins, stakeablePoints } from './points.ts';
import { refuse } from './refuse.ts';
import { roundMarket } from './rounds/round-market.ts';
import { betsOfRound, lockRound, readRound, resultOf } from './rounds/round-store.ts';
import { settleRound } from './rounds/settle-round.ts';
import { findPlayer } from './sessions/session-store.ts';
import { answerOnce } from './transactions/answer-once.ts';
import {
  insertTransaction,
  keepReply,
  refuseWritten,
  type StoredReply,
  type Transaction,
} from './transactions/transaction-store.ts';
import type { WalletParts } from './wallet-parts.ts';

export const payWin = (
  parts: WalletParts,
  provider: string,
  request: WalletRequestOf<'win'>,
): Promise<StoredReply> =>
  answerOnce(parts.house.db, {
    provider,
    kind: 'win',
    request,
    writeDown: (hash) => writeDown(parts, provider, request, hash),
    carryOut: (written) => settleWritten(parts, written),
  });

/** A refusal, or undefined once the win is stored under its id, by this call or another. */
async function writeDown(
  { house: { db, clock } }: WalletParts,
  provider: string,
  request: WalletRequestOf<'win'>,
  hash: string,
): Promise<StoredReply | undefined> {
  const { transactionId, amount, isFinal, summary = null } = request;
  // Where the player or round is unknown the refusal is not stored: the bet may arrive later.
  const player = await findPlayer(db, provider, request.player);
  if (player === undefined) return refuse('unknown-player');
  const marketId = roundMarket(provider, player.client_id, request.roundId);
  return db.transaction(async (tx) => {
    const round = await lockRound(tx, marketId);
    if (round === undefined) return refuse('unknown-round');
    const bets = await betsOfRound(tx, marketId);
    const isStanding = bets.some(
      ({ state, is_rolled_back }) => !is_rolled_back && (state === 'open' || state === 'settled'),
    );
    if (!isStanding) return refuse('unknown-round');
    const isReturned = isVoid((await resultOf(tx, marketId))?.outcome);
    const win = {
      provider,
      transaction_id: transactionId,
      kind: 'win',
      input_hash: hash,
      client_id: player.client_id,
      rolls_back: null,
      summary,
    } as const;
    const paid = {
      market_id: marketId,
      coins: pointsToCoins(amount, round.price_per_point),
      is_final: isFinal,
    };
    const refused = { market_id: null, coins: null, is_final: false };
    const now = clock.now();
    if (isReturned) await insertTransaction(tx, { ...win, ...refused, reply: refuse('round-over') }, now);
    else await insertTransaction(tx, { ...win, ...paid, reply: null }, now);
    return undefined;
  });
}

export async function settleWritten(parts: WalletParts, written: Transaction): Promise<StoredReply> {
  const { db } = parts.house;
  const { provider, transaction_id, kind, market_id, client_id } = written;
  if (market_id === null) throw new Error(`transaction ${transaction_id} has no round`);
  const { isReturned } = await settleRound(parts, market_id);
  if (isReturned && kind === 'win') return refuseWritten(db, provider, transaction_id, refuse('round-over'));
  const [round, wallet] = [await readRound(db, market_id), await readWallet(db, client_id)];
  if (round === undefined || wallet === undefined) throw new Error(`round ${market_id} lost its client`);
  return keepReply(db, provider, transaction_id, {
    status: 'ok',
    transactionId: transaction_id,
    balance: stakeablePoints(wallet, round.price_per_point),
  });
}
