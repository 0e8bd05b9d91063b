import { connect, type Socket } from 'node:net';
import { median, p99 } from '../quantile.ts';

export interface LoadTarget {
  readonly address: string;
  readonly tokens: readonly string[];
  readonly events: readonly string[];
}

export interface LoadResult {
  readonly accepted: number;
  readonly refused: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const headEnd = Buffer.from('\r\n\r\n');
let lastRequest = 0;

/** A request prepared in advance, so that the load generator spends little time between two bets. */
function requestFor(host: string, token: string, event: string): string {
  lastRequest += 1;
  const body = JSON.stringify({
    odds: 0.9,
    amount: 100,
    selectionId: lastRequest % 2 === 0 ? '1' : '2',
    marketId: `1.${event}`,
    eventId: event,
    oddsType: 'bookmaker',
    type: 'L',
    requestId: `bench-${process.pid}-${lastRequest}`,
  });
  return `POST /api/sports/oddBetPlaced HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

/** Keeps `connections` sockets busy with one bet each for `forMs`, and counts the accepted ones. */
export async function loadWithBets(
  target: LoadTarget,
  connections: number,
  forMs: number,
): Promise<LoadResult> {
  const { hostname, port, host } = new URL(target.address);
  const latencies: number[] = [];
  let accepted = 0;
  let refused = 0;
  let turn = 0;
  const startedAt = performance.now();

  const one = async (socket: Socket): Promise<void> => {
    while (performance.now() - startedAt < forMs) {
      turn += 1;
      const token = target.tokens[turn % target.tokens.length] ?? '';
      const event = target.events[turn % target.events.length] ?? '';
      const sentAt = performance.now();
      const reply = await ask(socket, requestFor(host, token, event));
      latencies.push(performance.now() - sentAt);
      if (reply.includes('"error":false')) accepted += 1;
      else refused += 1;
    }
    socket.destroy();
  };
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(Number(port), hostname)));
  await Promise.all(sockets.map(one));
  const seconds = (performance.now() - startedAt) / 1000;
  return { accepted, refused, perSecond: accepted / seconds, p50: median(latencies), p99: p99(latencies) };
}

function open(port: number, host: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host, noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

function ask(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let seen: Buffer = Buffer.alloc(0);
    const onData = (chunk: Buffer) => {
      seen = seen.length === 0 ? chunk : Buffer.concat([seen, chunk]);
      const end = seen.indexOf(headEnd);
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(seen.toString('latin1', 0, end))?.[1] ?? 0);
      if (seen.length < end + 4 + length) return;
      socket.off('data', onData);
      socket.off('error', reject);
      resolve(seen.toString('utf8', end + 4));
    };
    socket.on('data', onData);
    socket.once('error', reject);
    socket.write(request);
  });
}
