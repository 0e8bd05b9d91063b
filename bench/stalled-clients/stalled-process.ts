import { setTimeout as pause } from 'node:timers/promises';
import { openRawSocket, type RawSocket } from '../../packages/server/test/support/raw-socket.ts';
import { reportCpu } from '../fan-out/report-cpu.ts';
import type { HouseAccess } from '../fan-out/watch-house.ts';

/** Clients that join a room, stop reading and keep sending requests; one that is cut off reconnects. The arguments give the house and the number of clients. */
const house: HouseAccess = JSON.parse(process.argv[2] ?? '{}');
const count = Number(process.argv[3]);
const asksPerSecond = 8;
/** The answer to a ping, which a client that reads would send. */
const pong = '3';

async function stall(): Promise<RawSocket> {
  const socket = await openRawSocket(house.address);
  await socket.prove(house);
  socket.stopReading();
  socket.emit('JoinRoom', { room: house.room });
  return socket;
}

async function stallForEver(first: RawSocket): Promise<never> {
  for (let socket: RawSocket | undefined = first; ; ) {
    while (socket !== undefined && !socket.isClosed()) {
      socket.emit('JoinRoom', { room: house.room });
      socket.send(pong);
      await pause(1000 / asksPerSecond);
    }
    if (socket !== undefined) cutCount += 1;
    await pause(500);
    socket = await stall().catch(() => undefined);
  }
}

let cutCount = 0;
const sockets: RawSocket[] = [];
while (sockets.length < count) sockets.push(await stall());
for (const socket of sockets) void stallForEver(socket);
reportCpu({ stalled: sockets.length }, () => ({ cutCount }));
