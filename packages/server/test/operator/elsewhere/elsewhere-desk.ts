import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, matkaMarkets } from '@maidan/games/rules';
import { claimDatabase } from '@maidan/process/db/claim-database.ts';
import { createLog } from '@maidan/process/log.ts';
import { expect, vi } from 'vitest';
import { giveCommand } from '../../../src/operator/give-command.ts';
import { operatorHouse } from '../../../src/operator/operator-house.ts';
import { runCommand } from '../../../src/operator/run-command.ts';
import { serveElsewhere } from '../../../src/operator/serve-calls.ts';
import { operatedProducts } from '../../../src/products.ts';
import { openPostgresTestDb } from '../../support/database/test-db.ts';
import { flightPace } from '../../support/flights/flight-pace.ts';
import { openSportsDesk } from '../../support/sports-desk.ts';
import type { TestSocket } from '../../support/test-socket.ts';

const often = { interval: 5 };

/** A house of every product on PostgreSQL, and an operator with another data folder on the same database. */
export async function openElsewhereDesk() {
  const db = await openPostgresTestDb();
  if (db === undefined) throw new Error('no PostgreSQL on this platform');
  const { url } = db;
  const folder = await mkdtemp(join(tmpdir(), 'maidan-elsewhere-'));
  const desk = await openSportsDesk({ db });
  const { house, sessions, brands, products, brandsFolder } = desk;
  const { matka, tables, aviator, launched } = products;
  const matkaDay = (code: string) => {
    const played = matka.boardOf(code)?.played();
    if (played === undefined) throw new Error(`${code} has no day`);
    return played.day;
  };
  // 11:30 at +05:30.
  desk.clock.advance(6 * 60 * 60_000);
  // One after another: on a busy machine all at once wait too long for the database.
  await launched.open?.();
  await matka.open?.();
  await vi.waitFor(() => matkaMarkets.map(({ code }) => matkaDay(code)), often);
  await tables.open?.();
  await vi.waitFor(() => {
    const unopened = games.filter(({ entry }) => tables.tableOf(entry.code)?.current() === undefined);
    expect(unopened).toEqual([]);
  }, often);
  await aviator.open?.();
  const log = createLog('silent');
  const lost: string[] = [];
  const claim = await claimDatabase({ url, log, onLost: (line) => void lost.push(line) });
  const carriedOut: string[] = [];
  const operated = operatorHouse({
    house,
    sessions,
    brands,
    randomBytes,
    products: operatedProducts(products),
  });
  const door = await serveElsewhere(url, {
    db,
    log,
    runVerb: (argv, by, output) => {
      carriedOut.push(argv[0] ?? '');
      return runCommand(argv, by, operated, output);
    },
  });
  const environment = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    BRANDS_DIR: brandsFolder,
    LOG_LEVEL: 'silent',
  };

  /** As typed in a shell whose DATA_DIR is not the house's. */
  async function give(...argv: string[]) {
    const lines: string[] = [];
    const end = await giveCommand({
      environment,
      argv,
      by: 'asha (far)',
      output: { print: (line) => void lines.push(line), progress: () => undefined },
      complain: () => undefined,
    });
    return { exit: end.exit, reason: end.reason ?? '', lines };
  }

  const flying = flightPace({
    flight: aviator.flight,
    clock: desk.clock,
    lastFlown: async () => (await desk.call('game/getRoundIdDetails', {})).data?.data[0]?.roundId,
  });
  await flying.opened();

  const table = tables.tableOf('teen9');
  if (table === undefined) throw new Error('there is no teen9');
  /** The round of the table that takes bets. */
  const openRound = (): Promise<string> =>
    vi.waitFor(async () => {
      const [moment, round] = [table.moment(), table.current()];
      if (moment?.phase === 'bets' && round !== undefined) {
        await desk.sendChanges();
        return round.roundId;
      }
      desk.clock.advance(moment?.msLeft || 50);
      throw new Error('no round takes bets');
    }, often);

  return {
    ...desk,
    url,
    openRound,
    /** Until the table's round is another. */
    async nextRound() {
      const before = table.current()?.roundId;
      await vi.waitFor(() => {
        if (table.current()?.roundId !== before) return;
        desk.clock.advance(table.moment()?.msLeft || 50);
        throw new Error('the round goes on');
      }, often);
    },
    tableResult: (roundId: string) => table.results().find((result) => result.roundId === roundId),
    /** The flight that takes bets. */
    async openFlight(): Promise<string> {
      // After it was shut there may be none yet.
      await vi.waitFor(() => {
        if (aviator.flight.view() !== undefined) return;
        desk.clock.advance(100);
        throw new Error('no flight is open');
      }, often);
      if (flying.view().phase !== 'open') await flying.nextRound();
      return flying.view().round.roundId;
    },
    matkaDay,
    /** Shuts and draws, at the moments of the matka's day. */
    async drawMatka(code: string, draw: 'open' | 'close') {
      for (const at of [matkaDay(code)[draw].betsUntil, matkaDay(code)[draw].drawAt]) {
        desk.clock.setBy(Math.max(0, at - desk.clock.now()));
        await matka.operator.onChanged(code);
      }
    },
    chat: (socket: TestSocket, text: string): Promise<unknown> =>
      new Promise((resolve) => socket.io.emit('aviatorChat', { text }, resolve)),
    environment,
    carriedOut,
    give,
    /** Such a command, which must succeed. */
    async obey(...argv: string[]): Promise<readonly string[]> {
      const { exit, reason, lines } = await give(...argv);
      if (exit !== 0) throw new Error(`${argv.join(' ')}: ${reason}`);
      return lines;
    },
    /** Waits for what the house does of its own accord. */
    until: <Value>(look: () => Value) => vi.waitFor(look, often),
    async close() {
      await door.close();
      await desk.close().finally(() => claim.release());
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type ElsewhereDesk = Awaited<ReturnType<typeof openElsewhereDesk>>;

/** Gives the verb from another data folder and sees the running house obey it, or refuse it with the reason. */
export type Obeyed = (desk: ElsewhereDesk) => Promise<void>;
