import { watchBets } from '@maidan/client/account-events-wire.ts';
import type { FreshnessWatch } from '@maidan/client/freshness.ts';
import { followRoom } from '@maidan/client/rooms.ts';
import type { LiveSocket } from '@maidan/client/sockets.ts';
import type { MatkaMarket, MatkaPicture, MatkaState } from '@maidan/contract/wire';
import { formatDay } from '@maidan/ui/format/dates.ts';
import type { DrawTimes, Market } from './market.ts';

/** The room of all matkas, and the event its messages have. */
const room = 'matka';

interface MatkaRoom {
  readonly socket: LiveSocket;
  readonly show: (matkas: readonly MatkaState[]) => void;
  readonly freshness: FreshnessWatch;
  /** Called when the client's bets have changed, or may have while the connection was lost. */
  readonly onBetsChanged: () => void;
}

/** Undefined when the patch does not follow the picture. */
export function patchMatkas(picture: MatkaPicture, patch: MatkaPicture): MatkaPicture | undefined {
  if (patch.n !== picture.n + 1) return undefined;
  const changed = new Map(patch.matkas.map((matka) => [matka.matkaEventId, matka]));
  const kept = picture.matkas.map((matka) => {
    const next = changed.get(matka.matkaEventId);
    changed.delete(matka.matkaEventId);
    return next ?? matka;
  });
  return { n: patch.n, matkas: [...kept, ...changed.values()] };
}

/** Stays in the room until the returned function is called. */
export function watchMatkaRoom({ socket, show, freshness, onBetsChanged }: MatkaRoom): () => void {
  const stopWatchingBets = watchBets(socket, 'fetchMatkaBetList', onBetsChanged);
  const leave = followRoom<MatkaPicture, MatkaPicture, MatkaPicture>({
    socket,
    freshness,
    channel: room,
    ask: () => socket.emit('JoinRoom', room),
    open: (picture) => picture,
    patch: patchMatkas,
    show: ({ matkas }) => show(matkas),
  });
  return () => {
    stopWatchingBets();
    leave();
  };
}

type OwnFields = 'showOpenTime' | 'result' | 'day' | 'now' | 'draws' | 'lastResult' | 'rates';

/** Document 2, section 3. The fields that it does not have are ours, and another house does not send them. */
export type SentMarket = Omit<MatkaMarket, OwnFields | 'drawnBy' | 'liabilityMax'> &
  Partial<Pick<MatkaMarket, OwnFields>>;

const dayMs = 24 * 60 * 60_000;

/** A market as the house sent it, with what follows from the fields of document 2 filled in. */
export function readMarket(sent: SentMarket, nowMs: number): Market {
  const { day = dayOf(sent, nowMs) } = sent;
  return {
    ...sent,
    showOpenTime: sent.showOpenTime ?? sent.openTime,
    result: sent.result ?? '',
    lastResult: sent.lastResult ?? null,
    day,
    draws: sent.draws ?? drawsOf(sent, day),
    rates: sent.rates,
  };
}

type Times = Pick<SentMarket, 'openTime' | 'closeTime' | 'resultTime'>;

/** The market's day at a moment. That of a market that closes after midnight lasts until its result. */
export function dayOf(sent: Times, atMs: number): string {
  const yesterday = formatDay(atMs - dayMs);
  const { drawnAt = 0 } = timesOf(sent, yesterday) ?? {};
  return atMs < drawnAt ? yesterday : formatDay(atMs);
}

interface DayTimes {
  readonly openAt: number;
  readonly closeAt: number;
  readonly drawnAt: number;
}

/** A market that closes before it opens does so after midnight, and has its result then. */
function timesOf({ openTime, closeTime, resultTime }: Times, day: string): DayTimes | undefined {
  const [openAt, closeAt] = [timeOf(day, openTime), timeOf(day, closeTime)];
  if (openAt === undefined || closeAt === undefined) return undefined;
  const isOverNight = closeAt < openAt;
  const inOrder = (at: number): number => (isOverNight && at < openAt ? at + dayMs : at);
  const resultAt = timeOf(day, resultTime) ?? closeAt;
  return {
    openAt,
    closeAt: inOrder(closeAt),
    drawnAt: Math.max(inOrder(closeAt), inOrder(resultAt)),
  };
}

/** Bets on a draw shut at its time. */
function drawsOf(sent: SentMarket, day: string): Market['draws'] {
  const times = timesOf(sent, day);
  if (times === undefined) return undefined;
  const { openAt, closeAt, drawnAt } = times;
  const isOver = sent.isDeclare === 1;
  return {
    open: drawOf({ isOver, isTaking: sent.openBet, shutsAt: openAt, drawnAt: openAt }),
    close: drawOf({ isOver, isTaking: sent.closeBet, shutsAt: closeAt, drawnAt }),
  };
}

interface DrawParts {
  readonly isOver: boolean;
  readonly isTaking: boolean;
  readonly shutsAt: number;
  readonly drawnAt: number;
}

const drawOf = ({ isOver, isTaking, shutsAt, drawnAt }: DrawParts): DrawTimes => ({
  status: isOver ? 'drawn' : isTaking ? 'open' : 'shut',
  betsUntil: new Date(shutsAt).toISOString(),
  drawAt: new Date(drawnAt).toISOString(),
});

/** Undefined for a text that is no time. */
function timeOf(day: string, time: string): number | undefined {
  const at = Date.parse(`${day}T${time}+05:30`);
  return Number.isNaN(at) ? undefined : at;
}

/** Changes what is common to all clients; what is this client's own, and the time of the reply, stays. */
export const mergeMatka = (matka: Market, states: readonly MatkaState[]): Market => {
  const state = states.find(({ matkaEventId }) => matkaEventId === matka.matkaEventId);
  return state ? { ...matka, ...state } : matka;
};

/**
 * Undefined if there is a market that the list does not have: only the house knows what this client may bet
 * on it.
 */
export function mergeMatkas(matkas: readonly Market[], states: readonly MatkaState[]): Market[] | undefined {
  const known = new Set(matkas.map(({ matkaEventId }) => matkaEventId));
  if (states.some(({ matkaEventId }) => !known.has(matkaEventId))) return undefined;
  return matkas.map((matka) => mergeMatka(matka, states));
}

/** Sorted by priority, without those the operator deactivated. */
export function activeMatkas(matkas: readonly Market[]): readonly Market[] {
  return matkas
    .filter(({ matkaStatus, isDeleted }) => matkaStatus && isDeleted === 0)
    .toSorted((one, other) => one.priority - other.priority);
}
