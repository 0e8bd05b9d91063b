import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sendRequest } from '../support/send-request.ts';
import { openTestSocket } from '../support/test-socket.ts';
import { type HouseProcess, startHouse, temporaryFolder } from './house-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let house: HouseProcess;
let address: string;
const settings = () => ({ DATA_DIR: join(folder.path, 'data') });

beforeAll(async () => {
  folder = await temporaryFolder();
  house = startHouse(settings());
  address = await house.listening;
});
afterAll(async () => {
  house.child.kill('SIGKILL');
  await house.ended;
  await folder.remove();
});

describe('a started house', () => {
  test('prints a demo login that signs in', async () => {
    await vi.waitFor(() => expect(house.stdout()).toMatch(/Demo login: .+ \/ .+\n/));
    const [, username, password] = /Demo login: (\S+) \/ (\S+)\n/.exec(house.stdout()) ?? [];
    const got = await sendRequest(`${address}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    expect(JSON.parse(got.text)).toMatchObject({ error: false, data: { data: { balance: 500_000 } } });
  });

  test('prints no warning of a predictable season, since it drew its own seed', () => {
    expect(house.stdout()).not.toContain('SIM_SEED');
  });

  test('reports that it runs and is ready', async () => {
    expect(await sendRequest(`${address}/health`)).toMatchObject({ status: 200, text: '{"status":"live"}' });
    const ready = { status: 200, text: '{"status":"ready"}' };
    await vi.waitFor(async () => expect(await sendRequest(`${address}/ready`)).toMatchObject(ready));
  });

  test('gives its metrics to Prometheus', async () => {
    const { status, headers, text } = await sendRequest(`${address}/metrics`);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=/);
    expect(text).toMatch(/^process_cpu_user_seconds_total [\d.]+$/m);
  });

  test('gives the contract to machines', async () => {
    const { status, text } = await sendRequest(`${address}/docs`);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      openapi: expect.stringMatching(/^3\./),
      paths: { '/user/login': { post: expect.anything() } },
    });
  });

  test('keeps a second process out of its data folder', async () => {
    const second = startHouse(settings());
    onTestFinished(() => void second.child.kill('SIGKILL'));
    expect((await second.ended).code).toBe(1);
    expect(second.stderr().trimEnd()).toBe(
      `The data folder ${settings().DATA_DIR} is in use by process ${house.child.pid}. Stop it, or set another DATA_DIR.`,
    );
    await vi.waitFor(async () => expect((await sendRequest(`${address}/ready`)).status).toBe(200));
  });
});

describe('asked to stop', () => {
  /** The head of a sign-in, its body still to come. */
  async function halfRequest(body: string): Promise<Socket> {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const head = [
      'POST /api/website/domainSettingByDomainName HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      `content-length: ${body.length}`,
      'expect: 100-continue',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    // The server has taken the request up once it asks for the rest.
    await new Promise<void>((resolve) => socket.once('data', () => resolve()));
    return socket;
  }

  test('it takes no more work, finishes what is under way, closes its sockets and ends well', async () => {
    const body = JSON.stringify({ domainUrl: 'localhost' });
    const underWay = await halfRequest(body);
    const listener = await openTestSocket(address, {});
    house.child.kill('SIGTERM');
    await listener.closed;
    await vi.waitFor(() => expect(sendRequest(`${address}/health`)).rejects.toThrow('ECONNREFUSED'));
    expect(house.child.exitCode).toBeNull();

    const parts: Buffer[] = [];
    underWay.on('data', (part) => parts.push(part));
    underWay.write(body);
    await new Promise((resolve) => underWay.once('close', resolve));
    const answer = Buffer.concat(parts).toString('utf8');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toContain('"error":false');
    expect(await house.ended).toEqual({ code: 0, signal: null });
    expect(house.stderr()).toBe('');
  });
});

describe('started again, with a chosen seed for its season', () => {
  test('it finds its data folder open, with everything in it', async () => {
    house = startHouse({ ...settings(), SIM_SEED: 'known-to-somebody' });
    address = await house.listening;
    await vi.waitFor(async () => expect((await sendRequest(`${address}/ready`)).status).toBe(200));
    expect(house.stdout()).not.toContain('Applying');
  });

  test('it says loudly that its results are predictable, and not the seed', () => {
    expect(house.stdout()).toMatch(
      /^\*\*\* WARNING: SIM_SEED is set\. Whoever knows it can compute every result/m,
    );
    expect(house.stdout() + house.stderr()).not.toContain('known-to-somebody');
  });
});
