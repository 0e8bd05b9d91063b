import { coins, formatCoins, isVoid } from '@maidan/betting';
import type { WalletRequestOf } from '@maidan/contract';
import { readWallet } from '../../wallet/wallets.ts';
import { pointsToCoins, refuse, stakeablePoints, type WalletParts } from './refuse.ts';
import { mostOfRound, roundMarket, standingBets } from './rounds/round-market.ts';
import { betsOfRound, lockRound, readRound, resultOf, termsOf, winsOfRound } from './rounds/round-store.ts';
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

const inCoins = (hundredths: bigint) => formatCoins(coins(hundredths));

const aboveRound = 'This win is above what the bets of its round can pay';

/** A refusal, or undefined once the win is stored under its id, by this call or another. */
async function writeDown(
  { house: { db, clock }, findGame, log }: WalletParts,
  provider: string,
  request: WalletRequestOf<'win'>,
  hash: string,
): Promise<StoredReply | undefined> {
  const { transactionId, amount, isFinal, summary = null } = request;
  // Where the player or round is unknown the refusal is not stored: the bet may arrive later.
  const player = await findPlayer(db, provider, request.player);
  if (player === undefined) return refuse('unknown-player');
  const marketId = roundMarket(provider, player.client_id, request.roundId);
  const known = await readRound(db, marketId);
  if (known === undefined) return refuse('unknown-round');
  const game = await findGame(known.game_id);
  return db.transaction(async (tx) => {
    const round = await lockRound(tx, marketId);
    if (round === undefined) return refuse('unknown-round');
    const bets = await betsOfRound(tx, marketId);
    if (standingBets(bets).length === 0) return refuse('unknown-round');
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
    if (isReturned) {
      await insertTransaction(tx, { ...win, ...refused, reply: refuse('round-over') }, now);
      return undefined;
    }
    const most = mostOfRound(bets, {
      definition: await termsOf(tx, marketId),
      game,
      pricePerPoint: round.price_per_point,
    });
    const { coins: won } = await winsOfRound(tx, marketId);
    if (paid.coins === 0n || won + paid.coins <= most) {
      await insertTransaction(tx, { ...win, ...paid, reply: null }, now);
      return undefined;
    }
    const isNew = await insertTransaction(
      tx,
      { ...win, ...refused, reply: refuse('amount', aboveRound) },
      now,
    );
    const about = { provider, game: round.game_id, round: round.round_id, transaction: transactionId };
    // The same win may have been stored by another call.
    if (isNew)
      log.error(
        { ...about, client: player.client_id, coins: inCoins(paid.coins), most: inCoins(most) },
        aboveRound,
      );
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
