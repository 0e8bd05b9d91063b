import { randomBytes } from 'node:crypto';
import type { AccountId } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { createLog } from '@maidan/process/log.ts';
import { isDecimalKind } from '@maidan/sports';
import { createRooms } from '../../src/live/rooms.ts';
import type { OperatedHouse } from '../../src/operator/operator-house.ts';
import { runCommand } from '../../src/operator/run-command.ts';
import { createBoard } from '../../src/products/sports/board/board.ts';
import type { BoardMarket, BoardMatch } from '../../src/products/sports/board/board-state.ts';
import { type FeedRunner, runFeed } from '../../src/products/sports/feed-runner.ts';
import { createSportsLive } from '../../src/products/sports/live.ts';
import { createSportsLimits, defaultLimits, pictureLimits } from '../../src/products/sports/match-terms.ts';
import { placeSportsBet } from '../../src/products/sports/placing-wire.ts';
import { createReplays } from '../../src/products/sports/replays/replays.ts';
import { createSessions } from '../../src/signed-in/sessions.ts';
import { openTestDb } from '../support/database/test-db.ts';
import { createTestHouse } from '../support/test-house.ts';

/** Rough prices, as no result depends on them. */
const pricing = { rollouts: { innings: 30, match: 30 } };

/** A house with a board, as a running server has it, and an operator who puts recordings on it. */
export async function openReplayDesk() {
  const db: Db = await openTestDb();
  const house = await createTestHouse(db);
  const log = createLog('silent');
  const limits = createSportsLimits({
    db,
    clock: house.clock,
    onChange: () => undefined,
    onUnread(reason) {
      throw reason;
    },
  });
  const runners = new Set<FeedRunner>();
  let dropped = 0;
  let lastRequest = 0;
  let opened = openBoard();

  function openBoard() {
    const board = createBoard(house.clock);
    const rooms = createRooms({ outbox: house.outbox, clock: house.clock });
    const { touch } = createSportsLive({
      board,
      rooms,
      limitsOf: () => pictureLimits(defaultLimits),
      positions: { of: () => undefined, read: async () => new Map() },
    });
    const forget = (eventId: string) => board.remove(eventId);
    const countDropped = () => {
      dropped += 1;
    };
    const replays = createReplays({
      pricing,
      db,
      clock: house.clock,
      log,
      run(feed) {
        const onEnded = () => void runners.delete(runner);
        const runner = runFeed(feed, {
          house,
          board,
          touch,
          log,
          countDropped,
          forget,
          onEnded,
        });
        runners.add(runner);
        return runner;
      },
    });
    return { board, replays };
  }

  const settled = async () => {
    for (const runner of runners) await runner.settled();
  };

  async function command(operated: OperatedHouse, argv: readonly string[]) {
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), progress: () => undefined };
    return { ...(await runCommand(argv, 'asha', operated, output)), lines };
  }

  /** On both sides of every runner at the prices the board shows. */
  async function startBets(client: AccountId, match: BoardMatch, market: BoardMarket) {
    await limits.of(match.room);
    const { board } = opened;
    const answers = shownPrices(market).map(({ option, side, price }) => {
      lastRequest += 1;
      const names = { option, optionName: option, selectionId: option };
      const requestId = `bet-${lastRequest}`;
      const more = { requestId, content: requestId, amount: 100, address: '127.0.0.1' };
      return placeSportsBet(
        { house, board, limits },
        { client, match, market, side, price, ...names, ...more },
      );
    });
    await new Promise(setImmediate);
    return answers;
  }

  const sessions = createSessions(db, house.clock, randomBytes);
  const operated = {
    ...house,
    sessions,
    brandCodes: () => ['default'],
    freshRequestId: () => 'one',
    randomBytes,
  };

  async function stop(): Promise<void> {
    const running = [...runners];
    runners.clear();
    await Promise.all(running.map((runner) => runner.stop()));
  }

  const run = (...argv: string[]) =>
    command(
      {
        ...operated,
        products: {
          sports: { replays: opened.replays, onBettingSet: () => undefined, onListSet: () => undefined },
          tables: { onSettingSet: async () => undefined },
          aviator: {
            onSettingSet: async () => undefined,
            callOff: async () => undefined,
            chat: { takeAway: () => undefined },
          },
          launched: { onChanged: async () => undefined },
          matka: { onChanged: async () => undefined },
        },
      },
      argv,
    );

  return {
    db,
    house,
    board: () => opened.board,
    feedCount: () => runners.size,
    dropped: () => dropped,
    run,
    /** Puts a recording on the board and gives the event it is there. */
    async putUp(file: string, speed = 1): Promise<string> {
      const { lines, reason } = await run('replay', file, '--speed', String(speed));
      const event = /as match (\d+),/.exec(lines[0] ?? '')?.[1];
      if (event === undefined) throw new Error(reason ?? 'nothing was put on the board');
      return event;
    },
    matchOf(event: string): BoardMatch {
      const match = opened.board.byEvent(event);
      if (match === undefined) throw new Error(`match ${event} is not on the board`);
      return match;
    },
    runWithoutServer: (...argv: string[]) => command(operated, argv),
    /** Time passes in small steps, until everything it caused is on the board and in the books. */
    async pass(seconds: number, stepMs = 1000): Promise<void> {
      for (let at = 0; at < seconds * 1000; at += stepMs) {
        house.clock.advance(stepMs);
        await settled();
      }
    },
    startBets,
    /** The delay of bets passes, and they are answered. */
    async betOnAll(client: AccountId, match: BoardMatch, market: BoardMarket) {
      const answers = await startBets(client, match, market);
      house.clock.advance(market.betDelayMs);
      return Promise.all(answers);
    },
    stop,
    /** As a restarted server; gives the number of replays it continues. */
    async startAgain(): Promise<number> {
      opened = openBoard();
      const count = await opened.replays.resume();
      await settled();
      return count;
    },
    async close(): Promise<void> {
      await stop();
      await db.close();
    },
  };
}

export type ReplayDesk = Awaited<ReturnType<typeof openReplayDesk>>;

function shownPrices({ market, runners, state }: BoardMarket) {
  if (state !== 'open') return [];
  return market.runners.flatMap(({ id: option }) =>
    (['back', 'lay'] as const).flatMap((side) => {
      const best = runners.find(({ runnerId }) => runnerId === option)?.[side][0];
      return best === undefined
        ? []
        : [{ option, side, price: best.odds / 10_000 + (isDecimalKind(market.kind) ? 1 : 0) }];
    }),
  );
}
