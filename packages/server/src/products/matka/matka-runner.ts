import type { Logger } from '@maidan/process/log.ts';
import { createRunnerWaits } from '../../rounds/runner-waits.ts';
import { drawNames, isDecided, type MatkaDay, marketOfPart } from './matka-day.ts';
import { dayToOpen, seedsOf } from './open-day.ts';
import { createDayPlayer, createLateness, type PlayDayParts } from './play-day.ts';
import { insertDay, lastDays } from './store.ts';

/** The longest wait between checks, since the machine's clock may be set meanwhile. */
const lookMs = 10_000;
/** How long the result is shown before the next day is opened. */
const shownMs = 10 * 60_000;

export interface RunMatkaParts extends Omit<PlayDayParts, 'lateness' | 'isStopping'> {
  readonly log: Logger;
}

export interface MatkaRunner {
  /** Does what is due now, for example after an operator's act; resolves when it is done. */
  look(): Promise<void>;
  /** Leaves the present day for the next start to continue. */
  close(): Promise<void>;
}

/** Plays one matka day by day, until it is closed. */
export function runMatka(parts: RunMatkaParts): MatkaRunner {
  const { board, db, chains, clock, log } = parts;
  const { entry } = board;
  const { isStopping, wait, retried, stop } = createRunnerWaits(clock, log, entry.code);
  const lateness = createLateness(clock);
  const play = createDayPlayer({ ...parts, lateness, isStopping });
  let turn: Promise<unknown> = Promise.resolve();

  /** The day to open; undefined while there is none. */
  async function nextDay(last: MatkaDay | undefined): Promise<MatkaDay | undefined> {
    const now = clock.now();
    const overMs = now - (last?.overAt ?? 0);
    const isStillShown = overMs >= 0 && overMs < shownMs;
    if (isStopping() || isStillShown || !board.setting().isOpen) return undefined;
    await insertDay(db, dayToOpen(entry, last, board.setting(), now));
    return (await lastDays(db, entry.code))[0];
  }

  async function advance(): Promise<number> {
    noteDue(board.played()?.day);
    await board.refresh();
    const [last, earlier] = await lastDays(db, entry.code);
    const isNew = last === undefined || last.overAt !== null;
    const day = isNew ? await nextDay(last) : last;
    if (day !== undefined) return nextMoment(await play(day, isNew ? last : earlier), clock.now());
    if (last !== undefined) board.show({ day: last, before: earlier, seeds: await seedsOf(chains, last) });
    return nextMoment(last, clock.now());
  }

  /** Called before the database is used, so that a draw that becomes due while it is down counts as late from then on. */
  function noteDue(day: MatkaDay | undefined): void {
    for (const draw of drawNames) {
      if (day === undefined || isDecided(day[draw]) || clock.now() < day[draw].drawAt) continue;
      lateness.of(marketOfPart(day, draw), day[draw].drawAt);
    }
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

/** The next time at which something may be due; always later than now. */
function nextMoment(day: MatkaDay | undefined, now: number): number {
  const times = day === undefined ? [] : drawNames.flatMap((draw) => [day[draw].betsUntil, day[draw].drawAt]);
  if (typeof day?.overAt === 'number') times.push(day.overAt + shownMs);
  return Math.min(now + lookMs, ...times.filter((time) => time > now));
}
