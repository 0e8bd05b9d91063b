import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { QuickClient } from '../support/quick-client.ts';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(() => desk.close());

interface Line {
  readonly socket: Socket;
  readonly heard: { readonly event: string; readonly message: unknown }[];
}

/** A line that is connected by hand again, so that a test acts while it is down. */
function openLine(auth: object = {}): Line {
  const socket = io(desk.address, { transports: ['websocket'], forceNew: true, reconnection: false, auth });
  const heard: Line['heard'] = [];
  socket.onAny((event: string, message: unknown) => void heard.push({ event, message }));
  onTestFinished(() => void socket.close());
  return { socket, heard };
}

const until = (look: () => boolean) => expect.poll(look, { interval: 5 }).toBe(true);
const eventsOf = ({ heard }: Line) => heard.map(({ event }) => event);
const untilConnected = ({ socket }: Line) => until(() => socket.connected);

async function provedLine(client: QuickClient): Promise<Line> {
  const line = openLine();
  await untilConnected(line);
  line.socket.emit('login', { userId: client.userId, token: client.token });
  await until(() => eventsOf(line).includes('userLoggedIn'));
  return line;
}

/** Until both ends have noticed. */
async function drop({ socket, heard }: Line): Promise<void> {
  const open = desk.live.socketCount();
  socket.io.engine.close();
  await until(() => !socket.connected && desk.live.socketCount() < open);
  heard.length = 0;
}

/** What the house sends one client, and after it something that everyone in a room is sent: the line is in no other order. */
async function privateEvents(line: Line, client: QuickClient): Promise<string[]> {
  desk.outbox.toClient(client.id, 'coinUpdate', { coins: 1, exposure: 0 });
  const tie = await desk.tie();
  line.socket.emit('marketByEvent', tie.eventId);
  await until(() => eventsOf(line).includes(tie.eventId));
  return eventsOf(line).filter((event) => event === 'coinUpdate');
}

test('a line that follows a dropped one is sent what is private, though nobody signs in again', async () => {
  const client = await desk.bettor();
  const line = await provedLine(client);
  await drop(line);
  line.socket.connect();
  await until(() => eventsOf(line).includes('userLoggedIn'));
  expect(await privateEvents(line, client)).toEqual(['coinUpdate']);
});

test('a session that ended while its line was down is signed out, and nothing private is sent', async () => {
  const client = await desk.bettor();
  const line = await provedLine(client);
  await drop(line);
  await desk.call('user/logout', {}, client);
  line.socket.connect();
  await until(() => eventsOf(line).includes('domainUpdate'));
  expect(line.heard).toEqual([{ event: 'domainUpdate', message: { isLogout: true } }]);
  await until(() => !line.socket.connected);
});

test.each([
  ['a made-up id', { pid: 'made-up', offset: '' }],
  ["a socket's public id", { pid: 'public', offset: '' }],
  ['an id that is no text', { pid: { $ne: 1 }, offset: '' }],
])('%s of a dropped line gives nothing of it', async (_, auth) => {
  const client = await desk.bettor();
  const victim = await provedLine(client);
  const handshake = auth.pid === 'public' ? { ...auth, pid: victim.socket.id } : auth;
  await drop(victim);
  const line = openLine(handshake);
  await untilConnected(line);
  expect(await privateEvents(line, client)).toEqual([]);
});

test('a line two minutes gone is a new one, which is sent prices and nothing private', async () => {
  const client = await desk.bettor();
  const line = await provedLine(client);
  await drop(line);
  desk.clock.advance(2 * 60_000);
  line.socket.connect();
  await untilConnected(line);
  expect(await privateEvents(line, client)).toEqual([]);
});

test('a line has one end: the one that follows closes the one that seemed open', async () => {
  const client = await desk.bettor();
  const first = await provedLine(client);
  const { _pid: pid } = first.socket as unknown as { readonly _pid: string };
  const second = openLine({ pid, offset: '' });
  await until(() => eventsOf(second).includes('userLoggedIn'));
  await until(() => !first.socket.connected);
  expect(await privateEvents(second, client)).toEqual(['coinUpdate']);
  expect(eventsOf(first)).not.toContain('coinUpdate');
});

test('a reconnect that names a client and proves nothing is answered, and is given nothing private', async () => {
  const client = await desk.bettor();
  const line = openLine();
  await untilConnected(line);
  for (const token of [undefined, null, ''])
    expect(
      await line.socket.emitWithAck('reconnect', { userId: client.userId, domain: 'localhost', token }),
    ).toEqual({ isProved: false });
  expect(await privateEvents(line, client)).toEqual([]);
  const known = await provedLine(client);
  expect(await known.socket.emitWithAck('reconnect', { userId: client.userId })).toEqual({ isProved: true });
  expect(await privateEvents(known, client)).toEqual(['coinUpdate']);
});

test('a reconnect with a wrong token signs out, whatever came before it', async () => {
  const client = await desk.bettor();
  const line = openLine();
  await untilConnected(line);
  await line.socket.emitWithAck('reconnect', { userId: client.userId });
  line.socket.emit('reconnect', { userId: client.userId, token: 'x'.repeat(43) });
  await until(() => eventsOf(line).includes('domainUpdate'));
  await until(() => !line.socket.connected);
});
