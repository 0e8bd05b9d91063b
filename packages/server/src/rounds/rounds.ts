import { isDeepStrictEqual } from 'node:util';
import type { Clock, Result } from '@maidan/betting';
import type { Db, Queries } from '@maidan/process/db/db.ts';
import { insertMarkets } from '../bets/markets-store.ts';
import type { SettleAnswer, SettleMarkets } from '../bets/settle-market.ts';
import {
  type Lease,
  type Leases,
  type NewRound,
  type Round,
  type RoundResult,
  returnedRule,
  roundMarketId,
} from './round.ts';
import * as store from './store.ts';

export type RoundRefusal =
  /** The number belongs to a round with another commitment. */
  | { readonly code: 'number-taken'; readonly round: Round }
  /** The version belongs to other options or payouts. */
  | { readonly code: 'definition-changed'; readonly version: string };

/** What all games of rounds share: a game itself only gives the result of a round, and when. */
export interface Rounds {
  /** Opens betting on a round. Opening the same round again changes nothing. */
  open(round: NewRound): Promise<Result<Round, RoundRefusal>>;
  /** Ends betting, at its time or before. Once this resolves, every accepted bet is stored. */
  shut(marketId: string): Promise<void>;
  decide(marketId: string, result: RoundResult): Promise<SettleAnswer>;
  /** Returns every stake. */
  void(marketId: string, reason: string): Promise<SettleAnswer>;
  find(marketId: string): Promise<Round | undefined>;
  /** The number of the last round opened; 0 before the first. */
  lastNumber(game: string): Promise<number>;
  /**
   * Makes this process the one that runs the game, and finishes what an earlier one left: by the result that `finish`
   * gives, or by returning the stakes where it gives none. Undefined while another process runs the game.
   */
  takeOver(
    game: string,
    finish: (round: Round) => RoundResult | undefined | Promise<RoundResult | undefined>,
  ): Promise<{ readonly lease: Lease; readonly finished: readonly Round[] } | undefined>;
}

export function createRounds(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly leases: Leases;
  readonly settling: SettleMarkets;
  readonly setMarkets: (ids: readonly string[], state: 'shut') => Promise<unknown>;
}): Rounds {
  const { db, clock, leases, settling, setMarkets } = parts;

  const decide: Rounds['decide'] = (marketId, result) =>
    settling.declare({ marketId, ...result, declaredBy: 'house' });

  const voidRound: Rounds['void'] = (marketId, reason) =>
    decide(marketId, { outcome: { void: true }, rule: returnedRule, reason });

  async function finishOne(round: Round, result: RoundResult | undefined): Promise<Round> {
    const { marketId } = round;
    // From now on the result may become known.
    await setMarkets([marketId], 'shut');
    const answer = await (result === undefined ? voidRound(marketId, unfinished) : decide(marketId, result));
    const found = await store.readRound(db, marketId);
    if (!answer.ok || found === undefined) throw new Error(`round ${marketId} could not be finished`);
    return found;
  }

  return {
    decide,
    void: voidRound,
    open: (round) => db.transaction((tx) => openRound(tx, round, clock.now())),
    shut: async (marketId) => void (await setMarkets([marketId], 'shut')),
    find: (marketId) => store.readRound(db, marketId),
    lastNumber: (game) => store.lastNumber(db, game),
    async takeOver(game, finish) {
      const lease = await leases.take(game);
      if (lease === undefined) return undefined;
      try {
        const left = await store.unfinishedRounds(db, game);
        // Concurrently, so that none waits for the bets of another.
        const finished = await Promise.all(left.map(async (round) => finishOne(round, await finish(round))));
        return { lease, finished };
      } catch (error) {
        // Released, so that a retry can take it again.
        await lease.release();
        throw error;
      }
    },
  };
}

const unfinished = 'The round was interrupted, so every stake is returned.';

async function openRound(tx: Queries, round: NewRound, now: number): Promise<Result<Round, RoundRefusal>> {
  const { version, value } = round.definition;
  const kept = await store.keepDefinition(tx, version, value);
  if (!isDeepStrictEqual(kept, value)) return { ok: false, refusal: { code: 'definition-changed', version } };
  const { game, eventId = game, product, kind, name, room, closesAt, stakeMin, stakeMax, payoutMax } = round;
  const marketId = roundMarketId(game, round.number);
  const limits = {
    ...(stakeMin === undefined ? {} : { stakeMin }),
    ...(stakeMax === undefined ? {} : { stakeMax }),
    ...(payoutMax === undefined ? {} : { payoutMax }),
  };
  const market = { id: marketId, product, eventId, room, kind, name, ...limits, isCommission: false };
  await insertMarkets(tx, [{ ...market, definitionVersion: version, closesAt }], now);
  await store.insertRound(tx, { marketId, ...round }, now);
  const found = await store.readRound(tx, marketId);
  if (found === undefined) throw new Error(`round ${marketId} was not stored`);
  if (found.commitment !== round.commitment || found.closesAt !== closesAt)
    return { ok: false, refusal: { code: 'number-taken', round: found } };
  return { ok: true, value: found };
}
