import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { countParsed, holdBody } from '../support/held-bodies.ts';
import { sendRequest } from '../support/send-request.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** So many requests of one connection are begun before the first is answered. */
const aheadMost = 8;
/** So many bodies of one address may come in pieces. */
const inPiecesMost = 16;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { CALLS_PER_TEN_SECONDS: 10_000 } });
});
afterAll(() => app.close());

/** All in one write; resolves with what was answered once the connection has closed. */
function sendAtOnce(text: string): Promise<string> {
  const { hostname, port } = new URL(app.address);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  let answered = '';
  socket.setEncoding('latin1');
  socket.on('data', (part) => {
    answered += part;
  });
  socket.on('error', () => undefined);
  return new Promise((resolve) => void socket.once('close', () => resolve(answered)));
}

describe('requests sent ahead on one connection', () => {
  test('are begun up to eight; then it is closed, and the others are not even parsed', async () => {
    const { token } = await app.client({ username: 'AHEAD' });
    const body = JSON.stringify({ mark: 'ahead-mark' });
    const request = `POST /api/user/userBalance HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    const connections = 5;
    const parsed = await countParsed('ahead-mark', async () => {
      const sent = Array.from({ length: connections }, () => sendAtOnce(request.repeat(200)));
      for (const answered of await Promise.all(sent)) expect(answered).toMatch(/HTTP\/1.1 429/);
    });
    expect(parsed.all).toBeLessThanOrEqual(connections * aheadMost);
  });

  test('one after the other are all answered', async () => {
    const { token } = await app.client({ username: 'PATIENT' });
    const request = (end: string) =>
      `GET /api/user/nothing HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n${end}\r\n`;
    const { hostname, port } = new URL(app.address);
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    for (let sent = 0; sent < 3 * aheadMost; sent += 1) {
      socket.write(request(''));
      const answer = await new Promise<Buffer>((resolve) => void socket.once('data', resolve));
      expect(String(answer)).toMatch(/^HTTP\/1.1 404/);
    }
  });
});

describe('bodies in pieces', () => {
  test('are taken up to sixteen of an address; another is refused at its head', async () => {
    const hold = async (first: string) => {
      const held = await holdBody(app.address, { path: '/wallet/v1/bet', first });
      onTestFinished(held.close);
      return held;
    };
    const held = [];
    for (let count = 0; count < inPiecesMost; count += 1) held.push(await hold('1\r\n{\r\n'));
    await expect.poll(async () => (await (await hold('2\r\n{}\r\n0\r\n\r\n')).answer).status).toBe(429);
    // Whose length is known comes in all the same.
    expect((await sendRequest(`${app.address}/health`)).status).toBe(200);
    for (const each of held) each.close();
    await expect.poll(async () => (await (await hold('2\r\n{}\r\n0\r\n\r\n')).answer).status).not.toBe(429);
  });
});
