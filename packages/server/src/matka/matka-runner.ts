import type { Clock } from '@maidan/betting';
import { drawLateMinutes, drawPanna, type MatkaPart } from '@maidan/games/rules';
import type { SettleMarkets } from '../bets/settle-market.ts';
import type { Db } from '../db/db.ts';
import type { Logger } from '../log.ts';
import type { Rounds } from '../rounds/rounds.ts';
import { createRunnerWaits } from '../rounds/runner-waits.ts';
import type { SeedChains } from '../rounds/seed-chains.ts';
import type { MatkaBoard } from './board.ts';
import { createLateness } from './lateness.ts';
import { type DrawName, drawNames, isDecided, type MatkaDay, marketOfPart } from './matka-day.ts';
import { type DaySeeds, dayToOpen, openRounds, seedsOf } from './open-day.ts';
import { settleDay } from './settle-day.ts';
import { cancelDraw, endDay, insertDay, keepPanna, lastDays } from './store.ts';

const minuteMs = 60_000;
/** However far away the next moment is: the machine's clock may be set meanwhile. */
const lookMs = 10_000;
/** So long the result stands before the next day is opened. */
const shownMs = 10 * minuteMs;

const tooLate = `The draw was not made within ${drawLateMinutes} minutes, so every stake is returned.`;
const otherRules = 'The day was opened by rules that are no longer in force, so every stake is returned.';

export interface RunMatkaParts {
  readonly board: MatkaBoard;
  readonly db: Db;
  readonly rounds: Rounds;
  readonly settling: SettleMarkets;
  readonly chains: SeedChains;
  readonly clock: Clock;
  readonly log: Logger;
}

export interface MatkaRunner {
  /** Does what is due now, as after an operator's act; resolves when it is done. */
  look(): Promise<void>;
  /** The day under way stays as it is; the next start goes on with it. */
  close(): Promise<void>;
}

/** Plays one matka day by day, until it is closed. All it does is read from the stored day, and can be done again. */
export function runMatka(parts: RunMatkaParts): MatkaRunner {
  const { board, db, rounds, settling, chains, clock, log } = parts;
  const { entry } = board;
  const { isStopping, wait, retried, stop } = createRunnerWaits(clock, log, entry.code);
  const lateness = createLateness(clock);
  /** Markets shut, and settled, by this process. */
  const [shut, settled] = [new Set<string>(), new Set<string>()];
  let opened: { number: number; seeds: DaySeeds; isOfTheseRules: boolean } | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function open(day: MatkaDay): Promise<NonNullable<typeof opened>> {
    if (opened?.number === day.number) return opened;
    const seeds = await seedsOf(chains, day);
    const { rounds: found, isOfTheseRules } = await openRounds(rounds, entry, board.setting(), day, seeds);
    for (const { marketId, state } of found) board.onMarket(marketId, state === 'open');
    opened = { number: day.number, seeds, isOfTheseRules };
    return opened;
  }

  async function shutBets(day: MatkaDay, draw: DrawName): Promise<void> {
    const parts: readonly MatkaPart[] = draw === 'open' ? ['open', 'jodi'] : ['close'];
    for (const marketId of parts.map((part) => marketOfPart(day, part))) {
      if (!shut.has(marketId)) await rounds.shut(marketId);
      shut.add(marketId);
    }
  }

  /** Only once bets are shut: every bet taken is then in the books. */
  async function decide(day: MatkaDay, draw: DrawName, seeds: DaySeeds): Promise<void> {
    const { drawAt } = day[draw];
    if (clock.now() < drawAt || isStopping()) return;
    const marketId = marketOfPart(day, draw);
    if (lateness.of(marketId, drawAt) > drawLateMinutes * minuteMs)
      await cancelDraw(db, day, draw, tooLate, 'house');
    else if (day.drawnBy === 'seed')
      await keepPanna(db, day, draw, drawPanna(seeds[draw].seed, marketId), 'house');
  }

  async function play(day: MatkaDay, before: MatkaDay | undefined): Promise<MatkaDay> {
    const { seeds, isOfTheseRules } = await open(day);
    board.show({ day, before, seeds });
    for (const draw of drawNames) {
      if (isDecided(day[draw])) continue;
      if (isOfTheseRules && clock.now() < day[draw].betsUntil) continue;
      await shutBets(day, draw);
      if (isOfTheseRules) await decide(day, draw, seeds);
      else await cancelDraw(db, day, draw, otherRules, 'house');
    }
    const [now = day] = await lastDays(db, entry.code);
    await settleDay(settling, now, settled);
    const isOver = drawNames.every((draw) => isDecided(now[draw]));
    if (isOver) await endDay(db, now, clock.now());
    const shown = isOver ? { ...now, overAt: clock.now() } : now;
    board.show({ day: shown, before, seeds });
    return shown;
  }

  /** Undefined while none is to be opened. */
  async function nextDay(last: MatkaDay | undefined): Promise<MatkaDay | undefined> {
    const now = clock.now();
    const overMs = now - (last?.overAt ?? 0);
    const isStillShown = overMs >= 0 && overMs < shownMs;
    if (isStopping() || isStillShown || !board.setting().isOpen) return undefined;
    await insertDay(db, dayToOpen(entry, last, board.setting(), now));
    return (await lastDays(db, entry.code))[0];
  }

  async function advance(): Promise<number> {
    const known = board.played()?.day;
    // A draw that falls due while the database is away is late from then on.
    for (const draw of drawNames) if (known !== undefined) noteDue(known, draw);
    const [last, earlier] = await lastDays(db, entry.code);
    const isNew = last === undefined || last.overAt !== null;
    const day = isNew ? await nextDay(last) : last;
    if (day !== undefined) return nextMoment(await play(day, isNew ? last : earlier));
    if (last !== undefined) board.show({ day: last, before: earlier, seeds: await seedsOf(chains, last) });
    return nextMoment(last);
  }

  function noteDue(day: MatkaDay, draw: DrawName): void {
    if (!isDecided(day[draw]) && clock.now() >= day[draw].drawAt)
      lateness.of(marketOfPart(day, draw), day[draw].drawAt);
  }

  /** When there may be something to do, and always later than now. */
  function nextMoment(day: MatkaDay | undefined): number {
    const now = clock.now();
    const times =
      day === undefined ? [] : drawNames.flatMap((draw) => [day[draw].betsUntil, day[draw].drawAt]);
    if (typeof day?.overAt === 'number') times.push(day.overAt + shownMs);
    return Math.min(now + lookMs, ...times.filter((time) => time > now));
  }

  function look(): Promise<number | undefined> {
    const next = turn.then(() => retried('go on with its day', advance));
    turn = next.then(lateness.looked);
    return next;
  }

  async function run(): Promise<void> {
    while (!isStopping()) {
      const nextAt = await look();
      if (nextAt !== undefined) await wait(nextAt - clock.now());
    }
  }

  const running = run();
  return {
    look: async () => void (await look()),
    async close() {
      stop();
      await Promise.all([running, turn]);
    },
  };
}
