import { connect } from 'node:net';
import { openRawSocket, type RawSocket } from '../support/raw-socket.ts';

export interface Client {
  readonly id: string;
  readonly token: string;
}

export interface Nuisance {
  stop(): void;
}

const match = { room: '1.9000', event: '9000' };

/** As a trusted proxy says where a call comes from. */
export const from = (address: string) => ({ 'x-forwarded-for': address });
const hostileAddress = from('10.9.0.1');

/** Proves itself, watches the match and then never reads again. */
async function unreadSocket(address: string, { id, token }: Client): Promise<RawSocket> {
  const socket = await openRawSocket(address, hostileAddress);
  await socket.prove({ token, userId: id });
  socket.emit('JoinRoom', { room: match.room });
  socket.emit('marketByEvent', { room: match.event });
  socket.stopReading();
  return socket;
}

function asking(opened: Promise<RawSocket>, everyMs: number, joins: number): Nuisance {
  const asks = Array<string>(joins).fill(`42${JSON.stringify(['marketByEvent', { room: match.event }])}`);
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const whenOpen = opened.then(
    (socket) => {
      if (!isOver) timer = setInterval(() => socket.send(...asks), everyMs);
      return socket;
    },
    () => undefined,
  );
  return {
    stop() {
      isOver = true;
      clearInterval(timer);
      void whenOpen.then((socket) => socket?.close());
    },
  };
}

/** Asks for pictures no faster than a page may, so that it is noticed only for not reading. */
export const stalledSocket = (address: string, client: Client): Nuisance =>
  asking(unreadSocket(address, client), 500, 1);

/** Asks for a thousand pictures a second and reads none. */
export const floodingSocket = (address: string, client: Client): Nuisance =>
  asking(unreadSocket(address, client), 20, 20);

/** Sends half of a request, and then nothing; `closed` once the house has closed the connection. */
export function halfSentBody(address: string): Nuisance & { readonly closed: Promise<void> } {
  const { hostname, port, host } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
  });
  socket.on('error', () => socket.destroy());
  socket.resume();
  socket.write(
    `POST /api/user/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"user`,
  );
  return { closed, stop: () => socket.destroy() };
}

/** As many calls as it can, a bounded number under way, the answers thrown away. */
export function flood(address: string, path: string, body: object, token?: string): Nuisance {
  let isOver = false;
  const headers = {
    'content-type': 'application/json',
    ...hostileAddress,
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
