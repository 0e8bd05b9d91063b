import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { reportCpu } from './report-cpu.ts';

/**
 * The least a server can do: prepare one frame and write it to every socket. The arguments set the interval
 * and the size.
 */
const sockets = new Set<Socket>();
const server = createServer();

server.on('upgrade', (request, socket: Socket) => {
  const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  socket.setNoDelay(true);
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
  socket.on('error', () => sockets.delete(socket));
  socket.resume();
});

function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < 126
      ? Buffer.from([0x81, body.length])
      : Buffer.from([0x81, 126, body.length >> 8, body.length & 255]);
  return Buffer.concat([head, body]);
}

const beatMs = Number(process.argv[2]);
const sizes: number[] = JSON.parse(process.argv[3] ?? '[]');
let beat = 0;
setInterval(() => {
  const size = sizes[beat % sizes.length] ?? 100;
  beat += 1;
  const mark = String(Date.now() % 100_000);
  const prepared = frame(`"runsYes":${mark},${'x'.repeat(Math.max(0, size - mark.length - 10))}`);
  for (const socket of sockets) socket.write(prepared);
}, beatMs);

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  reportCpu({ address: `http://127.0.0.1:${port}` });
});
