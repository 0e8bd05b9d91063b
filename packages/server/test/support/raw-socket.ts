import { connect, type Socket } from 'node:net';

/** A client that speaks Socket.IO by hand over one websocket, so that it can do what no honest one does. */
export interface RawSocket {
  /** Every message so far, as the Engine.IO protocol writes it. */
  readonly heard: string[];
  /** The first message not yet taken that begins so, waited for. */
  next(beginning: string): Promise<string>;
  send(...messages: readonly string[]): void;
  /** One message, each part in a frame of its own. */
  sendInParts(parts: readonly string[]): void;
  emit(event: string, message: unknown): void;
  /** Pings of the websocket itself, which the server answers one by one. */
  ping(count: number): void;
  prove(client: { token: string; userId: string }): Promise<void>;
  /** From now on nothing is read, and the system's buffers fill. */
  stopReading(): void;
  readOn(): void;
  readonly closed: Promise<void>;
  isClosed(): boolean;
  close(): void;
}

const continuedOpcode = 0x0;
const textOpcode = 0x1;
const closeOpcode = 0x8;
const pingOpcode = 0x9;

/** A frame as a client sends it; a mask of zeros leaves the text readable. */
function clientFrame(opcode: number, text: string, isLast = true): Buffer {
  const body = Buffer.from(text);
  const first = (isLast ? 0x80 : 0) | opcode;
  const head =
    body.length < 126
      ? Buffer.from([first, 0x80 | body.length])
      : Buffer.from([first, 0x80 | 126, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([head, Buffer.alloc(4), body]);
}

/** The texts of the complete frames at the beginning, whether one of them is a close frame, and the rest. */
function readFrames(bytes: Buffer): { texts: string[]; isOver: boolean; rest: Buffer } {
  const texts: string[] = [];
  let isOver = false;
  let at = 0;
  while (bytes.length - at >= 2) {
    const short = (bytes[at + 1] ?? 0) & 0x7f;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length - at < head) break;
    const length =
      short < 126
        ? short
        : short === 126
          ? bytes.readUInt16BE(at + 2)
          : Number(bytes.readBigUInt64BE(at + 2));
    if (bytes.length - at < head + length) break;
    const opcode = (bytes[at] ?? 0) & 0x0f;
    if (opcode === closeOpcode) isOver = true;
    if (opcode === textOpcode) texts.push(bytes.toString('utf8', at + head, at + head + length));
    at += head + length;
  }
  return { texts, isOver, rest: bytes.subarray(at) };
}

/** Rejects when the server refuses the handshake. */
export async function openRawSocket(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawSocket> {
  const { hostname, port } = new URL(address);
  const tcp = connect(Number(port), hostname);
  const closed = new Promise<void>((resolve) => {
    tcp.on('close', () => resolve());
  });
  // The server ends a connection with a reset.
  tcp.on('error', () => undefined);
  const rest = await shakeHands(tcp, { host: 'localhost', ...headers }, closed);
  const heard: string[] = [];
  const untaken: string[] = [];
  const waiting: { beginning: string; resolve: (text: string) => void; reject: (reason: Error) => void }[] =
    [];
  let unread: Buffer = Buffer.alloc(0);

  function take(bytes: Buffer): void {
    const read = readFrames(Buffer.concat([unread, bytes]));
    unread = read.rest;
    for (const text of read.texts) {
      heard.push(text);
      if (text === '2') send('3');
      const at = waiting.findIndex(({ beginning }) => text.startsWith(beginning));
      if (at === -1) untaken.push(text);
      else waiting.splice(at, 1)[0]?.resolve(text);
    }
    if (read.isOver) tcp.end(clientFrame(closeOpcode, ''));
  }
  function send(...messages: readonly string[]): void {
    tcp.write(Buffer.concat(messages.map((message) => clientFrame(textOpcode, message))));
  }
  function sendInParts(parts: readonly string[]): void {
    const frames = parts.map((part, at) =>
      clientFrame(at === 0 ? textOpcode : continuedOpcode, part, at === parts.length - 1),
    );
    tcp.write(Buffer.concat(frames));
  }
  function next(beginning: string): Promise<string> {
    const at = untaken.findIndex((text) => text.startsWith(beginning));
    if (at !== -1) return Promise.resolve(untaken.splice(at, 1)[0] ?? '');
    return new Promise((resolve, reject) => waiting.push({ beginning, resolve, reject }));
  }
  const emit = (event: string, message: unknown) => send(`42${JSON.stringify([event, message])}`);
  void closed.then(() => {
    for (const { beginning, reject } of waiting.splice(0)) reject(new Error(`closed before ${beginning}`));
  });
  take(rest);
  tcp.on('data', take);
  await next('0');
  send('40');
  await next('40');
  return {
    heard,
    next,
    send,
    sendInParts,
    emit,
    ping: (count) =>
      void tcp.write(Buffer.concat(Array(count).fill(clientFrame(pingOpcode, 'x'.repeat(100))))),
    async prove({ token, userId }) {
      emit('login', { token, userId, domain: 'localhost' });
      await next('42["userLoggedIn"');
    },
    stopReading: () => void tcp.pause(),
    readOn: () => void tcp.resume(),
    closed,
    isClosed: () => tcp.closed,
    close: () => void tcp.destroy(),
  };
}

function shakeHands(
  tcp: Socket,
  headers: Readonly<Record<string, string>>,
  closed: Promise<void>,
): Promise<Buffer> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  tcp.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      ...lines,
      'upgrade: websocket',
      'connection: upgrade',
      'sec-websocket-version: 13',
      `sec-websocket-key: ${Buffer.from('a key of 16 char').toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  );
  return new Promise((resolve, reject) => {
    let answer: Buffer = Buffer.alloc(0);
    const read = (bytes: Buffer) => {
      answer = Buffer.concat([answer, bytes]);
      const end = answer.indexOf('\r\n\r\n');
      if (end === -1) return;
      tcp.off('data', read);
      const status = answer.toString('latin1', 0, answer.indexOf('\r\n'));
      if (status.includes(' 101 ')) resolve(answer.subarray(end + 4));
      else reject(new Error(status));
    };
    tcp.on('data', read);
    void closed.then(() => reject(new Error('closed without an answer')));
  });
}
