import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { vi } from 'vitest';

/** A request whose body is sent in parts, as no honest client sends it. */
export interface HeldBody {
  write(part: string): void;
  /** The whole answer, once the server has sent it. */
  readonly answer: Promise<HeldAnswer>;
  close(): void;
}

export interface HeldAnswer {
  readonly status: number;
  readonly head: string;
  readonly text: string;
}

export interface HeldRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is sent at once with the head; the rest is written later. */
  readonly first?: string;
  /** As the head claims it; undefined for a body in chunks. */
  readonly length?: number;
}

/** Opens a connection of its own and sends the head, and the first part of the body with it. */
export async function holdBody(address: string, options: HeldRequest): Promise<HeldBody> {
  const { hostname, port } = new URL(address);
  const socket = connect({ port: Number(port), host: hostname, noDelay: true });
  await once(socket, 'connect');
  const size =
    options.length === undefined ? 'transfer-encoding: chunked' : `content-length: ${String(options.length)}`;
  const lines = Object.entries(options.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  const head = [
    `POST ${options.path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    ...lines,
    size,
  ];
  const answer = readAnswer(socket);
  // Nobody may be waiting for it when the connection ends.
  answer.catch(() => undefined);
  socket.write(`${head.join('\r\n')}\r\n\r\n${options.first ?? ''}`);
  return { write: (part) => void socket.write(part), answer, close: () => void socket.destroy() };
}

function readAnswer(socket: Socket): Promise<HeldAnswer> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (isOver: boolean) => {
      const at = output.indexOf('\r\n\r\n');
      const [head, text] = [output.slice(0, at), output.slice(at + 4)];
      const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
      if (at === -1 || Buffer.byteLength(text) < length) {
        if (isOver) reject(new Error(`closed after "${output}"`));
        return;
      }
      resolve({ status: Number(head.split(' ')[1]), head, text });
    };
    socket.on('data', (part: Buffer) => {
      output += part.toString('utf8');
      read(false);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => read(true));
  });
}

/** Counts what this process parses as JSON while `work` runs: the texts that contain the marker. */
export async function countParsed(marker: string, work: () => Promise<void>): Promise<ParsedCount> {
  const parse = JSON.parse;
  let turn = 0;
  let isOver = false;
  const nextTurn = () => {
    turn += 1;
    if (!isOver) setImmediate(nextTurn);
  };
  nextTurn();
  const byTurn = new Map<number, number>();
  const spy = vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    if (String(text).includes(marker)) byTurn.set(turn, (byTurn.get(turn) ?? 0) + 1);
    return parse(text, reviver);
  });
  try {
    await work();
  } finally {
    isOver = true;
    spy.mockRestore();
  }
  const counts = [...byTurn.values()];
  return { all: counts.reduce((sum, count) => sum + count, 0), inOneTurn: Math.max(0, ...counts) };
}

export interface ParsedCount {
  readonly all: number;
  /** The most within one turn of the event loop. */
  readonly inOneTurn: number;
}
