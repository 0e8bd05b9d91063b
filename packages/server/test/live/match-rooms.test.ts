import { isDeepStrictEqual } from 'node:util';
import {
  type BookmakerPatch,
  type BookmakerPicture,
  changesChannel,
  type OddsPatch,
  type OddsPicture,
  type SessionRow,
} from '@maidan/contract';
import { openSeason } from '@maidan/feeds';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { CupTie } from '../support/cup-tie.ts';
import type { QuickClient } from '../support/quick-client.ts';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';
import { testStart } from '../support/test-app.ts';
import type { Heard, TestSocket } from '../support/test-socket.ts';

let desk: SportsDesk;
let anchor: CupTie;
beforeAll(async () => {
  desk = await openSportsDesk();
  anchor = await desk.tie();
});
afterAll(() => desk.close());

async function watcher(): Promise<{ client: QuickClient; socket: TestSocket }> {
  const client = await desk.bettor();
  return { client, socket: await desk.provedSocket(client) };
}

let lastMark = 0;
/** Everything received since the last call, once all that the server sent has arrived. */
async function heardBy({ client, socket }: { client: QuickClient; socket: TestSocket }): Promise<Heard[]> {
  lastMark += 1;
  const mark = { coins: lastMark, exposure: -1 };
  desk.outbox.toClient(client.id, 'coinUpdate', mark);
  while (!isDeepStrictEqual(await socket.next('coinUpdate'), mark));
  return socket.heard.splice(0);
}
const on = (heard: readonly Heard[], channel: string) =>
  heard.filter(({ event }) => event === channel).map(({ message }) => message);
const heardOn = async (who: Parameters<typeof heardBy>[0], channel: string) =>
  on(await heardBy(who), channel);
/** Waits until the server has handled everything the socket sent so far: it answers in order. */
async function dealtWith({ socket }: { socket: TestSocket }): Promise<void> {
  socket.io.emit('JoinRoom', { room: anchor.marketId });
  await socket.next(anchor.marketId);
}
const cached = async (path: string) => JSON.parse((await desk.send(path)).text);

describe('joining', () => {
  test('by an object is answered at once with the numbered full picture the cache has', async () => {
    const [who, tie] = [await watcher(), await desk.tie()];
    who.socket.io.emit('marketByEvent', { eventId: tie.eventId });
    who.socket.io.emit('JoinRoom', { room: tie.marketId });
    const odds = await who.socket.next(tie.eventId);
    const bookmaker = await who.socket.next(tie.marketId);
    expect(odds).toEqual(await cached(`/cache/odds/${tie.eventId}`));
    expect(bookmaker).toEqual(await cached(`/cache/bookmaker/${tie.marketId}`));
    expect([odds, bookmaker]).toMatchObject([{ n: expect.any(Number) }, { n: expect.any(Number) }]);
  });

  test('by the bare id is answered with JSON text: the odds a bare list, the market without a number', async () => {
    const [stranger, tie] = [await desk.socket(), await desk.tie()];
    stranger.io.emit('marketByEvent', tie.eventId);
    stranger.io.emit('JoinRoom', tie.marketId);
    const odds = await stranger.next(tie.eventId);
    const market = await stranger.next(tie.marketId);
    const { data } = await cached(`/cache/odds/${tie.eventId}`);
    const { result } = await cached(`/cache/bookmaker/${tie.marketId}`);
    expect([odds, market].map((text) => JSON.parse(String(text)))).toEqual([data, { result }]);

    await desk.sendChanges(tie.suspend(tie.ids.bookmaker), tie.suspend(tie.ids.sixOvers));
    desk.beat();
    const shut = JSON.parse(String(await stranger.next(tie.marketId))).result;
    for (const row of shut.team_data)
      expect(row).toMatchObject({ lgaai: '0.00', khaai: '0.00', running_status: 'SUSPENDED' });
    const closed = { runsYes: 0, runsNo: 0, oddsYes: 0, oddsNo: 0, running_status: 'SUSPENDED' };
    const sixOvers = shut.session.find((row: { session_id: string }) => row.session_id === tie.ids.sixOvers);
    expect(sixOvers).toMatchObject(closed);
    stranger.io.emit('LeaveRoom', tie.marketId);
    stranger.io.emit('LeaveRoom', tie.eventId);
  });

  test('an unknown room, or with an invalid id, is answered with nothing and the socket stays', async () => {
    const who = await watcher();
    who.socket.io.emit('JoinRoom', '1.404');
    for (const payload of [null, {}, [], { room: { $ne: 1 } }, 'x'.repeat(65)])
      who.socket.io.emit('marketByEvent', payload as never);
    await dealtWith(who);
    const heard = await heardBy(who);
    expect(heard.map(({ event }) => event)).toEqual(['userLoggedIn', anchor.marketId, 'coinUpdate']);
    expect(who.socket.io.connected).toBe(true);
  });

  test('in the same moment as the proof is answered, and nothing private comes before it', async () => {
    const tie = await desk.tie();
    const client = await desk.bettor();
    const socket = await desk.socket();
    socket.io.emit('login', { token: client.token, userId: client.userId, domain: 'localhost' });
    socket.io.emit('JoinRoom', { room: tie.marketId });
    socket.io.emit('marketByEvent', { eventId: tie.eventId });
    await socket.next('userLoggedIn');
    await socket.next(tie.marketId);
    await socket.next(tie.eventId);
    expect((await heardBy({ client, socket })).at(-1)?.event).toBe('coinUpdate');
  });

  test('without any session shows the prices for as long as they are watched, and nothing private', async () => {
    const tie = await desk.tie();
    const stranger = await desk.socket();
    stranger.io.emit('marketByEvent', { eventId: tie.eventId });
    stranger.io.emit('JoinRoom', { room: tie.marketId });
    const before = await stranger.next(tie.marketId);
    for (let count = 0; count < 3; count += 1) desk.clock.advance(10_000);
    desk.outbox.toAll('sportsListUpdate', { isUpdate: true });
    await desk.sendChanges(tie.suspend(tie.ids.bookmaker));
    desk.beat();
    expect(await stranger.next(tie.marketId)).not.toEqual(before);
    expect(stranger.heard.map(({ event }) => event)).not.toContain('sportsListUpdate');
    for (const room of [tie.marketId, tie.eventId]) stranger.io.emit('LeaveRoom', room);
    stranger.io.emit('JoinRoom', 'nobody has it');
    const { client, socket } = await watcher();
    await heardBy({ client, socket });
    for (let count = 0; count < 2; count += 1) desk.clock.advance(10_000);
    expect(await stranger.closed).toBe('io server disconnect');
  });

  test('without a session is for a fifth of an address’s sockets at most: the others come in and sign in', async () => {
    const small = await openSportsDesk({ config: { SOCKETS_PER_ADDRESS: 10 } });
    const tie = await small.tie();
    for (let count = 0; count < 2; count += 1) {
      const stranger = await small.socket();
      stranger.io.emit('JoinRoom', { room: tie.marketId });
      await stranger.next(tie.marketId);
    }
    const third = await small.socket();
    third.io.emit('JoinRoom', { room: tie.marketId });
    await third.prove(await small.bettor());
    expect(third.heard.map(({ event }) => event)).toEqual(['userLoggedIn']);
    third.io.emit('JoinRoom', { room: tie.marketId });
    await third.next(tie.marketId);
    await small.close();
  });

  test('more rooms than a page has is not answered', async () => {
    const who = await watcher();
    const ties = [];
    for (let count = 0; count < 30; count += 1) ties.push(await desk.tie());
    for (const { marketId } of ties) who.socket.io.emit('JoinRoom', { room: marketId });
    who.socket.io.emit('LeaveRoom', ties[0]?.marketId ?? '');
    await dealtWith(who);
    const joined = (await heardBy(who)).map(({ event }) => event);
    expect(joined).toContain(ties[0]?.marketId);
    expect(joined).not.toContain(ties.at(-1)?.marketId);
    who.socket.io.emit('LeaveRoom', anchor.marketId);
    who.socket.io.emit('JoinRoom', { room: ties.at(-1)?.marketId ?? '' });
    expect(await who.socket.next(ties.at(-1)?.marketId ?? '')).toHaveProperty('result');
  });
});

describe('a watched match', () => {
  test('sends one picture a beat whatever happened in it, and none when nothing did', async () => {
    const [who, tie] = [await watcher(), await desk.tie()];
    who.socket.io.emit('JoinRoom', { room: tie.marketId });
    const first = (await who.socket.next(tie.marketId)) as BookmakerPicture;
    await heardOn(who, tie.marketId);
    await desk.sendChanges(tie.suspend(tie.ids.bookmaker));
    await desk.sendChanges(tie.suspend(tie.ids.sixOvers));
    await desk.sendChanges(tie.suspend(tie.ids.firstWicket));
    desk.beat();
    const heard = (await heardOn(who, tie.marketId)) as BookmakerPicture[];
    expect(heard.map(({ n }) => n)).toEqual([first.n + 1]);
    expect(heard[0]?.result.session.every((row) => row.running_status === 'SUSPENDED')).toBe(true);
    await desk.sendChanges(tie.suspend(tie.ids.bookmaker));
    desk.beat();
    desk.beat();
    expect(await heardOn(who, tie.marketId)).toEqual([]);
  });

  test('sends those who ask for changes only what differs', async () => {
    const [who, tie] = [await watcher(), await desk.tie()];
    who.socket.io.emit('JoinRoom', { room: tie.marketId, changes: true });
    who.socket.io.emit('marketByEvent', { eventId: tie.eventId, changes: true });
    const bookmaker = (await who.socket.next(tie.marketId)) as BookmakerPicture;
    const odds = (await who.socket.next(tie.eventId)) as OddsPicture;
    await desk.sendChanges(
      tie.line(tie.ids.sixOvers, { yesRun: 47, noRun: 44, yesOdds: 10_000, noOdds: 10_000 }),
      tie.suspend(tie.ids.tiedMatch),
      tie.result(tie.ids.firstWicket, { kind: 'run', run: 3 }),
    );
    desk.beat();
    expect(await who.socket.next(changesChannel(tie.marketId))).toEqual({
      n: bookmaker.n + 1,
      session: [{ Selection_id: tie.ids.sixOvers, runsYes: 47 }],
      gone: [tie.ids.firstWicket],
    });
    const empty = { availableToBack: [], availableToLay: [] };
    expect(await who.socket.next(changesChannel(tie.eventId))).toEqual({
      n: odds.n + 1,
      data: [
        {
          marketId: tie.ids.tiedMatch,
          status: 'SUSPENDED',
          runners: [
            { selectionId: 1, ex: empty },
            { selectionId: 2, ex: empty },
          ],
        },
      ],
    });
    expect((await heardOn(who, tie.marketId)).length).toBe(1);
  });

  test('is sent in full to those who watch, though others join or poll between two beats', async () => {
    const [plain, patched, tie] = [await watcher(), await watcher(), await desk.tie()];
    plain.socket.io.emit('JoinRoom', { room: tie.marketId });
    patched.socket.io.emit('JoinRoom', { room: tie.marketId, changes: true });
    const first = (await plain.socket.next(tie.marketId)) as BookmakerPicture;
    await patched.socket.next(tie.marketId);
    await heardOn(plain, tie.marketId);
    await desk.sendChanges(tie.suspend(tie.ids.bookmaker));
    await cached(`/cache/bookmaker/${tie.marketId}`);
    const late = await watcher();
    late.socket.io.emit('JoinRoom', { room: tie.marketId });
    await late.socket.next(tie.marketId);
    desk.beat();
    const next = (await plain.socket.next(tie.marketId)) as BookmakerPicture;
    expect(next.n).toBe(first.n + 1);
    expect(await patched.socket.next(changesChannel(tie.marketId))).toEqual({
      n: first.n + 1,
      team_data: next.result.team_data,
    });
    expect(await late.socket.next(tie.marketId)).toEqual(next);
  });

  test('that nobody watched for a while is shown as it is now to the first who joins again', async () => {
    const [who, tie] = [await watcher(), await desk.tie()];
    who.socket.io.emit('JoinRoom', { room: tie.marketId });
    const first = (await who.socket.next(tie.marketId)) as BookmakerPicture;
    who.socket.io.emit('LeaveRoom', tie.marketId);
    await dealtWith(who);
    await desk.sendChanges(tie.suspend(tie.ids.bookmaker));
    desk.beat();
    who.socket.io.emit('JoinRoom', { room: tie.marketId });
    const again = (await who.socket.next(tie.marketId)) as BookmakerPicture;
    expect(again.n).toBe(first.n + 1);
    expect(again.result.team_data[0]?.running_status).toBe('SUSPENDED');
  });

  test('sends nothing after LeaveRoom, pictures or changes', async () => {
    const [plain, patched, tie] = [await watcher(), await watcher(), await desk.tie()];
    plain.socket.io.emit('JoinRoom', { room: tie.marketId });
    patched.socket.io.emit('marketByEvent', { eventId: tie.eventId, changes: true });
    plain.socket.io.emit('LeaveRoom', tie.marketId);
    patched.socket.io.emit('LeaveRoom', tie.eventId);
    await Promise.all([dealtWith(plain), dealtWith(patched)]);
    await Promise.all([heardBy(plain), heardBy(patched)]);
    await desk.sendChanges(tie.suspend(tie.ids.bookmaker), tie.suspend(tie.ids.matchOdds));
    desk.beat();
    expect(await heardOn(plain, tie.marketId)).toEqual([]);
    expect(await heardOn(patched, changesChannel(tie.eventId))).toEqual([]);
  });

  test('shows its toss suspended from an hour before the start, without a message from the feed', async () => {
    const [who, tie] = [await watcher(), await desk.tie({ startsAt: desk.clock.now() + 3_601_000 })];
    who.socket.io.emit('JoinRoom', { room: tie.marketId, changes: true });
    const first = (await who.socket.next(tie.marketId)) as BookmakerPicture;
    expect(first.result.toss_data).toMatchObject([{ lgaai: '0.95' }, { lgaai: '0.95' }]);
    desk.clock.advance(1250);
    expect(await who.socket.next(changesChannel(tie.marketId))).toMatchObject({
      n: first.n + 1,
      toss_data: [{ lgaai: '0.00', running_status: 'SUSPENDED' }, { running_status: 'SUSPENDED' }],
    });
  });

  test('is suspended in its room when the feed falls silent, and returns when it does', async () => {
    const [who, tie] = [await watcher(), await desk.tie()];
    who.socket.io.emit('JoinRoom', { room: tie.marketId });
    const first = (await who.socket.next(tie.marketId)) as BookmakerPicture;
    await heardBy(who);
    desk.clock.advance(6000);
    expect(await heardOn(who, tie.marketId)).toEqual([]);
    desk.clock.advance(250);
    expect(await who.socket.next(tie.marketId)).toMatchObject({
      n: first.n + 1,
      result: { team_data: [{ running_status: 'SUSPENDED' }, { running_status: 'SUSPENDED' }] },
    });
    await desk.sendChanges();
    desk.beat();
    const back = (await who.socket.next(tie.marketId)) as BookmakerPicture;
    expect(back.result).toEqual(first.result);
  });
});

describe('what is sent without asking', () => {
  test('sportsListUpdate when a match is new or changes, and not for prices', async () => {
    const who = await watcher();
    const tie = await desk.tie();
    expect(await heardOn(who, 'sportsListUpdate')).toEqual([{ isUpdate: true }]);
    await desk.sendChanges(...tie.prices);
    expect(await heardOn(who, 'sportsListUpdate')).toEqual([]);
    await desk.sendChanges(tie.withStatus('completed'));
    expect(await heardOn(who, 'sportsListUpdate')).toEqual([{ isUpdate: true }]);
  });

  test("sessionBetUpdate with the match's marketId after a bet and after its result, to its client alone", async () => {
    const [who, other, tie] = [await watcher(), await watcher(), await desk.tie()];
    await desk.betOdds(who.client, tie);
    await desk.betSession(who.client, tie);
    const notice = { marketId: tie.marketId };
    expect(await heardOn(who, 'sessionBetUpdate')).toEqual([notice, notice]);
    await desk.betSession(who.client, tie, { run: 1 });
    expect(await heardOn(who, 'sessionBetUpdate')).toEqual([]);
    await desk.sendChanges(tie.result(tie.ids.sixOvers, { kind: 'run', run: 46 }));
    expect(await heardOn(who, 'sessionBetUpdate')).toEqual([notice]);
    expect(await heardOn(other, 'sessionBetUpdate')).toEqual([]);
  });

  test('sessionBetUpdate to a socket that joined the match and never signed in, once its bets are settled, not when one is placed', async () => {
    const [who, stranger, tie] = [await watcher(), await desk.socket(), await desk.tie()];
    stranger.io.emit('JoinRoom', tie.marketId);
    await stranger.next(tie.marketId);
    await desk.betSession(who.client, tie);
    desk.beat();
    stranger.io.emit('JoinRoom', anchor.marketId);
    await stranger.next(anchor.marketId);
    expect(on(stranger.heard, 'sessionBetUpdate')).toEqual([]);
    await desk.sendChanges(tie.result(tie.ids.sixOvers, { kind: 'run', run: 46 }));
    desk.beat();
    const { marketId } = tie;
    expect(await stranger.next('sessionBetUpdate')).toEqual({ marketId });
    expect(await stranger.next('listUpdate')).toEqual({ isSessionListUpdate: true, marketId });
    expect(on(stranger.heard, 'coinUpdate')).toEqual([]);
  });
});

/** Applies a patch as a client would that has only the contract. */
function patchBookmaker({ result }: BookmakerPicture, patch: BookmakerPatch): BookmakerPicture {
  const rows = new Map(result.session.map((row) => [row.Selection_id, row]));
  for (const id of patch.gone ?? []) rows.delete(id);
  for (const row of patch.session ?? [])
    rows.set(row.Selection_id, { ...rows.get(row.Selection_id), ...row } as SessionRow);
  const session = [...rows.values()].sort((one, other) => Number(one.priority) - Number(other.priority));
  return {
    n: patch.n,
    result: {
      team_data: [...(patch.team_data ?? result.team_data)],
      toss_data: [...(patch.toss_data ?? result.toss_data)],
      session,
      commission_fancy_data: session.filter((row) => row.com_perm === 'YES'),
      no_commission_fancy_data: session.filter((row) => row.com_perm === 'NO'),
    },
  };
}

function patchOdds(picture: OddsPicture, patch: OddsPatch): OddsPicture {
  type Market = OddsPicture['data'][number];
  const markets = new Map(picture.data.map((market) => [market.marketId, market]));
  for (const id of patch.gone ?? []) markets.delete(id);
  for (const { runners: changed = [], ...rest } of patch.data ?? []) {
    const known = markets.get(rest.marketId);
    const runners = new Map((known?.runners ?? []).map((runner) => [runner.selectionId, runner]));
    for (const runner of changed)
      runners.set(runner.selectionId, {
        ...runners.get(runner.selectionId),
        ...runner,
      } as Market['runners'][number]);
    markets.set(rest.marketId, { ...known, ...rest, runners: [...runners.values()] } as Market);
  }
  return { n: patch.n, data: [...markets.values()] };
}

describe('patches', () => {
  const minuteMs = 60_000;
  const season = openSeason({
    seed: 'a season of proof',
    startedAt: testStart,
    speed: 1,
    rollouts: { innings: 40, match: 24 },
  });
  const runs = fc.record({
    place: fc.integer({ min: 0, max: 40 }),
    moments: fc
      .array(fc.integer({ min: -80 * minuteMs, max: 36 * minuteMs }), { minLength: 3, maxLength: 5 })
      .map((moments) => moments.sort((one, other) => one - other)),
    polls: fc.boolean(),
  });

  test('on the first picture of a simulated match always lead to the next full one', async () => {
    let patches = 0;
    await fc.assert(
      fc.asyncProperty(runs, async ({ place, moments, polls }) => {
        const eventId = String(3011500000 + place);
        const marketId = `1.${eventId}`;
        const startsAt = testStart + place * 15 * minuteMs;
        const [plain, patched] = [await watcher(), await watcher()];
        const [first = 0, ...later] = moments;
        await desk.sendChanges(...season.replay(eventId, startsAt + first));
        for (const { socket, changes } of [
          { socket: plain.socket, changes: false },
          { socket: patched.socket, changes: true },
        ]) {
          socket.io.emit('JoinRoom', { room: marketId, changes });
          socket.io.emit('marketByEvent', { eventId, changes });
        }
        let bookmaker = (await patched.socket.next(marketId)) as BookmakerPicture;
        let odds = (await patched.socket.next(eventId)) as OddsPicture;
        await heardOn(plain, '');
        for (const moment of [...later, 60 * minuteMs]) {
          await desk.sendChanges(...season.replay(eventId, startsAt + moment));
          if (polls) await cached(`/cache/bookmaker/${marketId}`);
          desk.beat();
          const heard = await heardBy(patched);
          for (const patch of on(heard, changesChannel(marketId)) as BookmakerPatch[])
            bookmaker = patchBookmaker(bookmaker, patch);
          for (const patch of on(heard, changesChannel(eventId)) as OddsPatch[])
            odds = patchOdds(odds, patch);
          patches += heard.length;
          expect(bookmaker).toEqual(await cached(`/cache/bookmaker/${marketId}`));
          expect(odds).toEqual(await cached(`/cache/odds/${eventId}`));
          const pictures = await heardBy(plain);
          for (const [channel, held] of [
            [marketId, bookmaker],
            [eventId, odds],
          ] as const) {
            const full = on(pictures, channel).at(-1);
            if (full !== undefined) expect(held).toEqual(full);
          }
        }
        plain.socket.close();
        patched.socket.close();
      }),
      { numRuns: 6 * inject('caseFactor'), seed: 2026 },
    );
    expect(patches).toBeGreaterThan(6);
  });
});
