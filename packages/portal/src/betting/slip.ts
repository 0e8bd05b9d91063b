import type { Coins } from '@maidan/betting';
import { createStore, type Readable } from '@maidan/client/store.ts';

/** What every slip has; each product adds what its bets need. */
export interface SlipBet {
  /** The tapped cell: it is marked while the slip is open, and gets the focus back afterwards. */
  readonly cell: string;
}

export interface OpenSlip<Bet extends SlipBet> {
  readonly kind: 'open';
  readonly bet: Bet;
  readonly stake: number;
  readonly secondsLeft: number;
}

/** A bet that was sent. */
interface SentSlip<Bet extends SlipBet> {
  readonly bet: Bet;
  readonly stake: number;
  /** What could be staked before it was first sent: the house may push what it holds before it answers. */
  readonly coinsBefore: Coins | undefined;
}

export interface PlacingSlip<Bet extends SlipBet> extends SentSlip<Bet> {
  readonly kind: 'placing';
}

export interface DoneSlip<Bet extends SlipBet> extends SentSlip<Bet> {
  readonly kind: 'done';
  readonly outcome: Outcome;
}

/** A slip the player sees: open, or with its bet being placed. */
export type ShownSlip<Bet extends SlipBet> = OpenSlip<Bet> | PlacingSlip<Bet>;

export type SlipState<Bet extends SlipBet> = { readonly kind: 'closed' } | ShownSlip<Bet> | DoneSlip<Bet>;

export interface Outcome {
  readonly isPlaced: boolean;
  /** The house's message; empty when there is none. */
  readonly message: string;
  /** The house never answered, so it may have accepted the bet. */
  readonly isUnanswered?: boolean;
  /** Refused because the price had changed. */
  readonly isPriceChanged?: boolean;
  /** The price it was accepted at and the price asked for, formatted for the slip, if they differ. */
  readonly takenAt?: { readonly taken: string; readonly requested: string; readonly odds?: number };
}

export interface PlacedBet<Bet extends SlipBet> {
  readonly bet: Bet;
  readonly stake: number;
  readonly requestId: string;
}

/** What a product configures about its slip. */
export interface SlipTerms<Bet extends SlipBet> {
  /** How long it stays open. */
  readonly seconds: number;
  /** Entering or picking an amount restarts the countdown. */
  readonly restartsOnStake?: boolean;
  readonly place: (placed: PlacedBet<Bet>) => Promise<Outcome>;
  /** Called when placing ends, accepted or not: the lists of bets are then reloaded. */
  readonly onPlaced: () => void;
}

export interface SlipParts<Bet extends SlipBet> extends SlipTerms<Bet> {
  readonly now: () => number;
  /** Calls back every second until the returned function is called. */
  readonly everySecond: (callback: () => void) => () => void;
  readonly newRequestId: () => string;
  /** What may be staked; undefined until the wallet is known. */
  readonly availableCoins: () => Coins | undefined;
}

/** Why a slip closed by itself. */
export type SlipEnd = 'time' | 'empty';

export interface Slip<Bet extends SlipBet> extends Readable<SlipState<Bet>> {
  readonly seconds: number;
  open(bet: Bet): void;
  setStake(stake: number): void;
  /** Replaces the price tapped by the present one. */
  reprice(price: Partial<Bet>): void;
  done(): void;
  close(): void;
  /** Opens the refused bet again at this price, with the same amount. */
  retry(price: Partial<Bet>): void;
  /** Sends a bet without an answer again with the same request id: the house accepts it only once. */
  sendAgain(): void;
  /** Calls back when the slip closes without the player closing it, until the returned function is called. */
  onEnd(listener: (why: SlipEnd) => void): () => void;
}

const closed = { kind: 'closed' } as const;

type EndListener = (why: SlipEnd) => void;

function createEnds() {
  const listeners = new Set<EndListener>();
  return {
    emit(why: SlipEnd): void {
      for (const listener of listeners) listener(why);
    },
    listen(listener: EndListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function placeSent<Bet extends SlipBet>(
  parts: SlipParts<Bet>,
  become: (next: SlipState<Bet>) => void,
  { bet, stake, coinsBefore }: SentSlip<Bet>,
  requestId: string,
): Promise<void> {
  become({ kind: 'placing', bet, stake, coinsBefore });
  const outcome = await parts.place({ bet, stake, requestId });
  become({ kind: 'done', bet, stake, coinsBefore, outcome });
  parts.onPlaced();
}

/**
 * Document 1, section 4. Each slip has one request id, so that double taps and repeated calls are one bet.
 */
export function createSlip<Bet extends SlipBet>(parts: SlipParts<Bet>): Slip<Bet> {
  const { get, set, subscribe } = createStore<SlipState<Bet>>(closed);
  let requestId = '';
  const ends = createEnds();

  function become(next: SlipState<Bet>): void {
    if (next.kind !== 'open') countdown.stop();
    set(next);
  }

  const countdown = slipCountdown({
    ...parts,
    onSecond(secondsLeft) {
      const state = get();
      if (secondsLeft <= 0) end('time');
      else if (state.kind === 'open') become({ ...state, secondsLeft });
    },
  });

  function end(why: SlipEnd): void {
    become(closed);
    ends.emit(why);
  }

  function openWith(bet: Bet, stake: number): void {
    requestId = parts.newRequestId();
    countdown.start();
    become({ kind: 'open', bet, stake, secondsLeft: parts.seconds });
  }

  const place = (sent: SentSlip<Bet>): void => void placeSent(parts, become, sent, requestId);

  function whenOpen(act: (state: OpenSlip<Bet>) => void): void {
    const state = get();
    if (state.kind === 'open') act(state);
  }

  return {
    seconds: parts.seconds,
    get,
    subscribe,
    open(bet) {
      if (get().kind !== 'placing') openWith(bet, 0);
    },
    setStake: (stake) =>
      whenOpen((state) => {
        if (parts.restartsOnStake) countdown.start();
        become({ ...state, stake, ...(parts.restartsOnStake ? { secondsLeft: parts.seconds } : {}) });
      }),
    reprice: (price) => whenOpen((state) => become({ ...state, bet: { ...state.bet, ...price } })),
    done: () =>
      whenOpen(({ bet, stake }) => {
        if (stake > 0) place({ bet, stake, coinsBefore: parts.availableCoins() });
        else end('empty');
      }),
    close() {
      if (get().kind !== 'placing') become(closed);
    },
    retry(price) {
      const state = get();
      if (state.kind === 'done' && !state.outcome.isPlaced) openWith({ ...state.bet, ...price }, state.stake);
    },
    sendAgain() {
      const state = get();
      if (state.kind === 'done' && state.outcome.isUnanswered) place(state);
    },
    onEnd: ends.listen,
  };
}

interface CountdownParts {
  readonly seconds: number;
  readonly now: () => number;
  /** Calls back every second until the returned function is called. */
  readonly everySecond: (callback: () => void) => () => void;
  readonly onSecond: (secondsLeft: number) => void;
}

/** Uses the clock, since timers of a background page run late. */
function slipCountdown({ seconds, now, everySecond, onSecond }: CountdownParts) {
  let stop = () => {};
  return {
    /** Starts from the full time, also when it is already running. */
    start(): void {
      stop();
      const endsAt = now() + seconds * 1000;
      stop = everySecond(() => onSecond(Math.ceil((endsAt - now()) / 1000)));
    },
    stop: () => stop(),
  };
}
