import { createStore, type Readable } from '../../../store/create-store.ts';
import {
  type Card,
  type CardAct,
  type CardFlight,
  type CardSettings,
  type CardStep,
  climb,
  createCard,
  follow,
  isLocked,
  noBet,
  press,
} from './card.ts';
import {
  accept,
  adopt,
  type CashedOut,
  cancelled,
  cashed,
  compare,
  type HouseBet,
  refuseEnding,
  refusePlacing,
} from './card-replies.ts';

/** Document 2, section 9: card one and card two. */
const defaultTargets = [5.5, 5.2] as const;

export type Slot = 0 | 1;
const slots: readonly Slot[] = [0, 1];

interface Refused {
  readonly ok: false;
  readonly message: string;
}

type CashOutReply = { readonly ok: true; readonly multiplier: number; readonly profit: number } | Refused;

/** What cards ask of the house and of the page. */
export interface CardParts {
  readonly place: (
    bet: Omit<Extract<CardAct, { kind: 'place' }>, 'kind'>,
  ) => Promise<{ readonly ok: true; readonly betId: string } | Refused>;
  /** `isAuto` waits for the target the house holds. */
  readonly cashOut: (bet: BetOfRound & { readonly isAuto: boolean }) => Promise<CashOutReply>;
  readonly cancel: (bet: BetOfRound) => Promise<{ readonly ok: true } | Refused>;
  /** The client's bets of the present round. */
  readonly lookUp: () => Promise<readonly HouseBet[] | undefined>;
  /** Why a stake can not be bet, in words. */
  readonly refusalOf: (stake: number) => string | undefined;
  readonly say: (act: Extract<CardAct, { kind: `say${string}` }>) => void;
  /** Which card a bet was placed on, where that is remembered. */
  readonly slotOf: (betId: string) => Slot | undefined;
  readonly remember: (betId: string, slot: Slot) => void;
}

export interface BetOfRound {
  readonly roundId: string;
  readonly betId: string;
}

export interface Cards {
  readonly of: (slot: Slot) => Readable<Card>;
  set(slot: Slot, settings: Partial<CardSettings>): void;
  press(slot: Slot): void;
  /** The flight entered another state. */
  follow(flight: CardFlight): void;
  climb(multiplier: number): void;
  /** The house says that a bet was cashed out, whoever asked for it. */
  cashedOut(cashedOut: CashedOut): void;
  /** Asks the house how the client's bets stand. */
  lookUp(): void;
  /** Whether this client placed the bet, as far as this page knows. */
  isOwn(betId: string): boolean;
  /** Bets for the next round are taken back: nobody watches any more. */
  dropQueued(): void;
}

/** Two cards, independent of each other. */
export function createCards(parts: CardParts): Cards {
  /** A bet is taken up once: its card may have another by now. */
  const seen = new Set<string>();
  const stores = defaultTargets.map((target) => createStore(createCard(target)));
  let flight: CardFlight | undefined;
  let isLooking = false;
  let looksAgain = false;

  function storeOf(slot: Slot) {
    const store = stores[slot];
    if (store === undefined) throw new RangeError(`there is no card ${slot}`);
    return store;
  }

  function apply(slot: Slot, step: (card: Card) => CardStep): void {
    const store = storeOf(slot);
    const before = store.get();
    const { card, acts } = step(before);
    if (card !== before) store.set(card);
    for (const act of acts) void carryOut(slot, act);
  }

  async function carryOut(slot: Slot, act: CardAct): Promise<void> {
    switch (act.kind) {
      case 'place':
        return place(slot, act);
      case 'cash-out':
        return cashOut(slot, act);
      case 'await-target':
        return awaitTarget(slot, act);
      case 'cancel':
        return cancel(slot, act);
      case 'look-up':
        return lookUp();
      default:
        return parts.say(act);
    }
  }

  async function place(slot: Slot, bet: Extract<CardAct, { kind: 'place' }>): Promise<void> {
    const reply = await parts.place(bet);
    if (reply.ok) {
      seen.add(reply.betId);
      parts.remember(reply.betId, slot);
    }
    apply(slot, (card) => (reply.ok ? accept(card, reply.betId) : refusePlacing(card, reply.message)));
    catchUp(slot);
  }

  async function cashOut(slot: Slot, { roundId, betId }: BetOfRound): Promise<void> {
    const reply = await parts.cashOut({ roundId, betId, isAuto: false });
    apply(slot, (card) =>
      reply.ok ? cashed(card, { betId, ...reply }) : refuseEnding(card, betId, reply.message),
    );
    catchUp(slot);
  }

  /** A refusal says that the flight ended below the target, which the stage shows. */
  async function awaitTarget(slot: Slot, { roundId, betId }: BetOfRound): Promise<void> {
    const reply = await parts.cashOut({ roundId, betId, isAuto: true });
    if (reply.ok) apply(slot, (card) => cashed(card, { betId, ...reply }));
    else void lookUp();
  }

  async function cancel(slot: Slot, { roundId, betId }: BetOfRound): Promise<void> {
    const reply = await parts.cancel({ roundId, betId });
    apply(slot, (card) => (reply.ok ? cancelled(card, betId) : refuseEnding(card, betId, reply.message)));
    catchUp(slot);
  }

  /** The flight went on while the house answered. */
  function catchUp(slot: Slot): void {
    const now = flight;
    if (now) apply(slot, (card) => follow(card, now, parts.refusalOf(card.stake)));
  }

  async function lookUp(): Promise<void> {
    looksAgain = isLooking;
    if (isLooking) return;
    isLooking = true;
    const house = await parts.lookUp();
    isLooking = false;
    if (house) take(house);
    if (looksAgain) void lookUp();
  }

  function take(house: readonly HouseBet[]): void {
    for (const slot of slots) apply(slot, (card) => compare(card, house));
    // A bet on its way is among the house's before its own card knows its number.
    if (stores.some((store) => store.get().bet.kind === 'placing')) return;
    for (const bet of house) {
      if (bet.roundId !== flight?.roundId || seen.has(bet.betId)) continue;
      seen.add(bet.betId);
      const free = slots.filter((slot) => !isLocked(storeOf(slot).get()));
      const slot = free.find((one) => one === parts.slotOf(bet.betId)) ?? free[0];
      if (slot !== undefined) apply(slot, (card) => adopt(card, bet));
    }
  }

  return {
    of: storeOf,
    set: (slot, settings) => apply(slot, (card) => ({ card: { ...card, ...settings }, acts: [] })),
    press(slot) {
      const now = flight;
      if (now) apply(slot, (card) => press(card, now, parts.refusalOf(card.stake)));
    },
    follow(next) {
      flight = next;
      for (const slot of slots) catchUp(slot);
    },
    climb(multiplier) {
      const now = flight;
      if (now) for (const slot of slots) apply(slot, (card) => climb(card, now, multiplier));
    },
    cashedOut(cashedOut) {
      for (const slot of slots) apply(slot, (card) => cashed(card, cashedOut));
    },
    lookUp: () => void lookUp(),
    isOwn: (betId) => seen.has(betId),
    dropQueued() {
      for (const slot of slots) {
        apply(slot, (card) =>
          card.bet.kind === 'queued'
            ? { card: { ...card, bet: noBet }, acts: [{ kind: 'say', what: 'queue-cancelled' }] }
            : { card, acts: [] },
        );
      }
    },
  };
}
