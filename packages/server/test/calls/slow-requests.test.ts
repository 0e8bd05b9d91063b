import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const most = 5;

let hasty: TestApp;
let bounded: TestApp;
let proxied: TestApp;
beforeAll(async () => {
  hasty = await startTestApp({ config: { REQUEST_TIMEOUT_SECONDS: 0.3 } });
  bounded = await startTestApp({ config: { CONNECTIONS_PER_ADDRESS: most } });
  proxied = await startTestApp({ config: { CONNECTIONS_PER_ADDRESS: most, TRUSTED_PROXIES: 1 } });
});
afterAll(async () => {
  await hasty.close();
  await bounded.close();
  await proxied.close();
});

async function dial(to: TestApp): Promise<Socket> {
  const { hostname, port } = new URL(to.address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Everything the server sent until it closed the connection. */
async function untilClosed(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return Buffer.concat(parts).toString('utf8');
}

const head = 'POST /api/user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

describe('a client that does not finish is disconnected', () => {
  test('in the middle of a body', async () => {
    const socket = await dial(hasty);
    socket.write(`${head}content-length: 100\r\n\r\n{"username":`);
    const text = await untilClosed(socket);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('{"error":true,"code":2,"message":"The request took too long"}');
  });

  test('in the middle of a head', async () => {
    const socket = await dial(hasty);
    socket.write(head);
    expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('before the first byte', async () => {
    await untilClosed(await dial(hasty));
  });

  test('when it sends requests and does not read the replies', async () => {
    const accepted = once(hasty.http.server, 'connection') as Promise<[Socket]>;
    const socket = await dial(hasty);
    const [serverSide] = await accepted;
    const closed = once(serverSide, 'close');
    socket.pause();
    // More than the network buffers hold.
    socket.write('GET /docs HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(80));
    await closed;
  });
});

describe('an address may have a limited number of connections', () => {
  const answers = async (socket: Socket): Promise<boolean> => {
    socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    return (await untilClosed(socket)).startsWith('HTTP/1.1 200 ');
  };

  test('and one more is closed, until another ends', async () => {
    const open: Socket[] = [];
    while (open.length < most) open.push(await dial(bounded));
    const refused = await dial(bounded);
    expect(await untilClosed(refused)).toBe('');
    const [first, second] = open;
    if (first === undefined || second === undefined) throw new Error('no connections');
    expect(await answers(first)).toBe(true);
    expect(await answers(await dial(bounded))).toBe(true);
  });

  test('but a trusted proxy, whose connections are those of all its clients, has as many as it needs', async () => {
    const open: Socket[] = [];
    while (open.length < 2 * most) open.push(await dial(proxied));
    expect(await Promise.all(open.map(answers))).toEqual(open.map(() => true));
  });
});
