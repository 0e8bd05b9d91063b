import { isDeepStrictEqual } from 'node:util';
import type { RoomPicture, TableContent } from '@maidan/contract';
import { gameByCode, games } from '@maidan/games/rules';
import { notifyStrangers, type Outbox } from '../../live/outbox.ts';
import type { ProductRooms, Room } from '../../live/room.ts';
import type { Product, ProductParts } from '../../product.ts';
import { roundLists } from '../../rounds/round-lists.ts';
import { sendRoundSettled } from '../../rounds/round-settled-wire.ts';
import { createSeedChains } from '../../rounds/seed-chains.ts';
import { serveCards, serveVideo } from './card-pages.ts';
import { type TableCalls, tableBets, tableDetails, tableHandlers, tableResult } from './handlers.ts';
import { tablesListRoom } from './list-room.ts';
import { tableContent } from './picture-wire.ts';
import { searchResults } from './search-result.ts';
import { createTableSettings } from './settings-store.ts';
import { createTable, type Table } from './table.ts';
import { keepResultsTrue, runTable, type TableRunner } from './table-runner.ts';

interface TablesOpened {
  /** A table by the code of its game. */
  tableOf(code: string): Table | undefined;
}

export interface TablesProduct extends Product<TableCalls> {
  readonly operator: TablesOperator;
}

/** What operator verbs use of running tables. */
export interface TablesOperator {
  /** Called after a table's setting was changed by hand. */
  onSettingSet(): Promise<void>;
}

/** As verbs find it in a running server. */
export interface OperatedTables {
  readonly tables: TablesOperator;
}

function optionNames(kind: string): ReadonlyMap<string, string> | undefined {
  const options = gameByCode(kind)?.options;
  return options && new Map(options.map(({ sid, name }) => [sid, name]));
}

/** Wires up the live tables: each game's rounds, its room and cache address, and the calls. */
export function openTables(parts: ProductParts): TablesProduct & TablesOpened {
  const { house, http, rooms, log, freshRequestId, metrics, randomBytes } = parts;
  const { db, clock, outbox } = house;
  const settings = createTableSettings({ db, clock });
  const tables = games.map((game) => createTable(game, clock, () => settings.of(game.entry.code)));
  const chains = createSeedChains({ db, clock, randomBytes });
  const shown = tables.map((table) => {
    const watching = watchersOf(table, outbox.listenerCount);
    return { table, watching, rooms: roomsOf(table, watching) };
  });
  const list = tablesListRoom(shown, clock);
  const runners: TableRunner[] = [];
  serveCards(http);
  serveVideo(http, tables);

  const tableOf = (code: string) => tables.find(({ game }) => game.entry.code === code);
  const tableAt = (eventId: string) => tables.find(({ game }) => game.entry.eventId === eventId);

  const findRoom = (id: string): Room | undefined => {
    if (id === list.channel) return list;
    const found = shown.find(({ rooms: named }) => named.some(({ channel }) => channel === id));
    // Before the first round is open there is nothing to show.
    return found?.table.current() && found.rooms.find(({ channel }) => channel === id);
  };

  const codes = games.map(({ entry }) => entry.code);
  return {
    tableOf,
    handlers: tableHandlers({
      house,
      settings,
      codes,
      freshRequestId,
      countBet: metrics.countBet,
      tableAt,
      tableOf,
      searchResult: searchResults(tableResult({ house, chains, tableOf }), clock),
    }),
    gameDetails: tableDetails({ house, tableAt, settings }),
    roundResult: tableResult({ house, chains, tableOf }),
    roundBets: tableBets({ codes, tableAt, tableOf }),
    heavyCalls: ['casino/diamondBetsList'],
    ...settledNotices(outbox, tableAt, {
      joins: { JoinRoom: findRoom },
      pages: { '/cache/table/:id': findRoom, '/cache/tables': () => list },
      notFound: 'No such table',
      // Every table changes all the time, so all are touched; rooms nobody watches are not built.
      beforeBeat: () => {
        for (const { table, rooms: named } of shown) if (table.current() !== undefined) rooms.touch(named);
        rooms.touch([list]);
      },
    }),
    lists: { ...roundLists('diamondCasino'), optionNames },
    onBetsChanged: (client) => outbox.toClient(client, 'fetchCasinoBetList', { fetch: true }),
    framed: () => tables.flatMap((table) => table.setting().videoUrl ?? []),
    operator: { onSettingSet: settings.reread },
    async open() {
      keepResultsTrue(house, tables, log);
      const shared = { db, rounds: house.rounds, chains, clock, log };
      for (const table of tables)
        runners.push(runTable({ ...shared, table, mayOpen: () => isOpenNow(table, settings.refresh) }));
    },
    stop() {},
    async close() {
      await Promise.all(runners.map((runner) => runner.close()));
    },
  };
}

async function isOpenNow(table: Table, refresh: () => Promise<unknown>): Promise<boolean> {
  await refresh();
  return table.setting().isOpen;
}

/** The rooms, and what is sent when a round has paid: to its players, and to those in its room who never signed in. */
function settledNotices(
  outbox: Outbox,
  tableAt: (eventId: string) => Table | undefined,
  rooms: ProductRooms,
): Required<Pick<Product, 'rooms' | 'onSettled'>> {
  const announce = sendRoundSettled(outbox, 'diamondCasino');
  const strangers = notifyStrangers(outbox, 'fetchCasinoBetList', rooms);
  return {
    rooms: strangers.rooms,
    onSettled(client, market, net) {
      announce(client, market, net);
      const table = tableAt(market.event_id);
      for (const channel of table ? channelsOf(table) : [])
        strangers.settled(roomName(channel), { fetch: true });
    },
  };
}
/** Clients that poll read the content from the page's `data`, or from the `data` in that. */
const withContentBelow = (picture: RoomPicture): object =>
  'data' in picture && 'result' in picture
    ? { ...picture, data: { ...picture.data, data: picture.data, result: picture.result } }
    : picture;

const roomName = (channel: string): string => `table:${channel}`;

/** Clients may use a table's short name or its word in a URL, and receive it on the channel they asked for. */
const channelsOf = ({ game: { entry } }: Table): string[] => [...new Set([entry.code, entry.route])];

const watchersOf = (table: Table, listenerCount: (room: string) => number) => (): number =>
  channelsOf(table).reduce((sum, channel) => sum + listenerCount(roomName(channel)), 0);

function roomsOf(table: Table, watching: () => number): Room<TableContent>[] {
  return channelsOf(table).map((channel) => ({
    name: roomName(channel),
    channel,
    build() {
      const content = tableContent(table, watching());
      if (content === undefined) throw new Error(`table ${table.game.entry.code} has no round to show`);
      return content;
    },
    diff: (before, after) => (isDeepStrictEqual(before, after) ? undefined : after),
    page: withContentBelow,
  }));
}
