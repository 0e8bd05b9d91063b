import { manualClock } from '@maidan/betting';
import { changesChannel, type RoomPicture } from '@maidan/contract';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import type { AddressedConnection } from './connections.ts';
import type { LiveSocket } from './live-server.ts';
import { openRooms } from './open-rooms.ts';
import { quietOutbox } from './outbox.ts';
import type { ProductRooms, Room, Unnumbered } from './room.ts';
import { createRooms } from './rooms.ts';

const beatMs = 250;

/** Rooms with watchers in those named, and all that was sent to them. */
function openScratch() {
  const clock = manualClock(0);
  const watched = new Set<string>();
  const sent: { to: string; channel: string; picture: RoomPicture }[] = [];
  const rooms = createRooms({
    clock,
    outbox: {
      ...quietOutbox,
      hasListeners: (name) => watched.has(name),
      listenerCount: () => 1,
      toRoom: (to, channel, picture) => void sent.push({ to, channel, picture: picture as RoomPicture }),
    },
  });
  const room = scratchRoom('scratch');
  return {
    clock,
    rooms,
    room,
    watched,
    sent,
    /** Changes the content of the room and advances to the next beat. */
    change(value: number) {
      room.value = value;
      rooms.touch([room]);
      clock.advance(beatMs);
    },
  };
}

type Scratch = { value: number };

/** The content is one number; the patch is the difference. */
function scratchRoom(id: string) {
  const scratch: Room & { name: string; value: number; builds: number } = {
    name: `scratch:${id}`,
    channel: id,
    value: 0,
    builds: 0,
    build() {
      scratch.builds += 1;
      return { value: scratch.value } as unknown as Unnumbered<RoomPicture>;
    },
    diff(before, after) {
      const added = (after as unknown as Scratch).value - (before as unknown as Scratch).value;
      return added === 0 ? undefined : ({ added } as unknown as Unnumbered<RoomPicture>);
    },
  };
  return scratch;
}

test('the number of a picture grows when its content differs, and only then', () => {
  const { rooms, room } = openScratch();
  expect(rooms.picture(room)).toEqual({ value: 0, n: 1 });
  expect(rooms.picture(room)).toEqual({ value: 0, n: 1 });
  room.value = 5;
  expect(rooms.picture(room)).toEqual({ value: 5, n: 2 });
});

test('watchers of pictures are sent the picture, and watchers of changes the patch from the one before', () => {
  const { rooms, room, watched, sent, change } = openScratch();
  rooms.picture(room);
  watched.add(room.name).add(changesChannel(room.name));
  change(7);
  change(7);
  change(10);
  expect(sent).toEqual([
    { to: room.name, channel: 'scratch', picture: { value: 7, n: 2 } },
    { to: changesChannel(room.name), channel: changesChannel('scratch'), picture: { added: 7, n: 2 } },
    { to: room.name, channel: 'scratch', picture: { value: 10, n: 3 } },
    { to: changesChannel(room.name), channel: changesChannel('scratch'), picture: { added: 3, n: 3 } },
  ]);
});

test('all changes within a beat are sent as one picture', () => {
  const { clock, rooms, room, watched, sent } = openScratch();
  rooms.picture(room);
  watched.add(room.name);
  for (const value of [1, 2, 3]) {
    room.value = value;
    rooms.touch([room]);
  }
  clock.advance(beatMs);
  clock.advance(beatMs);
  expect(sent.map(({ picture }) => picture)).toEqual([{ value: 3, n: 2 }]);
});

test('a room nobody watches is not built', () => {
  const { room, change } = openScratch();
  change(1);
  change(2);
  expect(room.builds).toBe(0);
});

test('while a room is watched its picture changes only on the beat', () => {
  const { rooms, room, watched, change } = openScratch();
  rooms.picture(room);
  watched.add(room.name);
  room.value = 4;
  expect(rooms.picture(room)).toEqual({ value: 0, n: 1 });
  change(4);
  expect(rooms.picture(room)).toEqual({ value: 4, n: 2 });
});

test('the first to watch a room again gets its present picture', () => {
  const { rooms, room, watched, change } = openScratch();
  rooms.picture(room);
  change(9);
  expect(rooms.picture(room)).toEqual({ value: 9, n: 2 });
  watched.add(room.name);
  expect(rooms.picture(room)).toEqual({ value: 9, n: 2 });
});

test('a forgotten room is not sent, and a new one with its name starts over', () => {
  const { clock, rooms, room, watched, sent, change } = openScratch();
  watched.add(room.name);
  change(1);
  room.value = 2;
  rooms.touch([room]);
  rooms.forget(room.name);
  clock.advance(beatMs);
  expect([room.builds, sent]).toEqual([1, []]);
  expect(rooms.picture(room)).toEqual({ value: 2, n: 1 });
});

test('a room touched in beforeBeat is sent with that beat', () => {
  const { clock, rooms, room, watched, sent } = openScratch();
  rooms.picture(room);
  watched.add(room.name);
  rooms.beforeBeat(() => {
    room.value = clock.now();
    rooms.touch([room]);
  });
  clock.advance(beatMs);
  expect(sent.map(({ picture }) => picture)).toEqual([{ value: beatMs, n: 2 }]);
});

/** A fake socket that records its listeners, its rooms and what it was sent. */
function scratchSocket() {
  const listeners = new Map<string, (payload: unknown) => void>();
  const joined = new Set<string>();
  const heard: string[] = [];
  const socket = {
    data: {},
    on: (event: string, listener: (payload: unknown) => void) => void listeners.set(event, listener),
    join: (name: string) => void joined.add(name),
    leave: (name: string) => void joined.delete(name),
  } as unknown as LiveSocket;
  const connection = {
    takeWatchPlace: () => true,
    isBehind: () => false,
    onCaughtUp: () => undefined,
    send: ({ text }: { text: string }, onSent: () => void) => {
      heard.push(text);
      onSent();
    },
  } as unknown as AddressedConnection;
  const emit = (event: string, payload: unknown) => listeners.get(event)?.(payload);
  return { socket, connection, joined, heard, emit };
}

const product = (more: Partial<ProductRooms>): ProductRooms => ({
  joins: {},
  pages: {},
  notFound: 'No such room',
  ...more,
});

function joinable(...products: ProductRooms[]) {
  const scratch = openScratch();
  const http = fastify();
  const opened = scratchSocket();
  openRooms(http, scratch.rooms, products)(opened.socket, opened.connection);
  return { ...scratch, ...opened, http };
}

test('joining sends the full picture at once, and leaving ends the updates', () => {
  const room = scratchRoom('one');
  const { joined, heard, emit } = joinable(
    product({ joins: { JoinRoom: (id) => (id === 'one' ? room : undefined) } }),
  );
  emit('JoinRoom', 'one');
  emit('JoinRoom', 'two');
  expect(heard).toEqual(['2["one",{"value":0,"n":1}]']);
  expect([...joined]).toEqual([room.name]);
  emit('JoinRoom', { room: 'one', changes: true });
  expect([...joined]).toEqual([changesChannel(room.name)]);
  emit('LeaveRoom', 'one');
  expect([...joined]).toEqual([]);
});

test('of several products that answer an event, the first that has the room is used', () => {
  const [tables, matches] = [scratchRoom('both'), scratchRoom('both')];
  matches.name = 'match:both';
  const other = scratchRoom('other');
  const { joined, emit } = joinable(
    product({ joins: { marketByEvent: () => other } }),
    product({ joins: { JoinRoom: (id) => (id === 'both' ? tables : undefined) } }),
    product({ joins: { JoinRoom: (id) => (id === 'both' ? matches : other) } }),
  );
  emit('JoinRoom', 'both');
  expect([...joined]).toEqual([tables.name]);
  emit('JoinRoom', 'other');
  expect([...joined]).toEqual([tables.name, other.name]);
});

test('a socket may be in twenty rooms at most, and may leave one for another', () => {
  const { joined, emit } = joinable(product({ joins: { JoinRoom: scratchRoom } }));
  for (let count = 1; count <= 25; count += 1) emit('JoinRoom', `room-${count}`);
  expect(joined.size).toBe(20);
  emit('JoinRoom', { room: 'room-20', changes: true });
  expect(joined).toContain(changesChannel('scratch:room-20'));
  emit('LeaveRoom', 'room-1');
  emit('JoinRoom', 'room-25');
  expect(joined).toContain('scratch:room-25');
});

test('a page has the picture of its room with a tag, and a request with that tag gets a 304', async () => {
  const room = scratchRoom('one');
  const { http } = joinable(
    product({ pages: { '/cache/scratch/:id': (id) => (id === 'one' ? room : undefined) } }),
  );
  const first = await http.inject('/cache/scratch/one');
  expect(first.json()).toEqual({ value: 0, n: 1 });
  expect(first.headers['cache-control']).toBe('public, max-age=1');
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await http.inject({ url: '/cache/scratch/one', headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  room.value = 3;
  const changed = await http.inject({ url: '/cache/scratch/one', headers });
  expect([changed.statusCode, changed.json()]).toEqual([200, { value: 3, n: 2 }]);
  const missing = await http.inject('/cache/scratch/two');
  expect([missing.statusCode, missing.json()]).toEqual([404, { message: 'No such room' }]);
});
