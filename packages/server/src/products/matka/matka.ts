import { isDeepStrictEqual } from 'node:util';
import { legIfWins } from '@maidan/betting';
import type { CasinoBet, MatkaPicture, MatkaState } from '@maidan/contract';
import { matkaAt, matkaMarkets } from '@maidan/games/rules';
import type { Queries } from '@maidan/process/db/db.ts';
import type { BetWords, ListedBet, MarketWords, ProductLists } from '../../bets/lists/product-lists.ts';
import { legOf } from '../../bets/settling/client-result.ts';
import type { Room } from '../../live/room.ts';
import type { Product, ProductParts } from '../../product.ts';
import { roundBetToWire } from '../../rounds/bets-wire.ts';
import type { Lease } from '../../rounds/round.ts';
import { roundLists } from '../../rounds/round-lists.ts';
import { sendRoundSettled } from '../../rounds/round-settled-wire.ts';
import { createSeedChains } from '../../rounds/seed-chains.ts';
import { hundredthsToWire } from '../../wallet/coins-wire.ts';
import { createMatkaBoard, type MatkaBoard } from './board.ts';
import { partName } from './games-wire.ts';
import { type MatkaCalls, matkaHandlers } from './handlers.ts';
import { stateToWire } from './market-wire.ts';
import { product, readMarketId } from './matka-day.ts';
import { type MatkaRunner, runMatka } from './matka-runner.ts';
import { createMatkaSettings } from './settings-store.ts';
import { daysNumbered } from './store.ts';

/** About five years of days. */
const chainLength = 2_000;

/** What operator verbs use of running matkas. */
export interface MatkaOperator {
  /** Called after a setting or a day was changed by hand; resolves when the consequences are carried out. */
  onChanged(matka: string): Promise<void>;
}

/** As verbs find it in a running server. */
export interface OperatedMatka {
  readonly matka: MatkaOperator;
}

export interface MatkaProduct extends Product<MatkaCalls> {
  readonly operator: MatkaOperator;
  /** One matka by its code. */
  boardOf(matka: string): MatkaBoard | undefined;
}

/** Wires up the matkas: their days and draws, the room that shows them, and the calls. */
export function openMatka(parts: ProductParts): MatkaProduct {
  const { house, rooms, log, freshRequestId, metrics, randomBytes } = parts;
  const { db, clock, outbox, settling } = house;
  const settings = createMatkaSettings({ db, clock });
  const boards = matkaMarkets.map((entry) => createMatkaBoard(entry, clock, settings));
  const boardOf = (matka: string) => boards.find(({ entry }) => entry.code === matka);
  const chains = createSeedChains({ db, clock, randomBytes, chainLength });
  const room = roomOf(boards);
  const runners = new Map<string, MatkaRunner>();
  let lease: Lease | undefined;
  house.onMarkets((ids, state) => {
    for (const id of ids) boardOf(readMarketId(id)?.matka ?? '')?.onMarket(id, state === 'open');
  });
  const findRoom = (id: string) => (id === room.channel ? room : undefined);

  return {
    boardOf,
    handlers: matkaHandlers({
      house,
      boards,
      chains,
      freshRequestId,
      countBet: metrics.countBet,
      boardAt: (eventId) => boards.find(({ entry }) => entry.eventId === eventId),
    }),
    offer: { flag: 'matka', always: ['matka/matkaBetList', 'matka/matkaBetCancel'] },
    heavyCalls: ['matka/matkaBetList', 'matka/matkaChart'],
    rooms: {
      joins: { JoinRoom: findRoom },
      pages: { '/cache/matka/:id': findRoom },
      notFound: 'No such page',
      // Betting ends by the clock, without any other event.
      beforeBeat: () => rooms.touch([room]),
    },
    lists: matkaLists,
    onBetsChanged: (client) => outbox.toClient(client, 'fetchMatkaBetList', { fetch: true }),
    onSettled: sendRoundSettled(outbox, 'matka'),
    operator: {
      async onChanged(matka) {
        await settings.reread();
        await runners.get(matka)?.look();
      },
    },
    async open() {
      await settings.refresh();
      // Only one process may draw.
      const taken = await house.rounds.takeOver(product, () => undefined);
      if (taken === undefined) return;
      lease = taken.lease;
      for (const board of boards)
        runners.set(
          board.entry.code,
          runMatka({ board, db, rounds: house.rounds, settling, chains, clock, log }),
        );
    },
    stop() {},
    async close() {
      await Promise.all([...runners.values()].map((runner) => runner.close()));
      await lease?.release();
    },
  };
}

type MatkaContent = Omit<MatkaPicture, 'n'>;

/** The room of all matkas. */
function roomOf(boards: readonly MatkaBoard[]): Room<MatkaContent> {
  return {
    name: product,
    channel: product,
    build: () => ({ matkas: boards.flatMap((board) => stateToWire(board) ?? []) }),
    diff(before, after) {
      const known = new Map(before.matkas.map((state) => [state.matkaEventId, state]));
      const isChanged = (state: MatkaState) => !isDeepStrictEqual(known.get(state.matkaEventId), state);
      const matkas = after.matkas.filter(isChanged);
      return matkas.length === 0 ? undefined : { matkas };
    },
  };
}

/** A market is named by its matka, the draw and the day. */
const words: BetWords = {
  async ofMarkets(db: Queries, marketIds) {
    const places = marketIds.flatMap((marketId) => {
      const place = readMarketId(marketId);
      return place === undefined || matkaAt(place.matka) === undefined ? [] : [{ ...place, marketId }];
    });
    const days = new Map((await daysNumbered(db, places)).map((day) => [`${day.matka}.${day.number}`, day]));
    return new Map(
      places.flatMap(({ marketId, matka, part, number }): [string, MarketWords][] => {
        const [entry, day] = [matkaAt(matka), days.get(`${matka}.${number}`)];
        if (entry === undefined || day === undefined) return [];
        return [[marketId, { title: entry.name, market: `${partName(part)} ${day.day}` }]];
      }),
    );
  },
};

/** Only the bet's own number: otherwise every row would list more than two hundred. */
const ownNumber = (bet: ListedBet): CasinoBet['posArray'] => ({
  [bet.option]: hundredthsToWire(legIfWins(legOf(bet))),
});

const matkaLists: ProductLists = {
  ...roundLists('matka'),
  words,
  toBetRow: (bet, bettor) => ({
    list: 'casinoBetData',
    row: { ...roundBetToWire(bet, bettor, ownNumber(bet)), roundName: bet.words.market },
  }),
};
