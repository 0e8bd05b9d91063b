import type { BookmakerPicture } from '@maidan/contract';
import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CupTie } from '../support/cup-tie.ts';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';
import type { TestSocket } from '../support/test-socket.ts';

let desk: SportsDesk;
let reads = 0;

const countReads = (db: Db): Db => ({
  ...db,
  snapshot: (work) =>
    db.snapshot((tx) =>
      work({
        ...tx,
        query(statement, params) {
          if (statement.name === 'positions-on-event') reads += 1;
          return tx.query(statement, params);
        },
      }),
    ),
});

beforeAll(async () => {
  desk = await openSportsDesk({ wrapDb: countReads });
});
afterAll(() => desk.close());

const positionsIn = ({ result }: BookmakerPicture) => result.team_data.map(({ positon }) => positon);

/** The next picture of the match that shows these positions. */
async function untilPositions(socket: TestSocket, { marketId }: CupTie, wanted: number[]): Promise<void> {
  for (;;) {
    const picture = (await socket.next(marketId)) as BookmakerPicture;
    if (JSON.stringify(positionsIn(picture)) === JSON.stringify(wanted)) return;
  }
}

async function movePrice(tie: CupTie, odds: number): Promise<void> {
  await desk.sendChanges(tie.open(tie.ids.bookmaker, [tie.bestOf('lions', odds, odds + 400)]));
  desk.beat();
}

test('whole pictures show each client its own positions, and everybody else none', async () => {
  const tie = await desk.tie();
  const [client, other] = [await desk.bettor(), await desk.bettor()];
  const [own, others, anybody] = [
    await desk.provedSocket(client),
    await desk.provedSocket(other),
    await desk.socket(),
  ];
  for (const socket of [own, others, anybody]) {
    socket.io.emit('JoinRoom', { room: tie.marketId });
    await untilPositions(socket, tie, [0, 0]);
  }
  await desk.betOdds(client, tie);
  await untilPositions(own, tie, [900, -1000]);
  await desk.betOdds(client, tie, { type: 'K', odds: 0.94, amount: 500 });
  await untilPositions(own, tie, [430, -500]);
  await movePrice(tie, 8000);
  await untilPositions(own, tie, [430, -500]);
  for (const socket of [others, anybody]) {
    await untilPositions(socket, tie, [0, 0]);
    const pictures = socket.heard.filter(({ event }) => event === tie.marketId);
    expect(pictures.flatMap(({ message }) => positionsIn(message as BookmakerPicture))).not.toContain(430);
  }
});

test('a client with bets is shown its positions, whether it joins before or after it signs in', async () => {
  const [tie, client] = [await desk.tie(), await desk.bettor()];
  await desk.betOdds(client, tie);
  const [signedIn, signsInLater] = [await desk.provedSocket(client), await desk.socket()];
  signedIn.io.emit('JoinRoom', { room: tie.marketId });
  await untilPositions(signedIn, tie, [900, -1000]);
  signsInLater.io.emit('JoinRoom', { room: tie.marketId });
  await untilPositions(signsInLater, tie, [0, 0]);
  await signsInLater.prove(client);
  await movePrice(tie, 8000);
  await untilPositions(signsInLater, tie, [900, -1000]);
});

test('pages that ask for changes are sent pictures without positions', async () => {
  const [tie, client] = [await desk.tie(), await desk.bettor()];
  await desk.betOdds(client, tie);
  // Its positions are known by then.
  const whole = await desk.provedSocket(client);
  whole.io.emit('JoinRoom', { room: tie.marketId });
  await untilPositions(whole, tie, [900, -1000]);
  const socket = await desk.provedSocket(client);
  socket.io.emit('JoinRoom', { room: tie.marketId, changes: true });
  await untilPositions(socket, tie, [0, 0]);
  await movePrice(tie, 8000);
  await socket.next(`${tie.marketId}/changes`);
  expect(socket.heard.filter(({ event }) => event === tie.marketId).length).toBe(1);
});

test('joining again and again reads the positions of a client once', async () => {
  const [tie, client] = [await desk.tie(), await desk.bettor()];
  await desk.betOdds(client, tie);
  const socket = await desk.provedSocket(client);
  const before = reads;
  for (let count = 0; count < 40; count += 1) socket.io.emit('JoinRoom', { room: tie.marketId });
  await untilPositions(socket, tie, [900, -1000]);
  expect(reads - before).toBe(1);
});

test('the cache address shows positions only to the client that sends its token, as a private reply', async () => {
  const [tie, client, other] = [await desk.tie(), await desk.bettor(), await desk.bettor()];
  await desk.betOdds(client, tie);
  const poll = async (token?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const got = await desk.send(`/cache/bookmaker/${tie.marketId}`, { headers });
    expect(got.headers.vary).toMatch(/authorization/i);
    return [...positionsIn(JSON.parse(got.text)), got.headers['cache-control']];
  };
  expect(await poll(client.token)).toEqual([900, -1000, 'private, max-age=1']);
  expect(await poll(other.token)).toEqual([0, 0, 'private, max-age=1']);
  expect(await poll()).toEqual([0, 0, 'public, max-age=1']);
  expect(await poll('A'.repeat(43))).toEqual([0, 0, 'public, max-age=1']);
});
