import type { FreshnessWatch } from '@maidan/client/freshness.ts';
import { fetchPicture, newestPicture, pollPictures } from '@maidan/client/pictures.ts';
import { followRoom } from '@maidan/client/rooms.ts';
import type { LiveSocket } from '@maidan/client/sockets.ts';
import { type ListedTable, type TablesPatch, type TablesPicture, tablesRoom } from '@maidan/contract/wire';
import { type TableEntry, tables } from '@maidan/games/rules';

export interface TablesNow {
  readonly n: number;
  readonly tables: readonly ListedTable[];
  /** How far the house's clock is ahead of this page's, in milliseconds. */
  readonly aheadMs: number;
}

const aheadOf = (at: number, nowMs: number): number => at * 1000 - nowMs;

export const tablesOfPicture = ({ n, at, tables }: TablesPicture, nowMs: number): TablesNow => ({
  n,
  tables,
  aheadMs: aheadOf(at, nowMs),
});

/** Undefined when the patch does not follow what is shown. */
export function patchTables(shown: TablesNow, patch: TablesPatch, nowMs: number): TablesNow | undefined {
  if (patch.n !== shown.n + 1) return undefined;
  const changed = new Map(patch.changed.map((table) => [table.code, table]));
  return {
    n: patch.n,
    tables: shown.tables.map((table) => changed.get(table.code) ?? table),
    // Delay and rounding can only make the house's time too small, so the largest difference is the most
    // accurate.
    aheadMs: Math.max(shown.aheadMs, aheadOf(patch.at, nowMs)),
  };
}

/** Whole seconds left to bet; undefined while the table takes no bets. */
export function secondsToBet(
  { betsEndAt, phase }: Pick<ListedTable, 'betsEndAt' | 'phase'>,
  aheadMs: number,
  nowMs: number,
): number | undefined {
  if (phase !== 'bets' || betsEndAt === undefined) return undefined;
  return Math.max(0, Math.ceil((betsEndAt - nowMs - aheadMs) / 1000));
}

interface FollowedTables {
  readonly socket: LiveSocket | undefined;
  /** The same picture by plain GET, for a page without a live connection. */
  readonly address: URL;
  readonly now: () => number;
  readonly freshness: FreshnessWatch;
  readonly show: (tables: TablesNow) => void;
  readonly failed: (fault: TablesFault) => void;
}

/** The key of the text that says what went wrong. */
export type TablesFault = 'noResponse' | 'unreadable';

const faultOf = (error: unknown): TablesFault =>
  error instanceof TypeError || error instanceof DOMException ? 'noResponse' : 'unreadable';

/** Follows all tables through one room until the returned function is called. */
export function followTables({ socket, address, now, freshness, show, failed }: FollowedTables): () => void {
  const pictures = newestPicture(show);
  async function ask(signal: AbortSignal): Promise<void> {
    try {
      await pictures.ask(async () =>
        tablesOfPicture(await fetchPicture<TablesPicture>(address, signal), now()),
      );
    } catch (error) {
      failed(faultOf(error));
      throw error;
    }
  }
  const stopPolling = pollPictures({ ask, isNeeded: () => socket?.connected !== true, freshness });
  const leave =
    socket &&
    followRoom<TablesPicture, TablesPatch, TablesNow>({
      socket,
      freshness,
      channel: tablesRoom,
      ask: () => socket.emit('JoinRoom', { room: tablesRoom, changes: true }),
      open: (picture) => tablesOfPicture(picture, now()),
      patch: (shown, patch) => patchTables(shown, patch, now()),
      show: pictures.push,
    });
  return () => {
    leave?.();
    stopPolling();
  };
}

/** A table of the house; `live` is missing while it is not dealt. */
export interface ListedCard {
  readonly table: TableEntry;
  readonly live: ListedTable | undefined;
  /** The first of those marked New Launch is two columns wide. */
  readonly isWide: boolean;
}

/** New ones first, then in the house's order. */
export function listedCards(shown: readonly ListedTable[]): readonly ListedCard[] {
  const byCode = new Map(shown.map((live) => [live.code, live]));
  const cards = tables.map((table) => ({ table, live: byCode.get(table.code) }));
  const isNew = ({ live }: (typeof cards)[number]) => live?.isNew === true;
  const inOrder = [...cards.filter(isNew), ...cards.filter((card) => !isNew(card))];
  return inOrder.map((card, index) => ({ ...card, isWide: index === 0 && isNew(card) }));
}
