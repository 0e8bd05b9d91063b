import type {
  InstantRecord,
  InstantState,
  OfferedRound,
  Played,
  PlayRequest,
  RecentRound,
  StudioRefusal,
} from '@maidan/contract/wire';
import type { Answer } from '../call.ts';

export type Phase =
  | 'loading'
  /** The table could not be loaded. */
  | 'failed'
  | 'betting'
  | 'asking'
  /** The same round is asked for again. */
  | 'asking-again'
  /** Nobody answers; the player may ask again for the same round. */
  | 'lost'
  /** The answer is there and its animation runs. */
  | 'showing'
  | 'shown';

export interface RoundView {
  readonly phase: Phase;
  /** The round to be played next. */
  readonly next: OfferedRound | undefined;
  /** The player's own rounds, newest first: without the one whose animation runs. */
  readonly recent: readonly RecentRound[];
  /** The round on the table. */
  readonly round: InstantRecord | undefined;
  readonly refusal: StudioRefusal | undefined;
  readonly isPaid: boolean;
}

export interface DeskParts {
  readonly loadState: () => Promise<Answer<InstantState>>;
  readonly play: (request: PlayRequest) => Promise<Answer<Played>>;
  readonly wait: (ms: number) => Promise<void>;
  readonly onBalance: (balance: string | undefined) => void;
  readonly onSessionEnded: () => void;
}

export interface RoundDesk {
  readonly get: () => RoundView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly load: () => Promise<void>;
  readonly play: (clientSeed: string, bets: PlayRequest['bets']) => Promise<void>;
  /** After `lost`: the same round, the same bets, the same seed. */
  readonly askAgain: () => Promise<void>;
  /** The animation has ended, or was skipped. */
  readonly settle: () => void;
  /** Chips are placed for another round. */
  readonly reopen: () => void;
}

const pausesMs = [600, 1_500, 3_000, 5_000];
/** So many of the player's rounds are kept for the figures. */
const recentMax = 100;
const balanceTries = 5;
const balancePauseMs = 2_000;

const asRecent = ({ roundId, outcome, staked, paid, decidedAt }: InstantRecord): RecentRound => ({
  roundId,
  outcome,
  staked,
  paid,
  decidedAt,
});

/** One player's rounds, one after the other. A round whose answer is lost is asked for again, never another one. */
export function createRoundDesk(parts: DeskParts): RoundDesk {
  const listeners = new Set<() => void>();
  let view: RoundView = {
    phase: 'loading',
    next: undefined,
    recent: [],
    round: undefined,
    refusal: undefined,
    isPaid: true,
  };
  let asked: PlayRequest | undefined;
  let answered: Played | undefined;

  function show(change: Partial<RoundView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  function refuse(refusal: StudioRefusal): void {
    asked = undefined;
    if (refusal.reason === 'session-ended') parts.onSessionEnded();
    show({ phase: 'betting', refusal, next: refusal.next ?? view.next });
    const isStale = refusal.reason === 'reused' || refusal.reason === 'unknown-round';
    if (isStale && refusal.next === undefined) void refreshNext();
  }

  async function refreshNext(): Promise<void> {
    const answer = await parts.loadState();
    if (answer.kind === 'ok') show({ next: answer.data.next });
  }

  async function load(): Promise<void> {
    show({ phase: 'loading', refusal: undefined });
    const answer = await parts.loadState();
    if (answer.kind === 'ok') {
      const { next, recent, balance } = answer.data;
      if (balance !== null) parts.onBalance(balance);
      return show({ phase: 'betting', next, recent });
    }
    if (answer.kind === 'refused' && answer.refusal.reason === 'session-ended') parts.onSessionEnded();
    show({ phase: 'failed', refusal: answer.kind === 'refused' ? answer.refusal : undefined });
  }

  async function ask(request: PlayRequest): Promise<void> {
    for (const pauseMs of [...pausesMs, undefined]) {
      const answer = await parts.play(request);
      if (answer.kind === 'refused') return refuse(answer.refusal);
      if (answer.kind === 'ok') {
        answered = answer.data;
        return show({
          phase: 'showing',
          round: answer.data.round,
          next: answer.data.next,
          isPaid: answer.data.isPaid,
        });
      }
      if (pauseMs === undefined) break;
      show({ phase: 'asking-again' });
      await parts.wait(pauseMs);
    }
    show({ phase: 'lost' });
  }

  /** The wallet had not answered: its next answer has the win. */
  async function followBalance(): Promise<void> {
    for (let tries = 0; tries < balanceTries; tries += 1) {
      await parts.wait(balancePauseMs);
      const answer = await parts.loadState();
      if (answer.kind !== 'ok' || answer.data.balance === null) continue;
      parts.onBalance(answer.data.balance);
      return show({ isPaid: true });
    }
  }

  return {
    get: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    async play(clientSeed, bets) {
      const { next, phase } = view;
      if (next === undefined || (phase !== 'betting' && phase !== 'shown')) return;
      asked = { roundId: next.roundId, clientSeed, bets };
      show({ phase: 'asking', refusal: undefined, round: undefined });
      await ask(asked);
    },
    async askAgain() {
      if (asked === undefined || view.phase !== 'lost') return;
      show({ phase: 'asking-again' });
      await ask(asked);
    },
    settle() {
      if (view.phase !== 'showing' || answered === undefined) return;
      const { round, balance, isPaid } = answered;
      asked = undefined;
      parts.onBalance(balance ?? undefined);
      show({ phase: 'shown', recent: [asRecent(round), ...view.recent].slice(0, recentMax) });
      if (balance === null || !isPaid) void followBalance();
    },
    reopen() {
      if (view.phase === 'shown') show({ phase: 'betting', refusal: undefined });
      else if (view.refusal !== undefined && view.phase === 'betting') show({ refusal: undefined });
    },
  };
}
