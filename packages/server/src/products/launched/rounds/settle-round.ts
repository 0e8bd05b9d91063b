import { isDeepStrictEqual } from 'node:util';
import { coins, formatCoins, isVoid, type MarketOutcome } from '@maidan/betting';
import type { WalletParts } from '../refuse.ts';
import { mostOfRound } from './round-market.ts';
import { betsOfRound, readRound, resultOf, termsOf, winsOfRound } from './round-store.ts';

/** The rule that a bet's story shows. */
const paidByProvider = 'paid-by-provider';
const rolledBack = { rule: 'rolled-back', reason: 'Rolled back by the game' } as const;

/** Retries when another call changes the round in between. */
const triesMost = 20;

export interface RoundEnd {
  /** By an operator: the round stays so, and pays no win. */
  readonly isReturned: boolean;
}

/**
 * Settles a round by its stored transactions: rolled back bets are taken out, and a finished round is declared, or corrected,
 * with all wins not rolled back. Safe to repeat.
 */
export const settleRound = (parts: WalletParts, marketId: string): Promise<RoundEnd> =>
  parts.inTurn(marketId, async () => {
    for (let tries = 0; tries < triesMost; tries += 1) {
      await takeOutRolledBack(parts, marketId);
      const due = await dueOutcome(parts, marketId);
      if (due === 'returned' || due === 'not-over') return { isReturned: due === 'returned' };
      if (await declare(parts, marketId, due)) return { isReturned: false };
    }
    throw new Error(`round ${marketId} changes faster than it can be settled`);
  });

interface Due {
  readonly outcome: MarketOutcome;
  readonly reason: string;
  /** The result it was computed beside; undefined where the round has none. */
  readonly replaces: bigint | undefined;
}

/** The outcome to declare, unless the round goes on or an operator has returned it. */
async function dueOutcome(
  { house: { db }, findGame, log }: WalletParts,
  marketId: string,
): Promise<Due | 'not-over' | 'returned'> {
  const present = await resultOf(db, marketId);
  if (isVoid(present?.outcome)) return 'returned';
  const wins = await winsOfRound(db, marketId);
  if (!wins.is_final) return 'not-over';
  const bets = await betsOfRound(db, marketId);
  const standing = bets.filter(({ state }) => state === 'open' || state === 'settled');
  const reason = wins.summary ?? 'The game has paid this round.';
  const round = await readRound(db, marketId);
  if (round === undefined) throw new Error(`market ${marketId} is no launched round`);
  // A win was within the round when it came, but a bet may have been rolled back since.
  const most = mostOfRound(bets, {
    definition: await termsOf(db, marketId),
    game: await findGame(round.game_id),
    pricePerPoint: round.price_per_point,
  });
  const paid = wins.coins < most ? wins.coins : most;
  const about = { provider: round.provider, game: round.game_id, round: round.round_id };
  if (standing.length > 0 && paid < wins.coins)
    log.error(
      { ...about, won: formatCoins(coins(wins.coins)), paid: formatCoins(coins(paid)) },
      'a round is paid the most its bets can pay, which is less than its wins',
    );
  return { outcome: { returned: shareReturns(standing, paid) }, reason, replaces: present?.id };
}

/** Whether the round now has the due outcome. */
async function declare(parts: WalletParts, marketId: string, due: Due): Promise<boolean> {
  const { settling, db } = parts.house;
  const round = await readRound(db, marketId);
  if (round === undefined) throw new Error(`market ${marketId} is no launched round`);
  const { replaces, ...result } = due;
  const declaration = { marketId, ...result, rule: paidByProvider, declaredBy: round.provider };
  const answer = await (replaces === undefined
    ? settling.declare(declaration)
    : settling.correct({ ...declaration, replaces }));
  if (!answer.ok && answer.refusal.code === 'not-an-outcome')
    throw new Error(`round ${marketId} cannot end as ${JSON.stringify(due.outcome)}`);
  const dueNow = await dueOutcome(parts, marketId);
  return answer.ok && typeof dueNow === 'object' && isDeepStrictEqual(dueNow.outcome, due.outcome);
}

async function takeOutRolledBack({ house }: WalletParts, marketId: string): Promise<void> {
  const bets = await betsOfRound(house.db, marketId);
  for (const { id, state, is_rolled_back } of bets) {
    if (!is_rolled_back || state === 'void' || state === 'deleted') continue;
    const taken = await house.takeOut(id, 'void', rolledBack);
    if (!taken.ok && taken.refusal.code !== 'already-out')
      throw new Error(`bet ${id} of round ${marketId} could not be taken out: ${taken.refusal.code}`);
  }
}

export interface StakeOfRound {
  readonly option: string;
  readonly stake: bigint;
}

/**
 * Divides what a round pays among its bets by their stakes, to the hundredth: a provider pays a round, not a bet. The
 * remainder goes to the first bet.
 */
export function shareReturns(
  bets: readonly StakeOfRound[],
  paid: bigint,
): readonly (readonly [option: string, coins: string])[] {
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n);
  if (staked === 0n || paid === 0n) return [];
  const parts = bets.map(({ stake }) => (paid * stake) / staked);
  const left = paid - parts.reduce((sum, part) => sum + part, 0n);
  return bets.flatMap(({ option }, index) => {
    const part = (parts[index] ?? 0n) + (index === 0 ? left : 0n);
    return part === 0n ? [] : [[option, String(part)] as const];
  });
}
