import { isDeepStrictEqual } from 'node:util';
import type { TableContent } from '@maidan/contract';
import { games } from '@maidan/games/rules';
import type { Room } from '../live/rooms/room.ts';
import type { Product, ProductParts } from '../product.ts';
import { roundLists } from '../rounds/round-lists.ts';
import { type TableCalls, tableHandlers } from './handlers.ts';
import { tableContent } from './picture-wire.ts';
import { createSeedChains } from './seed-chains.ts';
import { createTable, type Table } from './table.ts';
import { runTable, type TableRunner } from './table-runner.ts';

/** The name of this product's markets. */
const product = 'tables';

/** The live tables, wired: each game's rounds, its room and cache address, and the calls. */
export function openTables(parts: ProductParts): Product<TableCalls> {
  const { house, rooms, log, freshRequestId, metrics, randomBytes } = parts;
  const { db, clock, outbox } = house;
  const tables = games.map((game) => createTable(game, clock));
  const chains = createSeedChains({ db, clock, randomBytes });
  const shown = tables.map((table) => ({ table, rooms: roomsOf(table, outbox.listenerCount) }));
  const runners: TableRunner[] = [];

  const findRoom = (id: string): Room | undefined => {
    const found = shown.find(({ rooms: named }) => named.some(({ channel }) => channel === id));
    // Until its first round is open there is nothing to show.
    return found?.table.current() && found.rooms.find(({ channel }) => channel === id);
  };

  return {
    handlers: tableHandlers({
      house,
      chains,
      product,
      freshRequestId,
      countBet: metrics.countBet,
      tableAt: (eventId) => tables.find(({ game }) => game.entry.eventId === eventId),
      tableOfGame: (code) => tables.find(({ game }) => game.entry.code === code),
    }),
    heavyCalls: ['casino/diamondBetsList'],
    rooms: {
      joins: { JoinRoom: findRoom },
      pages: { '/cache/table/:id': findRoom },
      notFound: 'No such table',
      // Clocks run and cards fall on every table at every moment; rooms nobody watches are not built.
      beforeBeat: () => {
        for (const { table, rooms: named } of shown) if (table.current() !== undefined) rooms.touch(named);
      },
    },
    lists: roundLists('diamondCasino'),
    onBetsChanged: (client) => outbox.toClient(client, 'fetchCasinoBetList', { fetch: true }),
    operator: {},
    async start() {
      for (const table of tables) {
        runners.push(runTable({ table, product, db, rounds: house.rounds, chains, clock, log }));
      }
    },
    stop() {},
    async close() {
      await Promise.all(runners.map((runner) => runner.close()));
    },
  };
}

/** A client may know a table by its short name or by its word in an address, and hears it on the channel it asked for. */
function roomsOf(table: Table, watchers: (room: string) => number): Room<TableContent>[] {
  const { code, route } = table.game.entry;
  const names = [...new Set([code, route])];
  const nameOf = (channel: string) => `table:${channel}`;
  return names.map((channel) => ({
    name: nameOf(channel),
    channel,
    build() {
      const watching = names.reduce((sum, each) => sum + watchers(nameOf(each)), 0);
      const content = tableContent(table, watching);
      if (content === undefined) throw new Error(`table ${code} has no round to show`);
      return content;
    },
    diff: (before, after) => (isDeepStrictEqual(before, after) ? undefined : after),
  }));
}
