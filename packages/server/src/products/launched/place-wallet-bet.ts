import { coins, odds } from '@maidan/betting';
import type { WalletRequestOf } from '@maidan/contract';
import { unlimited } from '../../bets/controls.ts';
import { hashToken } from '../../signed-in/sessions.ts';
import { NotNow, pointsToCoins, refuse, refusedBet, stakeablePoints, type WalletParts } from './refuse.ts';
import { openRound, roundMarket } from './rounds/round-market.ts';
import { readRound } from './rounds/round-store.ts';
import { findWalletSession } from './sessions/session-store.ts';
import { answerOnce } from './transactions/answer-once.ts';
import {
  findTransaction,
  insertTransaction,
  keepReply,
  type NewTransaction,
  type StoredReply,
  type Transaction,
} from './transactions/transaction-store.ts';

/** The bet's request id; the colon keeps it apart from those of clients. */
export const betRequestId = (provider: string, transactionId: string): string =>
  `${provider}:${transactionId}`;

export const placeWalletBet = (
  parts: WalletParts,
  provider: string,
  request: WalletRequestOf<'bet'>,
  address: string,
): Promise<StoredReply> =>
  answerOnce(parts.house.db, {
    provider,
    kind: 'bet',
    request,
    writeDown: (hash) => writeDown(parts, provider, request, hash),
    carryOut: (written) => placeWritten(parts, written, address),
  });

/** A refusal, or undefined once the bet is stored under its id, by this call or another. */
async function writeDown(
  { house: { db, clock }, findGame }: WalletParts,
  provider: string,
  request: WalletRequestOf<'bet'>,
  hash: string,
): Promise<StoredReply | undefined> {
  const { transactionId, roundId, gameId } = request;
  const now = clock.now();
  const session = await findWalletSession(db, hashToken(request.session), provider, now);
  // Not stored: an unknown session belongs to no client, and an ended one never resumes.
  if (session === undefined) return refuse('session-ended');
  const game = await findGame(gameId);
  const isOff = game === undefined || game.provider !== provider || !game.is_on;
  const marketId = roundMarket(provider, session.client_id, roundId);
  const made = { client_id: session.client_id, provider, transaction_id: transactionId };
  const unset = { is_final: false, summary: null, rolls_back: null };
  const transaction = { ...made, ...unset, kind: 'bet', input_hash: hash } as const;
  await db.transaction(async (tx) => {
    const refused = (reply: StoredReply): NewTransaction => ({
      ...transaction,
      market_id: null,
      coins: null,
      reply,
    });
    if (isOff) return insertTransaction(tx, refused(refuse('game-off')), now);
    const { price_per_point } = session;
    const round = { ...made, market_id: marketId, round_id: roundId, game_id: gameId, price_per_point };
    await openRound(tx, round, game, now);
    const opened = await readRound(tx, marketId);
    if (opened?.game_id !== gameId) return insertTransaction(tx, refused(refuse('unknown-round')), now);
    const stake = pointsToCoins(request.amount, opened.price_per_point);
    return insertTransaction(tx, { ...transaction, market_id: marketId, coins: stake, reply: null }, now);
  });
  return undefined;
}

async function placeWritten(parts: WalletParts, bet: Transaction, address: string): Promise<StoredReply> {
  const { house } = parts;
  const { provider, transaction_id, market_id, coins: stake, client_id, input_hash } = bet;
  const round = market_id === null ? undefined : await readRound(house.db, market_id);
  if (round === undefined || stake === null) throw new Error(`bet ${transaction_id} has no round or stake`);
  if (bet.rolled_back_by !== null)
    return keepReply(house.db, provider, transaction_id, refuse('rolled-back'));
  const game = await parts.findGame(round.game_id);
  const answer = await house.bets.place({
    client: client_id,
    requestId: betRequestId(provider, transaction_id),
    content: input_hash,
    marketId: round.market_id,
    leg: { option: transaction_id, side: 'back', stake: coins(stake), odds: odds(0) },
    shownAs: 'decimal',
    limits: () => unlimited,
    delayMs: 0,
    address,
    details: { roundId: round.round_id, teamName: game?.name ?? round.game_id },
    // Called when the bet is decided: the game may be switched off while the bet waits.
    quote: () => (parts.isOn(round.game_id) ? { state: 'unpriced' } : { state: 'market-suspended' }),
  });
  if (!answer.ok && answer.refusal.code === 'busy') throw new NotNow('too many bets are waiting');
  const reply: StoredReply = answer.ok
    ? {
        status: 'ok',
        transactionId: transaction_id,
        balance: stakeablePoints(answer.value, round.price_per_point),
      }
    : await whyRefused(parts, bet, refusedBet(answer.refusal));
  return keepReply(house.db, provider, transaction_id, reply);
}

/** A rollback that arrived while the bet was under way was stored as its refusal. */
async function whyRefused(
  { house: { db } }: WalletParts,
  { provider, transaction_id }: Transaction,
  asPlaced: StoredReply,
): Promise<StoredReply> {
  const now = await findTransaction(db, provider, transaction_id);
  return now?.rolled_back_by == null ? asPlaced : refuse('rolled-back');
}
