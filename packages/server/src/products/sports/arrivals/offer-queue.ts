import type { Clock } from '@maidan/betting';
import { isAnswering, type Queries } from '@maidan/process/db/db.ts';
import type { FaultLog, Logger } from '@maidan/process/log.ts';
import type { Board } from '../board/board.ts';
import type { ArrivedChange } from '../board/board-state.ts';
import { overriddenMarkets, storeOffers, withoutDecidedMarkets } from './store-offers.ts';

/** New matches and markets of a feed wait here until they are stored, together with their changes. */
export interface OfferQueue {
  /** What waits, in order. */
  readonly waiting: ReadonlySet<ArrivedChange>;
  /** Adds changes, and returns in order those that need not wait. */
  add(changes: readonly ArrivedChange[]): readonly ArrivedChange[];
  /** Stores what waits; what could not be stored stays for the next time. */
  store(): void;
  /** Resolves when nothing is being stored. */
  settled(): Promise<void>;
}

export interface OfferQueueParts {
  readonly db: Queries;
  readonly clock: Clock;
  readonly board: Board;
  readonly source: string;
  readonly log: Logger;
  readonly faults: FaultLog;
  /** Called with the matches and markets just stored, to be shown without a price. */
  readonly onOffered: (changes: readonly ArrivedChange[]) => void;
  /** Called then with the other changes of these. */
  readonly onReady: (changes: readonly ArrivedChange[]) => void;
}

/** After this many failed tries on a database that answers, the changes themselves are taken to be at fault. */
const triesMost = 60;

export function createOfferQueue(parts: OfferQueueParts): OfferQueue {
  const { db, clock, board, source, log, faults } = parts;
  const waiting = new Set<ArrivedChange>();
  /** Markets already shown, for which it is not read yet whether the house has shut or settled them. */
  const unchecked = new Set<string>();
  let storing: Promise<void> | undefined;
  let isStoreRequested = false;
  let tries = 0;

  function takeReady(): readonly ArrivedChange[] {
    const ready = [...waiting].filter(({ change }) => isInBooks(board, unchecked, change));
    for (const change of ready) waiting.delete(change);
    return ready;
  }

  /** Between two awaits nobody can bet, so changes that arrived meanwhile are applied together with their market. */
  async function storeRound(round: readonly ArrivedChange[]): Promise<void> {
    const sound = await withoutDecidedMarkets(db, source, round);
    const changes = sound.map(({ change }) => change);
    await storeOffers(db, source, changes, clock.now());
    const offers = sound.filter(isOffer);
    for (const id of offers.flatMap(({ change }) => idToCheck(board, change))) unchecked.add(id);
    parts.onOffered(offers);
    for (const [id, state] of await overriddenMarkets(db, changes)) board.override([id], state);
    forget(round);
    parts.onReady([...sound.filter((change) => !isOffer(change)), ...takeReady()]);
  }

  function forget(round: readonly ArrivedChange[]): void {
    for (const change of round) waiting.delete(change);
    unchecked.clear();
    if (tries > 0) faults.succeeded();
    tries = 0;
  }

  async function fail(error: Error, round: readonly ArrivedChange[]): Promise<void> {
    tries += 1;
    faults.failed('store its changes', error);
    if (tries < triesMost || !(await isAnswering(db))) return;
    log.error({ feed: source, reason: error.message, changes: round.length }, 'feed changes dropped');
    forget(round);
  }

  async function storeRequested(): Promise<void> {
    while (isStoreRequested && waiting.size > 0) {
      isStoreRequested = false;
      const round = [...waiting];
      await storeRound(round).catch((error: Error) => fail(error, round));
    }
    storing = undefined;
  }

  return {
    waiting,
    add(changes) {
      const kept = withoutReplaced([...waiting], changes);
      waiting.clear();
      for (const change of [...kept, ...changes]) waiting.add(change);
      return takeReady();
    },
    store() {
      if (waiting.size === 0) return;
      isStoreRequested = true;
      storing ??= storeRequested();
    },
    async settled() {
      while (storing !== undefined) await storing;
    },
  };
}

/** Whether the change can be shown at once; a match is stored on every change of it. */
function isInBooks(board: Board, unchecked: ReadonlySet<string>, change: ArrivedChange['change']): boolean {
  if (change.kind === 'match') return false;
  if (change.kind === 'score')
    return board.byEvent(change.matchId) !== undefined && !unchecked.has(change.matchId);
  const id = change.kind === 'market' ? change.market.id : change.marketId;
  return board.hasMarket(id) && !unchecked.has(id);
}

/** The id of a match or market that the board does not show yet. */
function idToCheck(board: Board, change: ArrivedChange['change']): readonly string[] {
  if (change.kind === 'match') return board.byEvent(change.match.id) === undefined ? [change.match.id] : [];
  return change.kind === 'market' && !board.hasMarket(change.market.id) ? [change.market.id] : [];
}

const isOffer = ({ change }: ArrivedChange): boolean => change.kind === 'match' || change.kind === 'market';

type Change = ArrivedChange['change'];

/** Changes that newer ones replace need not wait any longer: a database may be gone for hours. */
export function withoutReplaced(
  waiting: readonly ArrivedChange[],
  newer: readonly ArrivedChange[],
): readonly ArrivedChange[] {
  if (waiting.length === 0) return waiting;
  const newerOf = Map.groupBy(newer, ({ change }) => subjectOf(change));
  return waiting.filter(({ change }) => {
    const subject = subjectOf(change);
    return subject === undefined || !newerOf.get(subject)?.some((next) => isReplaced(change, next.change));
  });
}

/** What the change is about, for the kinds that can be replaced. */
function subjectOf(change: Change): string | undefined {
  if (change.kind === 'score') return `score ${change.matchId}`;
  return change.kind === 'prices' || change.kind === 'unreadable'
    ? `${change.kind} ${change.marketId}`
    : undefined;
}

/** Prices are replaced by prices that state as much: what a message leaves out stays as it was, and a shut market stays shut. */
function isReplaced(change: Change, next: Change): boolean {
  if (change.kind !== 'prices' || next.kind !== 'prices') return true;
  if (change.state === 'shut') return next.state === 'shut';
  return (['runners', 'line', 'betDelayMs'] as const).every(
    (field) => change[field] === undefined || next[field] !== undefined,
  );
}
