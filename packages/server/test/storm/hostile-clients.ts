import { connect, type Socket } from 'node:net';
import { io } from 'socket.io-client';

export interface Client {
  readonly id: string;
  readonly token: string;
}

export interface Nuisance {
  stop(): void;
}

const match = { room: '1.9000', event: '9000' };

/** Proves itself, watches the match and then never reads again, while it goes on asking for pictures. */
export function stalledSocket(address: string, { id, token }: Client): Nuisance {
  const socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false });
  const asking = setInterval(() => {
    for (let ask = 0; ask < 20; ask += 1) socket.emit('JoinRoom', { room: match.room });
    socket.emit('marketByEvent', { room: match.event });
  }, 20);
  socket.on('connect', () => socket.emit('login', { token, userId: id, domain: 'localhost' }));
  socket.on('userLoggedIn', () => rawSocketOf(socket)?.pause());
  return {
    stop() {
      clearInterval(asking);
      rawSocketOf(socket)?.resume();
      socket.close();
    },
  };
}

/** The TCP socket under a Socket.IO client that runs on `ws`. */
function rawSocketOf(socket: ReturnType<typeof io>): Socket | undefined {
  const engine = socket.io.engine as unknown as { transport?: { ws?: { _socket?: Socket } } };
  return engine.transport?.ws?._socket;
}

/** Sends half of a request, and then nothing. */
export function halfSentBody(address: string): Nuisance {
  const { hostname, port, host } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => socket.destroy());
  socket.write(
    `POST /api/user/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"user`,
  );
  return { stop: () => socket.destroy() };
}

/** As many calls as it can, a bounded number under way, the answers thrown away. */
export function flood(address: string, path: string, body: object, token?: string): Nuisance {
  let isOver = false;
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const caller = async () => {
    while (!isOver) {
      await fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        .then((reply) => reply.arrayBuffer())
        .catch(() => new Promise((resolve) => setTimeout(resolve, 50)));
    }
  };
  for (let under = 0; under < 8; under += 1) void caller();
  return {
    stop: () => {
      isOver = true;
    },
  };
}
