import { createStore, type Readable, type Store } from '@maidan/client/store.ts';
import type {
  InstantRecord,
  InstantState,
  OfferedRound,
  Played,
  PlayRequest,
  RecentRound,
  StudioRefusal,
} from '../../wire/instant.ts';
import type { Answer } from '../call.ts';

export type Phase =
  | 'loading'
  /** The table could not be loaded. */
  | 'failed'
  | 'betting'
  | 'asking'
  /** The same round is being requested again. */
  | 'asking-again'
  /** There is no answer; the player may request the same round again. */
  | 'lost'
  /** The answer has arrived and its animation is running. */
  | 'showing'
  | 'shown';

export interface RoundView {
  readonly phase: Phase;
  /** The round to be played next. */
  readonly next: OfferedRound | undefined;
  /** The player's own rounds, newest first, without the one being animated. */
  readonly recent: readonly RecentRound[];
  /** The round being shown. */
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

export interface RoundDesk extends Readable<RoundView> {
  readonly load: () => Promise<void>;
  readonly play: (clientSeed: string, bets: PlayRequest['bets']) => Promise<void>;
  /** After `lost`: requests the same round with the same bets and seed. */
  readonly askAgain: () => Promise<void>;
  /** Called when the animation has ended, or was skipped. */
  readonly settle: () => void;
  /** Called when chips are placed for another round. */
  readonly reopen: () => void;
}

const pausesMs = [600, 1_500, 3_000, 5_000];
/** How many of the player's rounds are kept for the statistics. */
const recentMax = 100;
const paymentTries = 5;
const paymentPauseMs = 2_000;

const asRecent = ({ roundId, outcome, staked, paid, decidedAt }: InstantRecord): RecentRound => ({
  roundId,
  outcome,
  staked,
  paid,
  decidedAt,
});

interface Desk {
  readonly parts: DeskParts;
  readonly view: Store<RoundView>;
  request: PlayRequest | undefined;
  answered: Played | undefined;
}

function show(desk: Desk, change: Partial<RoundView>): void {
  desk.view.set({ ...desk.view.get(), ...change });
}

async function refreshNext(desk: Desk): Promise<void> {
  const answer = await desk.parts.loadState();
  if (answer.kind === 'ok') show(desk, { next: answer.data.next });
}

function refuse(desk: Desk, refusal: StudioRefusal): void {
  desk.request = undefined;
  if (refusal.reason === 'session-ended') desk.parts.onSessionEnded();
  show(desk, { phase: 'betting', refusal, next: refusal.next ?? desk.view.get().next });
  const isStale = refusal.reason === 'reused' || refusal.reason === 'unknown-round';
  if (isStale && refusal.next === undefined) void refreshNext(desk);
}

async function load(desk: Desk): Promise<void> {
  show(desk, { phase: 'loading', refusal: undefined });
  const answer = await desk.parts.loadState();
  if (answer.kind === 'ok') {
    const { next, recent, balance } = answer.data;
    if (balance !== null) desk.parts.onBalance(balance);
    return show(desk, { phase: 'betting', next, recent });
  }
  if (answer.kind === 'refused' && answer.refusal.reason === 'session-ended') desk.parts.onSessionEnded();
  show(desk, { phase: 'failed', refusal: answer.kind === 'refused' ? answer.refusal : undefined });
}

async function ask(desk: Desk, request: PlayRequest): Promise<void> {
  for (const pauseMs of [...pausesMs, undefined]) {
    const answer = await desk.parts.play(request);
    if (answer.kind === 'refused') return refuse(desk, answer.refusal);
    if (answer.kind === 'ok') {
      desk.answered = answer.data;
      const { round, next, isPaid } = answer.data;
      return show(desk, { phase: 'showing', round, next, isPaid });
    }
    if (pauseMs === undefined) break;
    show(desk, { phase: 'asking-again' });
    await desk.parts.wait(pauseMs);
  }
  show(desk, { phase: 'lost' });
}

/**
 * The wallet had not answered: requesting the same round again shows whether it has by now. The next round
 * brings a new balance anyway.
 */
async function followPayment(desk: Desk, request: PlayRequest): Promise<void> {
  for (let tries = 0; tries < paymentTries; tries += 1) {
    await desk.parts.wait(paymentPauseMs);
    if (desk.request !== undefined) return;
    const answer = await desk.parts.play(request);
    if (desk.request !== undefined) return;
    if (answer.kind !== 'ok' || !answer.data.isPaid || answer.data.balance === null) continue;
    desk.parts.onBalance(answer.data.balance);
    return show(desk, { isPaid: true });
  }
}

function settle(desk: Desk): void {
  const { phase, recent } = desk.view.get();
  const { request, answered } = desk;
  if (phase !== 'showing' || request === undefined || answered === undefined) return;
  const { round, balance, isPaid } = answered;
  desk.request = undefined;
  desk.parts.onBalance(balance ?? undefined);
  show(desk, { phase: 'shown', recent: [asRecent(round), ...recent].slice(0, recentMax) });
  if (balance === null || !isPaid) void followPayment(desk, request);
}

const unloaded: RoundView = {
  phase: 'loading',
  next: undefined,
  recent: [],
  round: undefined,
  refusal: undefined,
  isPaid: true,
};

/**
 * One player's rounds, one after the other. A round whose answer is lost is requested again, never another
 * one.
 */
export function createRoundDesk(parts: DeskParts): RoundDesk {
  const view = createStore(unloaded);
  const desk: Desk = { parts, view, request: undefined, answered: undefined };
  return {
    get: view.get,
    subscribe: view.subscribe,
    load: () => load(desk),
    async play(clientSeed, bets) {
      const { next, phase } = view.get();
      if (next === undefined || (phase !== 'betting' && phase !== 'shown')) return;
      desk.request = { roundId: next.roundId, clientSeed, bets };
      show(desk, { phase: 'asking', refusal: undefined, round: undefined });
      await ask(desk, desk.request);
    },
    async askAgain() {
      if (desk.request === undefined || view.get().phase !== 'lost') return;
      show(desk, { phase: 'asking-again' });
      await ask(desk, desk.request);
    },
    settle: () => settle(desk),
    reopen() {
      const { phase, refusal } = view.get();
      if (phase === 'shown') show(desk, { phase: 'betting', refusal: undefined });
      else if (refusal !== undefined && phase === 'betting') show(desk, { refusal: undefined });
    },
  };
}
