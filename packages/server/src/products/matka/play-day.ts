import type { Clock } from '@maidan/betting';
import { drawLateMinutes, drawPanna, type MatkaPart } from '@maidan/games/rules';
import type { Db } from '@maidan/process/db/db.ts';
import type { SettleMarkets } from '../../bets/settle-market.ts';
import type { Rounds } from '../../rounds/rounds.ts';
import type { SeedChains } from '../../rounds/seed-chains.ts';
import type { MatkaBoard } from './board.ts';
import { type DrawName, drawNames, isDecided, type MatkaDay, marketOfPart } from './matka-day.ts';
import { type DaySeeds, openRounds, seedsOf } from './open-day.ts';
import { settleDay } from './settle-day.ts';
import { cancelDraw, endDay, keepPanna, lastDays } from './store.ts';

const tooLate = `The draw was not made within ${drawLateMinutes} minutes, so every stake is returned.`;
const otherRules = 'The day was opened by rules that are no longer in force, so every stake is returned.';
const lateMs = drawLateMinutes * 60_000;

export interface PlayDayParts {
  readonly board: MatkaBoard;
  readonly db: Db;
  readonly rounds: Rounds;
  readonly settling: SettleMarkets;
  readonly chains: SeedChains;
  readonly clock: Clock;
  readonly lateness: Lateness;
  /** True when the house is closing: no more draws are made. */
  readonly isStopping: () => boolean;
}

/** Does what is due on a day and returns its new state. It depends on the stored day alone, so it is safe to repeat. */
export type PlayDay = (day: MatkaDay, before: MatkaDay | undefined) => Promise<MatkaDay>;

export function createDayPlayer(parts: PlayDayParts): PlayDay {
  const { board, db, rounds, settling, chains, clock, lateness, isStopping } = parts;
  const { entry } = board;
  /** Markets shut, and settled, by this process. */
  const [shut, settled] = [new Set<string>(), new Set<string>()];
  let opened: { number: number; seeds: DaySeeds; isOfTheseRules: boolean } | undefined;

  async function open(day: MatkaDay): Promise<NonNullable<typeof opened>> {
    if (opened?.number === day.number) return opened;
    const seeds = await seedsOf(chains, day);
    const { rounds: found, isOfTheseRules } = await openRounds(rounds, entry, board.setting(), day, seeds);
    for (const { marketId, state } of found) board.onMarket(marketId, state === 'open');
    opened = { number: day.number, seeds, isOfTheseRules };
    return opened;
  }

  async function shutBets(day: MatkaDay, draw: DrawName): Promise<void> {
    for (const marketId of partsEndedBy(draw).map((part) => marketOfPart(day, part))) {
      if (!shut.has(marketId)) await rounds.shut(marketId);
      shut.add(marketId);
    }
  }

  /** Only once betting is shut: every accepted bet is stored by then. */
  async function decide(day: MatkaDay, draw: DrawName, seeds: DaySeeds): Promise<void> {
    const { drawAt } = day[draw];
    if (clock.now() < drawAt || isStopping()) return;
    const marketId = marketOfPart(day, draw);
    if (lateness.of(marketId, drawAt) > lateMs) await cancelDraw(db, day, draw, tooLate, 'house');
    else if (day.drawnBy === 'seed')
      await keepPanna(db, day, draw, drawPanna(seeds[draw].seed, marketId), 'house');
  }

  return async (day, before) => {
    const { seeds, isOfTheseRules } = await open(day);
    board.show({ day, before, seeds });
    for (const draw of drawNames) {
      if (isDecided(day[draw])) continue;
      if (isOfTheseRules && clock.now() < day[draw].betsUntil) continue;
      await shutBets(day, draw);
      if (isOfTheseRules) await decide(day, draw, seeds);
      else await cancelDraw(db, day, draw, otherRules, 'house');
    }
    const [drawn = day] = await lastDays(db, entry.code);
    await settleDay(settling, drawn, settled);
    const isOver = drawNames.every((draw) => isDecided(drawn[draw]));
    const overAt = isOver ? (drawn.overAt ?? clock.now()) : null;
    if (overAt !== null) await endDay(db, drawn, overAt);
    const shown = { ...drawn, overAt };
    board.show({ day: shown, before, seeds });
    return shown;
  };
}

/** Jodis are shut with the open. */
export const partsEndedBy = (draw: DrawName): readonly MatkaPart[] =>
  draw === 'open' ? ['open', 'jodi'] : ['close'];

/** How late draws are, by the monotonic clock for draws that became due while the house ran. */
interface Lateness {
  /** Milliseconds since the draw was due; call it only once it is due. */
  of(draw: string, drawAt: number): number;
  /** Called when the house has done what was due: later draws become due while it runs. */
  looked(): void;
}

/**
 * For a house that was down, lateness is measured by the time of day. A running house notes when a draw becomes due, so that
 * setting the clock forward does not make it late.
 */
export function createLateness(clock: Clock): Lateness {
  const dueSince = new Map<string, number>();
  let hasLooked = false;
  return {
    of(draw, drawAt) {
      const elapsed = clock.elapsed();
      const since = dueSince.get(draw) ?? (hasLooked ? elapsed : elapsed - (clock.now() - drawAt));
      dueSince.set(draw, since);
      return elapsed - since;
    },
    looked() {
      hasLooked = true;
    },
  };
}
