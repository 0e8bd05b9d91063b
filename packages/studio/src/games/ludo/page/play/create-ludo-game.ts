import { createStore, type Readable } from '@maidan/client/store.ts';
import type { LudoRefusalReason, LudoSitRequest, LudoTable, LudoView } from '../../../../wire/ludo.ts';
import { followTable } from './follow-table.ts';
import type { LudoCalls, LudoReply } from './ludo-calls.ts';
import type { Seeds } from './seeds.ts';

/**
 * The call by which the page commits to or reveals its seed, if it is due. A seed made by another page of the
 * player is left to that page.
 */
function seedCall(
  { gameId, due, you, seats }: LudoTable,
  calls: Pick<LudoCalls, 'commit' | 'reveal'>,
  seeds: Seeds,
): (() => Promise<LudoReply>) | undefined {
  if (due === 'commit') return () => calls.commit(gameId, seeds.hashFor(gameId));
  if (due !== 'reveal') return undefined;
  const seedHash = seats.find(({ seat }) => seat === you)?.seedHash ?? '';
  const seed = seeds.revealFor(gameId, seedHash);
  return seed === undefined ? undefined : () => calls.reveal(gameId, seed);
}

const stages: readonly LudoTable['stage'][] = ['waiting', 'committing', 'playing', 'over'];

const isEarlier = (table: LudoTable, than: LudoTable): boolean => {
  const [stage, thanStage] = [stages.indexOf(table.stage), stages.indexOf(than.stage)];
  if (stage !== thanStage) return stage < thanStage;
  return (table.events.at(-1)?.no ?? 0) < (than.events.at(-1)?.no ?? 0);
};

/** Answers may overtake each other: whether this one is older than the one shown. */
const isStale = ({ table }: LudoView, shown: LudoView | undefined): boolean =>
  table !== null && shown?.table?.gameId === table.gameId && isEarlier(table, shown.table);

const triesMost = 3;
const retryMs = 500;

/**
 * Repeats a call until it is answered, which is safe because calls are idempotent. Undefined if there was no
 * answer.
 */
async function askAgain(
  call: () => Promise<LudoReply>,
  pause: (ms: number, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<LudoReply | undefined> {
  for (let tried = 1; tried <= triesMost && !signal.aborted; tried += 1) {
    try {
      return await call();
    } catch {
      // No answer: the next one shows whether the call was carried out.
      await pause(retryMs, signal);
    }
  }
  return undefined;
}

export interface LudoGameState {
  readonly view: LudoView | undefined;
  /** When the view was received, for its clocks. */
  readonly viewedAtMs: number;
  readonly isLineLost: boolean;
  readonly hasEnded: boolean;
  /** The player's action that is being sent. */
  readonly busy: LudoAct | undefined;
  readonly refusal: LudoRefusalReason | undefined;
}

export interface LudoGame extends LudoActs {
  readonly state: Readable<LudoGameState>;
  /** Follows the table until the returned function is called. */
  open(): () => void;
}

interface GameParts {
  readonly calls: LudoCalls;
  readonly seeds: Seeds;
  readonly now: () => number;
  readonly makeRequestId: () => string;
  /** Ends early when the signal is aborted. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Refusals of a press that came too late: not shown, because the next table explains it better. */
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

const unknownYet: Omit<LudoGameState, 'viewedAtMs'> = {
  view: undefined,
  isLineLost: false,
  hasEnded: false,
  busy: undefined,
  refusal: undefined,
};

/** Once the studio answers again, the connection is back and there is no more need to wait. */
const answered = ({ refusal }: LudoGameState): Partial<LudoGameState> => ({
  isLineLost: false,
  refusal: refusal === 'too-many-calls' ? undefined : refusal,
});

/**
 * The player's seat: once opened it follows the table, sends the player's actions, and commits to and reveals
 * the seed by itself. A second follower in the page would end every call that the studio holds for the first.
 */
export function createLudoGame({ calls, seeds, now, makeRequestId, pause }: GameParts): LudoGame {
  const state = createStore<LudoGameState>({ ...unknownYet, viewedAtMs: now() });
  let closing = new AbortController();
  const change = (part: Partial<LudoGameState>) => state.set({ ...state.get(), ...part });
  const onLost = () => change({ isLineLost: true });
  const following = followTable({ calls, pause, now, onReply: take, onLost });

  function take(reply: LudoReply): void {
    if (closing.signal.aborted) return;
    if (reply.status === 'refused') refuse(reply.reason);
    else if (isStale(reply, state.get().view)) change(answered(state.get()));
    else {
      change({ ...answered(state.get()), view: reply, viewedAtMs: now() });
      following.goOn(reply.version);
      if (reply.table) void keepSeed(reply.table);
    }
  }

  function refuse(reason: LudoRefusalReason): void {
    if (reason === 'session-ended') {
      change({ hasEnded: true });
      closing.abort();
      return;
    }
    if (!lateReasons.has(reason)) change({ refusal: reason });
    following.askAtOnce();
  }

  const ask = (call: () => Promise<LudoReply>) => askAgain(call, pause, closing.signal);
  const answer = (reply: LudoReply | undefined) => (reply ? take(reply) : onLost());

  let isKeeping = false;
  let kept = '';
  /**
   * Done once for each game and step that was answered; when the answer is lost, the next view requires it
   * again.
   */
  async function keepSeed(table: LudoTable): Promise<void> {
    const step = `${table.gameId} ${table.due}`;
    const call = isKeeping || kept === step ? undefined : seedCall(table, calls, seeds);
    if (!call) return;
    isKeeping = true;
    const reply = await ask(call);
    // The answer to a commitment may request the seed at once.
    isKeeping = false;
    const isAnswered = reply && (reply.status === 'ok' || reply.reason !== 'no-answer');
    kept = isAnswered ? step : '';
    answer(reply);
  }

  async function act(busy: LudoAct, call: () => Promise<LudoReply>): Promise<void> {
    if (state.get().busy !== undefined) return;
    change({ busy, refusal: undefined });
    answer(await ask(call));
    change({ busy: undefined });
  }

  const presentTable = () => state.get().view?.table ?? null;
  return {
    state,
    ...ludoActs({ calls, makeRequestId, presentTable, act }),
    open() {
      closing = new AbortController();
      void following.run(closing.signal);
      return () => closing.abort();
    },
  };
}

type LudoAct = 'sit' | 'cancel' | 'roll' | 'move' | 'leave';

/** The player's actions. */
interface LudoActs {
  sit(stake: LudoSitRequest['stake'], against: LudoSitRequest['against']): void;
  cancel(): void;
  roll(): void;
  move(token: number): void;
  leave(): void;
}

interface ActParts {
  readonly calls: LudoCalls;
  readonly makeRequestId: () => string;
  readonly presentTable: () => LudoTable | null;
  readonly act: (act: LudoAct, call: () => Promise<LudoReply>) => Promise<void>;
}

function ludoActs({ calls, makeRequestId, presentTable, act }: ActParts): LudoActs {
  const atTable = (then: (table: LudoTable) => void) => () => {
    const table = presentTable();
    if (table) then(table);
  };
  return {
    sit(stake, against) {
      const requestId = makeRequestId();
      void act('sit', () => calls.sit({ requestId, stake, against }));
    },
    cancel: atTable(({ gameId }) => void act('cancel', () => calls.cancel(gameId))),
    leave: atTable(({ gameId }) => void act('leave', () => calls.leave(gameId))),
    roll: atTable(({ gameId, turn, due }) => {
      if (turn && due === 'roll') void act('roll', () => calls.roll(gameId, turn.n));
    }),
    move: (token) =>
      atTable(({ gameId, turn, due }) => {
        if (turn && due === 'move') void act('move', () => calls.move(gameId, turn.n, token));
      })(),
  };
}
