import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { AviatorState } from '@maidan/contract';
import { msToReach } from '@maidan/games/rules';
import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { beatMs } from '../../src/products/aviator/hearing.ts';
import { productChecks } from '../../src/products.ts';
import { eventId, type FlightDesk, openFlightDesk } from '../support/flights/flight-desk.ts';

type Seat = Awaited<ReturnType<FlightDesk['seat']>>;

let desk: FlightDesk;
let line: ReturnType<typeof slowDb>;
const sockets: Socket[] = [];
beforeAll(async () => {
  desk = await openFlightDesk({
    wrapDb: (db) => {
      line = slowDb(db);
      return line.db;
    },
    config: { CALLS_PER_TEN_SECONDS: 100_000 },
  });
});
afterEach(async () => {
  line.answer();
  for (const socket of sockets.splice(0)) socket.destroy();
  expect((await auditHouse(desk.db, undefined, undefined, productChecks)).faults).toEqual([]);
});
afterAll(() => desk.close());

/** A database that leaves every request without an answer from `stall` to `answer`. */
function slowDb(db: Db) {
  let gate: PromiseWithResolvers<void> | undefined;
  let requestCount = 0;
  const wait = async () => {
    if (gate === undefined) return;
    requestCount += 1;
    await gate.promise;
  };
  return {
    db: {
      ...db,
      query: async (...query) => {
        await wait();
        return db.query(...query);
      },
      transaction: async (work) => {
        await wait();
        return db.transaction(work);
      },
      snapshot: async (work) => {
        await wait();
        return db.snapshot(work);
      },
    } as Db,
    stall() {
      requestCount = 0;
      gate = Promise.withResolvers();
    },
    /** Resolves when so many requests wait for it. */
    untilRequested: (least: number) => vi.waitFor(() => expect(requestCount).toBeGreaterThanOrEqual(least)),
    answer() {
      gate?.resolve();
      gate = undefined;
    },
  };
}

const idOf = ({ data, message }: Awaited<ReturnType<FlightDesk['bet']>>): string => {
  if (data?.betInsertId === undefined) throw new Error(message);
  return data.betInsertId;
};

/** A call over a connection that is open already, sent at once: its bytes wait in the system until the house reads. */
async function openLine() {
  const { hostname, port } = new URL(desk.address);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes.toString();
  });
  return {
    send(path: string, token: string, body: string) {
      const head = [
        `POST /api/${path} HTTP/1.1`,
        'host: localhost',
        'content-type: application/json',
        `authorization: Bearer ${token}`,
        `content-length: ${Buffer.byteLength(body)}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    },
    close: () => void socket.destroy(),
    answer: () =>
      vi.waitFor(() => {
        const [, body = ''] = heard.split('\r\n\r\n');
        return JSON.parse(body.replace(/^[0-9a-f]+\r\n/, '')) as {
          error: boolean;
          message: string;
          data?: { curentMultiplier?: number };
        };
      }),
  };
}

const pressOf = (betId: string) => JSON.stringify({ roundId: desk.roundId(), eventId, betId });

async function coinsOf(client: Seat): Promise<number | undefined> {
  return (await desk.call('user/userBalance', {}, client)).data?.coins;
}

describe('whoever makes the house stand still while a flight is in the air', () => {
  test('gets no stake back: the flight crashes where it was to crash, and only targets and presses are paid', async () => {
    const [thief, aimed, aimedHigh] = [await desk.seat(), await desk.seat(), await desk.seat()];
    await desk.untilCrashIn(250, 2_000);
    const { crash } = desk.view().round;
    await desk.bet(thief, 100);
    await desk.bet(aimed, 100, { autoCashOut: crash / 100 });
    await desk.bet(aimedHigh, 100, { autoCashOut: (crash + 1) / 100 });
    await desk.takeOff();
    desk.flyTo(msToReach(150));
    desk.clock.standStill(msToReach(crash));
    await desk.untilCrash();
    expect(await coinsOf(thief)).toBe(9_900);
    expect(await coinsOf(aimed)).toBe(9_900 + crash);
    expect(await coinsOf(aimedHigh)).toBe(9_900);
  });

  test('takes nothing from a press that waited: it is read before the crash is announced, among any number of other calls, and counts as of the moment the standstill began', async () => {
    const [player, aimed, other] = [await desk.seat(), await desk.seat(), await desk.seat()];
    await desk.untilCrashIn(250, 2_000);
    const { crash } = desk.view().round;
    const betId = idOf(await desk.bet(player, 100));
    const aimedId = idOf(await desk.bet(aimed, 100, { autoCashOut: 2 }));
    const [line, aimedLine] = [await openLine(), await openLine()];
    const others = await Promise.all(Array.from({ length: 100 }, openLine));
    await desk.takeOff();
    desk.flyTo(msToReach(150) + beatMs);
    for (const each of others) each.send('user/userBalance', other.token, '{}');
    line.send('casino/avaitorCashOut', player.token, pressOf(betId));
    aimedLine.send('casino/avaitorCashOut', aimed.token, pressOf(aimedId));
    desk.clock.standStill(msToReach(crash));
    expect(await line.answer()).toMatchObject({ error: false, data: { curentMultiplier: 1.5 } });
    expect(await aimedLine.answer()).toMatchObject({ error: false, data: { curentMultiplier: 1.5 } });
    for (const each of others) expect(await each.answer()).toMatchObject({ error: false });
    await desk.untilCrash();
    expect(await coinsOf(player)).toBe(10_050);
  });

  test('cannot press once it has seen the crash', async () => {
    const thief = await desk.seat();
    await desk.untilCrashIn(250, 2_000);
    const { crash, roundId } = desk.view().round;
    const betId = idOf(await desk.bet(thief, 100));
    const socket = await desk.socket();
    const states = () =>
      socket.heard
        .filter(({ event }) => event === 'crashValue')
        .map(({ message }): AviatorState => JSON.parse(String(message)));
    const untilShown = (gameStatus: string) =>
      vi.waitFor(() => expect(states().at(-1)).toMatchObject({ gameStatus }));
    socket.io.emit('joinGame', { gameName: 'aviator' });
    await untilShown('open');
    await desk.takeOff();
    desk.flyTo(msToReach(150) + 1);
    await untilShown('running');
    desk.clock.standStill(msToReach(crash));
    await untilShown('waiting');
    // Until it is announced, nothing that was sent shows that the flight is over, or how far it came meanwhile.
    const inTheAir = states().filter((state) => state.gameStatus === 'running' && state.roundId === roundId);
    expect(Math.max(...inTheAir.map(({ curentMultiplier }) => curentMultiplier))).toBeLessThanOrEqual(1.5);
    expect((await desk.cashOut(thief, betId)).refusal?.key).toBe('cash-out-too-late');
    await desk.untilCrash();
    expect(await coinsOf(thief)).toBe(9_900);
  });
});

test('a database that does not answer moves no press: it counts as of when it arrived, though its session had to be read again', async () => {
  const [player, late, thief] = [await desk.seat(), await desk.seat(), await desk.seat()];
  await desk.untilCrashIn(300, 2_000);
  const { crash } = desk.view().round;
  const [betId, lateId] = [idOf(await desk.bet(player, 100)), idOf(await desk.bet(late, 100))];
  const thiefId = idOf(await desk.bet(thief, 100, { autoCashOut: crash / 100 }));
  const withdrawn = await openLine();
  await desk.takeOff();
  // Longer than a session is trusted without being read again.
  desk.flyTo(msToReach(200) + 1);
  line.stall();
  const pressed = desk.cashOut(player, betId);
  withdrawn.send('casino/avaitorCashOut', thief.token, pressOf(thiefId));
  await line.untilRequested(3);
  // Too late to take the press back because the flight goes on.
  withdrawn.close();
  desk.flyTo(msToReach(crash) + 1);
  await desk.untilPhase('waiting');
  const tooLate = desk.cashOut(late, lateId);
  line.answer();
  expect(await pressed).toMatchObject({ error: false, data: { curentMultiplier: 2 } });
  expect((await tooLate).refusal?.key).toBe('cash-out-too-late');
  await desk.untilCrash();
  expect(await coinsOf(player)).toBe(10_100);
  expect(await coinsOf(late)).toBe(9_900);
  expect(await coinsOf(thief)).toBe(10_100);
});
