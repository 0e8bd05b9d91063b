import type { AviatorState } from '../../packages/contract/src/wire.ts';
import { watchHouse } from '../fan-out/watch-house.ts';
import type { BenchClient } from '../make-clients.ts';

export interface FlightSockets {
  /** What all sockets together have received since `reset`. */
  readonly counted: { messages: number; bytes: number };
  /** When each socket received a round's crash, in milliseconds. */
  readonly crashHeardAt: number[];
  reset(): void;
  /** The next state with this status, as the first socket receives it. */
  until(status: AviatorState['gameStatus']): Promise<AviatorState>;
  close(): void;
}

/** Sockets that draw the curve themselves and watch the live bets, as our own page does. */
export async function openFlightSockets(
  address: string,
  clients: readonly BenchClient[],
): Promise<FlightSockets> {
  const counted = { messages: 0, bytes: 0 };
  const crashHeardAt: number[] = [];
  const waiting: { status: string; resolve: (state: AviatorState) => void }[] = [];

  function hear(message: string, isFirst: boolean): void {
    counted.messages += 1;
    counted.bytes += message.length;
    if (!message.startsWith('42["crashValue"')) return;
    const state: AviatorState = JSON.parse(JSON.parse(message.slice(2))[1]);
    if (state.gameStatus === 'waiting') crashHeardAt.push(performance.now());
    if (!isFirst) return;
    for (const waiter of waiting.splice(0)) {
      if (waiter.status === state.gameStatus) waiter.resolve(state);
      else waiting.push(waiter);
    }
  }

  const sockets: WebSocket[] = [];
  for (let first = 0; first < clients.length; first += 50) {
    const opened = clients.slice(first, first + 50).map((client, index) => {
      const on = (message: string) => hear(message, first + index === 0);
      return watchHouse({ address, ...client, room: 'aviator' }, on, on);
    });
    sockets.push(...(await Promise.all(opened)));
  }
  for (const socket of sockets)
    socket.send(`42["joinGame",${JSON.stringify({ gameName: 'aviator', changes: true })}]`);

  return {
    counted,
    crashHeardAt,
    reset() {
      Object.assign(counted, { messages: 0, bytes: 0 });
      crashHeardAt.length = 0;
    },
    until: (status) =>
      new Promise((resolve) => {
        waiting.push({ status, resolve });
      }),
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}
