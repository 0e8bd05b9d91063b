import { isDeepStrictEqual } from 'node:util';
import type { TableContent } from '@maidan/contract';
import { gameByCode, games } from '@maidan/games/rules';
import type { Room } from '../live/rooms/room.ts';
import type { Product, ProductParts } from '../product.ts';
import { roundLists } from '../rounds/round-lists.ts';
import { createSeedChains } from '../rounds/seed-chains.ts';
import { serveCards } from './card-pages.ts';
import { type TableCalls, tableHandlers } from './handlers.ts';
import { tableContent } from './picture-wire.ts';
import { findResult } from './results-store.ts';
import { createTableSettings } from './settings/table-settings.ts';
import { createTable, type Table } from './table.ts';
import { product } from './table-product.ts';
import { runTable, type TableRunner } from './table-runner.ts';
import { serveVideo } from './video-pages.ts';

interface TablesOpened {
  /** A table by the code of its game. */
  tableOf(code: string): Table | undefined;
}

export interface TablesProduct extends Product<TableCalls> {
  readonly operator: TablesOperator;
}

/** What operator verbs use of running tables. */
export interface TablesOperator {
  /** After a table's setting was changed by hand. */
  onSettingSet(): Promise<void>;
  /** After a round was returned or corrected by hand. */
  onResultChanged(game: string, roundId: string): Promise<void>;
}

function optionNames(kind: string): ReadonlyMap<string, string> | undefined {
  const options = gameByCode(kind)?.options;
  return options && new Map(options.map(({ sid, name }) => [sid, name]));
}

/** The live tables, wired: each game's rounds, its room and cache address, and the calls. */
export function openTables(parts: ProductParts): TablesProduct & TablesOpened {
  const { house, http, rooms, log, freshRequestId, metrics, randomBytes } = parts;
  const { db, clock, outbox } = house;
  const settings = createTableSettings({ db, clock });
  const tables = games.map((game) => createTable(game, clock, () => settings.of(game.entry.code)));
  const chains = createSeedChains({ db, clock, randomBytes });
  const shown = tables.map((table) => ({ table, rooms: roomsOf(table, outbox.listenerCount) }));
  const runners: TableRunner[] = [];
  serveCards(http);
  serveVideo(http, tables);

  const tableOf = (code: string) => tables.find(({ game }) => game.entry.code === code);

  const findRoom = (id: string): Room | undefined => {
    const found = shown.find(({ rooms: named }) => named.some(({ channel }) => channel === id));
    // Until its first round is open there is nothing to show.
    return found?.table.current() && found.rooms.find(({ channel }) => channel === id);
  };

  return {
    tableOf,
    handlers: tableHandlers({
      house,
      chains,
      settings,
      product,
      freshRequestId,
      countBet: metrics.countBet,
      tableAt: (eventId) => tables.find(({ game }) => game.entry.eventId === eventId),
      tableOf,
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
    lists: { ...roundLists('diamondCasino'), optionNames },
    onBetsChanged: (client) => outbox.toClient(client, 'fetchCasinoBetList', { fetch: true }),
    operator: {
      onSettingSet: settings.reread,
      async onResultChanged(game, roundId) {
        const result = await findResult(db, roundId);
        if (result !== undefined) tableOf(game)?.amend(result);
      },
    },
    async start() {
      for (const table of tables) {
        const mayOpen = async () => {
          await settings.refresh();
          return table.setting().isOpen;
        };
        runners.push(runTable({ table, product, db, rounds: house.rounds, chains, mayOpen, clock, log }));
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
