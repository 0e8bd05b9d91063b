import { type AccountId, shapeOf } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { type PositionRow, positionsOnEvent } from '../../bets/lists/bet-list-store.ts';
import { hundredthsToWire } from '../../wallet/coins-wire.ts';
import { selectionOfRunner } from './lists/bets-wire.ts';

/** By market, then by the runner's number in pictures: the profit of the client's open bets if it wins. */
export type Positions = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The positions of clients who watch full pictures of a match, cached because every picture needs them. */
export interface KnownPositions {
  /** Returns at once; undefined when they are not read yet, and starts reading them for the next time. */
  of(eventId: string, client: AccountId): Positions | undefined;
  read(eventId: string, client: AccountId): Promise<Positions>;
  /** The client's bets changed: its positions are read again if they were ever requested. */
  changed(eventId: string, client: AccountId): void;
  forget(eventId: string): void;
}

/** Few, since after a restart all clients reconnect at once, and their lists and bets are more urgent. */
const readsAtOnce = 4;
/** For one match; beyond this all are dropped, and read again for clients who still watch. */
const clientsMost = 20_000;

interface Load {
  /** Old when the client's bets changed since the read began. */
  readonly state: { isOld: boolean };
  readonly positions: Promise<Positions>;
}

export function createPositions(parts: {
  readonly db: Pick<Db, 'snapshot'>;
  /** Called once positions were read in the background, unless the client has none and had none. */
  readonly onRead: (eventId: string, client: AccountId) => void;
  readonly onUnread: (reason: Error) => void;
}): KnownPositions {
  const { db, onRead, onUnread } = parts;
  const known = new Map<string, Map<AccountId, Positions>>();
  const loads = new Map<string, Load>();
  const queue = createQueue(readsAtOnce);
  const keyOf = (eventId: string, client: AccountId) => `${eventId}/${client}`;
  const knownOf = (eventId: string, client: AccountId) => known.get(eventId)?.get(client);

  /** One read at a time for a client and a match, so that an older result never replaces a newer one. */
  function load(eventId: string, client: AccountId): Promise<Positions> {
    const key = keyOf(eventId, client);
    const underWay = loads.get(key);
    if (underWay !== undefined) return underWay.positions;
    const state = { isOld: false };
    const positions = run();
    loads.set(key, { state, positions });
    positions.catch(() => loads.delete(key));
    return positions;

    async function run(): Promise<Positions> {
      let rows: readonly PositionRow[];
      do {
        state.isOld = false;
        rows = await db.snapshot((tx) => positionsOnEvent(tx, client, eventId));
      } while (state.isOld);
      // In the same tick as keeping the result: any later change starts a new read.
      loads.delete(key);
      return keep(eventId, client, positionsOf(rows));
    }
  }

  function keep(eventId: string, client: AccountId, positions: Positions): Positions {
    const ofEvent = known.get(eventId) ?? new Map<AccountId, Positions>();
    if (ofEvent.size >= clientsMost) ofEvent.clear();
    known.set(eventId, ofEvent.set(client, positions));
    return positions;
  }

  const readBehind = (eventId: string, client: AccountId): void =>
    queue(keyOf(eventId, client), async () => {
      const before = knownOf(eventId, client)?.size ?? 0;
      await load(eventId, client).then((positions) => {
        if (before + positions.size > 0) onRead(eventId, client);
      }, onUnread);
    });

  return {
    of(eventId, client) {
      const positions = knownOf(eventId, client);
      if (positions === undefined && !loads.has(keyOf(eventId, client))) readBehind(eventId, client);
      return positions;
    },
    read: async (eventId, client) => knownOf(eventId, client) ?? load(eventId, client),
    changed(eventId, client) {
      const underWay = loads.get(keyOf(eventId, client));
      if (underWay !== undefined) underWay.state.isOld = true;
      else if (knownOf(eventId, client) !== undefined) readBehind(eventId, client);
    },
    forget: (eventId) => void known.delete(eventId),
  };
}

/** Runs at most this many tasks at once; of waiting tasks with the same key only one is run. */
function createQueue(most: number): (key: string, work: () => Promise<void>) => void {
  const waiting = new Map<string, () => Promise<void>>();
  let running = 0;

  function next(): void {
    const [first] = waiting;
    if (first === undefined || running >= most) return;
    const [key, work] = first;
    waiting.delete(key);
    running += 1;
    void work().finally(() => {
      running -= 1;
      next();
    });
  }

  return (key, work) => {
    waiting.set(key, work);
    next();
  };
}

function positionsOf(rows: readonly PositionRow[]): Positions {
  const byMarket = new Map<string, ReadonlyMap<string, number>>();
  for (const { market_id, definition, book } of rows) {
    const shape = shapeOf(definition);
    const positions = shape.positions(definition, shape.decodeBook(definition, book));
    if (positions.by !== 'option') continue;
    const bySelection = positions.options.map(
      ({ option, profit }) => [selectionOfRunner(definition, option), hundredthsToWire(profit)] as const,
    );
    byMarket.set(market_id, new Map(bySelection));
  }
  return byMarket;
}
