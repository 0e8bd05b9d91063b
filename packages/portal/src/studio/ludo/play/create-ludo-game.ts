import type { LudoRefusalReason, LudoSitRequest, LudoTable, LudoView } from '@maidan/contract/wire';
import { createStore, type Readable } from '../../../store/create-store.ts';
import { followTable } from './follow-table.ts';
import type { LudoCalls, LudoReply } from './ludo-calls.ts';
import { isOldNews } from './newer-table.ts';
import type { Seeds } from './seeds.ts';

export type LudoAct = 'sit' | 'cancel' | 'roll' | 'move' | 'leave';

export interface LudoGameState {
  readonly view: LudoView | undefined;
  /** When the view came, for the clocks in it. */
  readonly viewedAtMs: number;
  readonly isLineLost: boolean;
  readonly hasEnded: boolean;
  /** What is being asked of the studio for the player. */
  readonly busy: LudoAct | undefined;
  readonly refusal: LudoRefusalReason | undefined;
}

export interface LudoGame {
  readonly state: Readable<LudoGameState>;
  sit(stake: LudoSitRequest['stake'], against: LudoSitRequest['against']): void;
  cancel(): void;
  roll(): void;
  move(token: number): void;
  leave(): void;
  close(): void;
}

export interface GameParts {
  readonly calls: LudoCalls;
  readonly seeds: Seeds;
  readonly now: () => number;
  readonly makeRequestId: () => string;
  /** Ends early where the signal is given. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** What a press that came too late is answered: the table that is shown next says it better. */
const lateReasons: ReadonlySet<LudoRefusalReason> = new Set<LudoRefusalReason>([
  'stage',
  'not-your-turn',
  'wrong-die',
  'not-rolled',
  'not-legal',
  'reused',
  'wrong-seed',
  'no-table',
]);
const triesMost = 3;
const retryMs = 500;

/** The player's seat: follows the table, does what the player presses, and commits to and reveals the seed by itself. */
export function createLudoGame(parts: GameParts): LudoGame {
  const { calls, seeds, now, makeRequestId, pause } = parts;
  const state = createStore<LudoGameState>({
    view: undefined,
    viewedAtMs: now(),
    isLineLost: false,
    hasEnded: false,
    busy: undefined,
    refusal: undefined,
  });
  const closing = new AbortController();
  const change = (part: Partial<LudoGameState>) => state.set({ ...state.get(), ...part });
  const following = followTable({ calls, pause, now, signal: closing.signal, onReply: take, onLost });

  function onLost(): void {
    change({ isLineLost: true });
  }

  function take(reply: LudoReply): void {
    if (closing.signal.aborted) return;
    if (reply.status === 'refused') return refuse(reply.reason);
    const { view } = state.get();
    if (isOldNews(reply, view)) return change({ isLineLost: false });
    change({ view: reply, viewedAtMs: now(), isLineLost: false });
    following.goOn(reply.version);
    if (reply.table) void keepSeed(reply.table);
  }

  function refuse(reason: LudoRefusalReason): void {
    if (reason === 'session-ended') {
      change({ hasEnded: true });
      closing.abort();
    } else {
      if (!lateReasons.has(reason)) change({ refusal: reason });
      following.askAtOnce();
    }
  }

  let isKeeping = false;
  /** The page's own part in the dice. Asked again with the next view where the answer was lost. */
  async function keepSeed({ gameId, due, you, seats }: LudoTable): Promise<void> {
    if (isKeeping || (due !== 'commit' && due !== 'reveal')) return;
    const seedHash = seats.find(({ seat }) => seat === you)?.seedHash ?? '';
    const seed = seeds.revealFor(gameId, seedHash);
    // Another page of the same player has the seed: it reveals.
    if (due === 'reveal' && seed === undefined) return;
    isKeeping = true;
    const call = () =>
      due === 'commit' ? calls.commit(gameId, seeds.hashFor(gameId)) : calls.reveal(gameId, seed ?? '');
    const reply = await ask(call);
    isKeeping = false;
    if (reply) take(reply);
  }

  /** All of them may be sent again: they do nothing twice. Undefined where the line is lost. */
  async function ask(call: () => Promise<LudoReply>): Promise<LudoReply | undefined> {
    for (let tried = 1; !closing.signal.aborted; tried += 1) {
      try {
        return await call();
      } catch {
        if (tried === triesMost) break;
        await pause(retryMs, closing.signal);
      }
    }
    onLost();
    return undefined;
  }

  async function act(busy: LudoAct, call: () => Promise<LudoReply>): Promise<void> {
    if (state.get().busy !== undefined) return;
    change({ busy, refusal: undefined });
    const reply = await ask(call);
    change({ busy: undefined });
    if (reply) take(reply);
  }

  const atTable = (then: (table: LudoTable) => void) => {
    const table = state.get().view?.table;
    if (table) then(table);
  };

  return {
    state,
    sit(stake, against) {
      const requestId = makeRequestId();
      void act('sit', () => calls.sit({ requestId, stake, against }));
    },
    cancel: () => atTable(({ gameId }) => void act('cancel', () => calls.cancel(gameId))),
    leave: () => atTable(({ gameId }) => void act('leave', () => calls.leave(gameId))),
    roll() {
      atTable(({ gameId, turn, due }) => {
        if (turn && due === 'roll') void act('roll', () => calls.roll(gameId, turn.n));
      });
    },
    move(token) {
      atTable(({ gameId, turn, due }) => {
        if (turn && due === 'move') void act('move', () => calls.move(gameId, turn.n, token));
      });
    },
    close: () => closing.abort(),
  };
}
