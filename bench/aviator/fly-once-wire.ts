import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '../../packages/client/src/client.ts';
import type { BenchClient } from '../make-clients.ts';
import type { FlightSockets } from './flight-sockets.ts';

const eventId = '303031';
/** Everybody presses within a second that begins this long after take-off. */
const pressAfterMs = 500;
const pressWithinMs = 1_000;

export interface Flight {
  readonly roundId: string;
  readonly placed: number;
  readonly placeTook: readonly number[];
  /** The time from each cash-out's request to its answer, in milliseconds. */
  readonly took: readonly number[];
  /** The number of cash-outs that arrived after the crash. */
  readonly late: number;
  readonly crashHeardAt: readonly number[];
  readonly messages: number;
  readonly bytes: number;
}

const clientAt = (address: string, { token }: BenchClient) =>
  createClient({ apiBase: `${address}/api`, token });

async function timed<Value>(took: number[], act: () => Promise<Value>): Promise<Value> {
  const startedAt = performance.now();
  const value = await act();
  took.push(performance.now() - startedAt);
  return value;
}

/** One whole round: everybody bets while it is open and presses while it flies. */
export async function flyOnce(
  address: string,
  bettors: readonly BenchClient[],
  sockets: FlightSockets,
): Promise<Flight> {
  const { roundId } = await sockets.until('open');
  sockets.reset();
  const running = sockets.until('running');
  const waiting = sockets.until('waiting');
  const closed = sockets.until('close');
  const placeTook: number[] = [];
  const bets = await Promise.all(
    bettors.map(async (client) => {
      const body = { roundId, amount: 100, eventId };
      const place = () => clientAt(address, client).call('casino/avaitorGamePlace', body);
      const reply = await timed(placeTook, place);
      return reply.ok ? [{ client, betId: reply.data.betInsertId }] : [];
    }),
  );
  await running;
  await pause(pressAfterMs);
  const took: number[] = [];
  let late = 0;
  const placed = bets.flat();
  await Promise.all(
    placed.map(async ({ client, betId }, index) => {
      await pause((index / placed.length) * pressWithinMs);
      const body = { roundId, eventId, betId };
      const cashOut = () => clientAt(address, client).call('casino/avaitorCashOut', body);
      const { ok } = await timed(took, cashOut);
      if (!ok) late += 1;
    }),
  );
  await waiting;
  await closed;
  const { messages, bytes } = sockets.counted;
  return {
    roundId,
    placed: placed.length,
    placeTook,
    took,
    late,
    crashHeardAt: [...sockets.crashHeardAt],
    messages,
    bytes,
  };
}
