import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../src/db/db.ts';
import { createLog } from '../../src/log.ts';
import { runCommand } from '../../src/operator/run-command.ts';
import { createBoard } from '../../src/sports/board/board.ts';
import { createPictures } from '../../src/sports/board/pictures.ts';
import { createRooms } from '../../src/sports/board/rooms.ts';
import { type FeedRunner, runFeed } from '../../src/sports/feed-runner.ts';
import { openRecording } from '../../src/sports/replays/open-recording.ts';
import { createReplays } from '../../src/sports/replays/replays.ts';
import { openTestDb } from '../support/test-db.ts';
import { createTestHouse, type TestHouse } from '../support/test-house.ts';
import { fileOf, hasSharedData, sharedData, twoOverMatch } from './recording-files.ts';

let db: Db;
let house: TestHouse;
let board: ReturnType<typeof createBoard>;
let runners: FeedRunner[];

beforeEach(async () => {
  db = await openTestDb();
  house = await createTestHouse(db);
  board = createBoard(house.clock);
  runners = [];
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await db.close();
});

/** As a running server opens them. */
function openReplays() {
  const log = createLog('silent');
  const pictures = createPictures(board, () => ({ min: 1, max: 1000 }));
  const rooms = createRooms({ board, pictures, outbox: house.outbox, clock: house.clock });
  return createReplays({
    db,
    clock: house.clock,
    log,
    run(feed) {
      const runner = runFeed(feed, {
        house,
        board,
        rooms,
        log,
        countDropped: () => undefined,
        forget: board.remove,
      });
      runners.push(runner);
      return runner;
    },
  });
}

async function say(replays: ReturnType<typeof openReplays> | undefined, ...argv: string[]) {
  const lines: string[] = [];
  const operated = {
    ...house,
    brandCodes: () => ['default'],
    newRequestId: () => 'one',
    ...(replays === undefined ? {} : { replays }),
  };
  const output = { print: (line: string) => void lines.push(line), progress: () => undefined };
  return { ...(await runCommand(argv, operated, output)), lines };
}

/** Time passes in small steps, and everything it brought is on the board and in the books. */
async function pass(seconds: number, stepMs = 1000): Promise<void> {
  for (let at = 0; at < seconds * 1000; at += stepMs) {
    house.clock.advance(stepMs);
    for (const runner of runners) await runner.settled();
  }
}

const settledAs = async (name: string): Promise<unknown> => {
  const text = 'select s.outcome from market m join settlement s on s.id = m.settlement_id where m.name = $1';
  const [row] = await db.query<{ outcome: unknown }>({ name: 'test-settled-as', text }, [name]);
  return row?.outcome;
};

const matchFile = () => fileOf('small.json', JSON.stringify(twoOverMatch()));

describe('replay', () => {
  it('puts a recorded match on the board, where bets are taken and settled by its balls', async () => {
    const said = await say(openReplays(), 'replay', await matchFile(), '--speed', '1');
    expect(said).toMatchObject({
      exit: 0,
      lines: [expect.stringMatching(/^Lions v Tigers is on the board as match 99\d+, at 1 times/)],
    });
    await pass(35);
    const [match] = [...board.matches()];
    const first = [...(match?.markets.values() ?? [])].find(
      ({ market }) => market.name === 'ONLY 1 OVER RUN LIO',
    );
    if (first === undefined) throw new Error('the session is not on the board');
    const client = await house.client(1000);
    const placed = await house.place({ client, marketId: first.market.id, stake: 100, run: 10, rate: 100 });
    expect(placed.ok).toBe(true);
    await pass(120);
    expect(await settledAs('ONLY 1 OVER RUN LIO')).toEqual({ run: 12 });
    expect(await house.wallet(client)).toEqual({ balance: 1100, exposure: 0 });
    await pass(200);
    expect(match?.match.status).toBe('completed');
    expect(await settledAs('Match Odds')).toEqual({ winner: '1' });
  });

  it('goes on where it should be in a server started again', async () => {
    const replays = openReplays();
    await say(replays, 'replay', await matchFile());
    await pass(40);
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
    house.clock.advance(600_000);
    board = createBoard(house.clock);
    expect(await openReplays().resume()).toBe(1);
    for (const runner of runners) await runner.settled();
    expect(await settledAs('ONLY 1 OVER RUN LIO')).toEqual({ run: 12 });
    expect(await openReplays().resume()).toBe(0);
  });

  it('says in one line that no server is running, or why a recording cannot be on the board', async () => {
    const file = await matchFile();
    expect((await say(undefined, 'replay', file)).reason).toMatch(/^replay: no server is running/);
    expect((await say(openReplays(), 'replay', file, '--speed', '0')).reason).toMatch(
      /^replay: --speed is "0"/,
    );
    const hundred = JSON.stringify({
      ...twoOverMatch(),
      info: { ...twoOverMatch().info, balls_per_over: 5 },
    });
    expect((await say(openReplays(), 'replay', await fileOf('x.json', hundred))).reason).toMatch(
      /cannot be replayed: its overs have 5 balls/,
    );
    expect([...board.matches()]).toEqual([]);
  });
});

describe.skipIf(!hasSharedData)('replay of recorded prices (skipped without the shared data folder)', () => {
  it.each([
    ['cricket_1.180305278_mumbai_v_saurashtra', '2696769', '4297085', 27_300],
    ['tennis_1.170370562_hassan_v_haerteis', '9625043', '9631798', 5_300],
  ])(
    '%s takes bets at its prices and settles them by its runner statuses',
    async (name, winner, loser, seconds) => {
      const path = `${sharedData}betfair/${name}.jsonl.gz`;
      const bytes = await readFile(path);
      const reading = openRecording(bytes, path);
      if (!reading.ok) throw new Error(reading.reason);
      await openReplays().start({ fileName: path, bytes, recording: reading.recording, speed: 100 });
      await pass(2);
      const [match] = [...board.matches()];
      const [market] = [...(match?.markets.values() ?? [])];
      if (match === undefined || market === undefined) throw new Error('nothing on the board');
      const client = await house.client(1000);
      for (const option of [winner, loser]) {
        const quote = board.quote(match, market, option, 'back');
        if (quote.state !== 'open') throw new Error(`${option} is ${quote.state}`);
        const wish = { client, marketId: market.market.id, option, stake: 10, rate: quote.odds / 100 };
        expect(await house.place(wish)).toMatchObject({ ok: true });
      }
      const rate = market.runners.find(({ runnerId }) => runnerId === winner)?.back[0]?.odds ?? 0;
      await pass(seconds / 100 + 5);
      expect(match.match.status).toBe('completed');
      expect(await house.wallet(client)).toEqual({ balance: 1000 - 10 + (10 * rate) / 10_000, exposure: 0 });
    },
  );
});
