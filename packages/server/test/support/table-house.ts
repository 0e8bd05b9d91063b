import { type AccountId, decimalFromOdds, isVoid, type ManualClock, manualClock } from '@maidan/betting';
import type { ParsedRequestOf } from '@maidan/contract';
import { betsCloseAt, type Moment, type Phase, resultAt, type TableGame } from '@maidan/games/rules';
import type { Db } from '@maidan/process/db/db.ts';
import { createLog } from '@maidan/process/log.ts';
import { repeatableBytes } from '@maidan/process/testing/repeatable-bytes.ts';
import { expect, vi } from 'vitest';
import { loadLiability } from '../../src/bets/liability/open-risk-store.ts';
import { type LossLimits, usualLossLimits } from '../../src/brands/brands.ts';
import { createHouse } from '../../src/house.ts';
import type { SignedInCaller } from '../../src/http/answer.ts';
import { quietOutbox } from '../../src/live/outbox.ts';
import { placeTableBet, takeBackBet } from '../../src/products/tables/place-table-bet.ts';
import { createTableSettings, unset } from '../../src/products/tables/settings-store.ts';
import { createTable } from '../../src/products/tables/table.ts';
import { runTable } from '../../src/products/tables/table-runner.ts';
import { createSeedChains } from '../../src/rounds/seed-chains.ts';
import { readRound } from '../../src/rounds/store.ts';

const often = { interval: 2 };

export interface TableHouseParts {
  readonly game: TableGame;
  readonly clock?: ManualClock;
  readonly startsAt?: number;
  readonly chainLength?: number;
  readonly secret?: Uint8Array;
  readonly lossLimits?: LossLimits;
  /** The database the test itself reads from, so that only the house's requests are counted or cut off. */
  readonly lookThrough?: Db;
}

/** One table of a house, as a process has it: what another left on the database is finished first. */
export async function openTableHouse(db: Db, parts: TableHouseParts) {
  const {
    game,
    startsAt = Date.UTC(2026, 0, 1),
    clock = manualClock(startsAt),
    chainLength = 40,
    lookThrough = db,
    lossLimits = usualLossLimits,
  } = parts;
  const log = createLog('silent');
  const liability = await loadLiability(db, () => lossLimits);
  const house = createHouse(db, clock, quietOutbox, { log, liability });
  await house.settling.resume();
  let setting = unset;
  const table = createTable(game, clock, () => setting);
  const secretBytes = (length: number) => parts.secret ?? repeatableBytes(length);
  const chains = createSeedChains({ db, clock, randomBytes: secretBytes, chainLength });
  const runner = runTable({
    table,
    db,
    rounds: house.rounds,
    chains,
    mayOpen: async () => true,
    clock,
    log,
  });
  let lastRequest = 0;

  const current = () => {
    const round = table.current();
    if (round === undefined) throw new Error('no round is open');
    return round;
  };

  const calls = {
    house,
    tableAt: (requestedId: string) => (requestedId === game.entry.eventId ? table : undefined),
    settings: createTableSettings({ db, clock }),
    freshRequestId: () => `fresh-${++lastRequest}`,
    countBet: () => undefined,
  };
  const callerOf = (client: AccountId) =>
    ({ session: { accountId: client }, address: '127.0.0.1' }) as SignedInCaller;

  /** Takes back a bet of the present round, as the call does. */
  const takeBack = (
    client: AccountId,
    betId: string,
    overrides: Partial<ParsedRequestOf<'casino/casinoBetTakeBack'>> = {},
  ) =>
    takeBackBet(
      calls,
      { eventId: game.entry.eventId, roundId: current().roundId, betId, ...overrides },
      callerOf(client),
    );

  /** Bets at the table's price, as the call does. */
  function bet(
    client: AccountId,
    sid: string,
    overrides: Partial<ParsedRequestOf<'casino/casinoBetPlace'>> = {},
  ) {
    lastRequest += 1;
    const { code, eventId } = game.entry;
    const price = table.moment()?.view.prices[sid]?.[overrides.isLay === true ? 'lay' : 'back'];
    const rate = price === undefined ? 2 : decimalFromOdds(price);
    return placeTableBet(
      { ...calls, freshRequestId: () => `${current().roundId}-${client}-${lastRequest}` },
      {
        roundId: current().roundId,
        sid,
        rate,
        amount: 100,
        casinoType: code,
        eventId,
        isLay: false,
        ...overrides,
      },
      callerOf(client),
    );
  }

  function advanceUntil(what: string, isThere: (moment: Moment) => boolean): void {
    for (let moment = table.moment(); moment && !isThere(moment); moment = table.moment()) {
      if (moment.nextAt === undefined) throw new Error(`the round does not come to ${what}`);
      const leftMs = moment.nextAt - clock.elapsed();
      if (leftMs <= 0) throw new Error(`the round stands still before ${what}`);
      clock.advance(leftMs);
    }
  }

  /** Waits until the runner has written what is due by now, or can write no more. */
  async function written(isGone = () => false): Promise<void> {
    const round = current();
    const now = clock.elapsed();
    const isOver = now >= resultAt(game, round);
    // A tie may return every stake.
    const atEnd = isVoid(game.judge(round.dealt).outcome) ? 'void' : 'decided';
    const due = isOver ? atEnd : now >= (betsCloseAt(game, round) ?? 0) ? 'shut' : 'open';
    await vi.waitFor(async () => {
      if (isGone()) return;
      expect((await readRound(lookThrough, round.roundId))?.state).toBe(due);
      if (isOver) expect(table.results()[0]?.roundId).toBe(round.roundId);
    }, often);
  }

  return {
    house,
    clock,
    table,
    chains,
    current,
    bet,
    takeBack,
    /** The operator's switch. */
    setOpen: (isOpen: boolean) => {
      setting = { ...unset, isOpen };
    },
    written,
    opened: () => vi.waitFor(() => expect(table.current()).toBeDefined(), often),
    /** Moves to where the window of this name is open. */
    untilWindow: (window: string) => advanceUntil(window, ({ view }) => view.window === window),
    untilPhase: (wanted: Phase) => advanceUntil(wanted, ({ phase }) => phase === wanted),
    /** Moves to the beginning of the next step; false once there is none. */
    nextStep(): boolean {
      const nextAt = table.moment()?.nextAt;
      if (nextAt !== undefined) clock.advance(nextAt - clock.elapsed());
      return nextAt !== undefined;
    },
    /** Plays what is left of the round, and opens the next. */
    async nextRound(): Promise<void> {
      const { roundId } = current();
      await vi.waitFor(() => {
        if (table.current()?.roundId !== roundId) return;
        // Little by little once it is over, so that the next round has just begun.
        clock.advance(table.moment()?.msLeft || 50);
        throw new Error(`round ${roundId} goes on`);
      }, often);
    },
    close: () => runner.close(),
  };
}

export type TableHouse = Awaited<ReturnType<typeof openTableHouse>>;
