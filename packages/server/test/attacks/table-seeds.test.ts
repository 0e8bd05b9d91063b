import { randomBytes } from 'node:crypto';
import { keyToHex } from '@maidan/betting';
import { statement } from '@maidan/process/db/db.ts';
import { expect, test, vi } from 'vitest';
import { createSeedChains } from '../../src/rounds/seed-chains.ts';
import { openTableDesk } from '../support/table-desk.ts';

const checkpoints = statement('t-seed-checkpoints', 'select checkpoints from seed_chain where game = $1');

test.each([
  ['teen9', 'main', '11', '2.94'],
  ['abj', 'joker', '24', '1.83'],
])(
  'no seed of %s is in anything the house sends before its round is decided',
  async (code, window, sid, rate) => {
    const desk = await openTableDesk();
    const client = await desk.seat();
    const socket = await desk.provedSocket(client);
    socket.io.emit('JoinRoom', code);
    await desk.freshRound(code, window);
    const table = desk.mustTable(code);
    const { game } = table;
    const { eventId } = game.entry;
    const [round, number] = [table.current(), Number(table.current()?.roundId.split('.')[1])];
    if (round === undefined) throw new Error('no round');
    const chains = createSeedChains({ db: desk.db, clock: desk.clock, randomBytes });
    const later = await Promise.all([1, 2, 3].map((ahead) => chains.seedOf(code, number + ahead)));
    const [kept] = await desk.db.query<{ checkpoints: string[] }>(checkpoints, [code]);
    // The first is the end of the chain, which is public.
    const secrets = [...later.map(({ seed }) => keyToHex(seed)), ...(kept?.checkpoints.slice(1) ?? [])];
    const own = keyToHex(round.seed.seed);

    const heard: string[] = [];
    const get = async (path: string) => heard.push((await desk.send(path)).text);
    const post = async (path: Parameters<typeof desk.sendBody>[0], body: object) =>
      heard.push((await desk.sendBody(path, JSON.stringify(body), client)).text);
    async function askEverything(): Promise<void> {
      await get(`/cache/table/${code}`);
      await post('casino/getDiamondCasinoByEventId', { eventId });
      await post('casino/allCasinoResult', { roundId: round?.roundId });
      await post('casino/allCasinoResult', { roundId: `${code}.${number + 1}` });
      await post('casino/diamondBetsList', { eventId });
      await post('casino/casinoBetPlace', {
        roundId: round?.roundId,
        sid,
        rate,
        amount: 100,
        casinoType: code,
        eventId,
      });
      await post('sports/betsList', { diamondBet: true });
    }
    while (table.moment()?.phase !== 'result') {
      desk.clock.advance((table.moment()?.msLeft ?? 0) / 2);
      await askEverything();
      desk.clock.advance(table.moment()?.msLeft ?? 0);
    }
    const before = [
      ...heard,
      ...socket.heard.map((heardMessage) => JSON.stringify(heardMessage)),
      ...desk.logged,
    ].join('\n');
    for (const secret of [own, ...secrets]) expect(before.toLowerCase()).not.toContain(secret);

    await vi.waitFor(() => expect(table.results()[0]?.roundId).toBe(round.roundId));
    // Watchers are sent it on the next beat.
    desk.clock.advance(250);
    await askEverything();
    const after = heard.join('\n').toLowerCase();
    expect(after).toContain(own);
    for (const secret of secrets) expect(after).not.toContain(secret);
    await desk.close();
  },
);
