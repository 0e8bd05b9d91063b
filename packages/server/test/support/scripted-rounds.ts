import { setTimeout as pause } from 'node:timers/promises';
import { games, matkaMarkets } from '@maidan/games/rules';
import type { App } from '../../src/app.ts';
import { stateToWire } from '../../src/products/matka/market-wire.ts';
import type { HeldClock } from './held-clock.ts';
import type { FlightOrder, TableOrder } from './scripted-orders.ts';

/** More than enough for every wanted moment: a wish beyond it is a mistake of the journey's. */
const mostMs = 6 * 3_600_000;
/** A step of the clock, after which the house may write what fell due. */
const stepMs = 250;

/** Rounds and flights of a house whose clock stands still until somebody wants the next moment of one. */
export function scriptedRounds(app: App, clock: HeldClock) {
  const { sports, matka, tables, aviator } = app.products;
  let started: Promise<void> | undefined;

  const hasDay = (code: string): boolean => {
    const board = matka.boardOf(code);
    return board !== undefined && stateToWire(board) !== undefined;
  };
  const hasBegun = (): boolean =>
    games.every(({ entry }) => tables.tableOf(entry.code)?.current() !== undefined) &&
    matkaMarkets.every(({ code }) => hasDay(code)) &&
    aviator.flight.view() !== undefined;

  async function startOnce(): Promise<void> {
    // Its only matches are those of the script.
    Object.assign(sports, { start: async () => undefined, open: async () => undefined });
    await app.start(() => undefined);
    await app.open();
    // Retries wait by the clock, so it is held only once every game has begun.
    while (!hasBegun()) await pause(10);
    clock.hold();
  }

  /** The clock waits while the moment `isComing`: it has only to be written. */
  async function moveUntil(isThere: () => boolean, isComing = () => false): Promise<void> {
    await start();
    const untilMs = clock.elapsed() + mostMs;
    while (!isThere()) {
      if (clock.elapsed() > untilMs) throw new Error('the house does not come to this moment');
      if (!isComing()) clock.move(stepMs);
      // Writing a round takes real time.
      await pause(1);
    }
  }

  function start(): Promise<void> {
    started ??= startOnce();
    return started;
  }

  function isAtTable({ code, phase, window, after }: TableOrder): boolean {
    const table = tables.tableOf(code);
    if (table === undefined) throw new Error(`there is no table ${code}`);
    const [round, moment] = [table.current(), table.moment()];
    if (round === undefined || moment === undefined || after === round.roundId) return false;
    return moment.phase === phase && (window === undefined || moment.view.window === window);
  }

  /** A result is shown once it is in the books. */
  function isWritten({ code, phase }: TableOrder): boolean {
    const table = tables.tableOf(code);
    return phase !== 'result' || table?.results()[0]?.roundId === table?.current()?.roundId;
  }

  function isInFlight({ phase, crashMin = 0, reached = 0, after }: FlightOrder): boolean {
    const view = aviator.flight.view();
    if (view === undefined || view.phase !== phase || after === view.round.roundId) return false;
    return view.round.crash >= crashMin && (phase !== 'running' || aviator.flight.multiplier() >= reached);
  }

  return {
    /** Moves on to this moment of a table, and holds it. */
    table: (until: TableOrder) =>
      moveUntil(
        () => isAtTable(until) && isWritten(until),
        () => isAtTable(until),
      ),
    flight: (until: FlightOrder) => moveUntil(() => isInFlight(until)),
    async pass(ms: number): Promise<void> {
      await start();
      const untilMs = clock.elapsed() + ms;
      await moveUntil(() => clock.elapsed() >= untilMs);
    },
  };
}
