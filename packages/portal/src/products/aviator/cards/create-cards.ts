import { createStore, type Readable } from '@maidan/client/store.ts';
import {
  type Card,
  type CardAct,
  type CardFlight,
  type CardSettings,
  type CardStep,
  climb,
  createCard,
  dropQueued,
  follow,
  isLocked,
  nextTarget,
  press,
} from './card.ts';
import {
  accept,
  adopt,
  type BetOfRound,
  type CardParts,
  type CashedOut,
  cancelled,
  cashed,
  compare,
  type HouseBet,
  refuseEnding,
  refusePlacing,
  type Slot,
} from './card-replies.ts';

/** Document 2, section 9: card one and card two. */
const defaultTargets = [5.5, 5.2] as const;
const slots: readonly Slot[] = [0, 1];

export interface Cards {
  readonly of: (slot: Slot) => Readable<Card>;
  set(slot: Slot, settings: Partial<CardSettings>): void;
  press(slot: Slot): void;
  /** The flight changed its state. */
  follow(flight: CardFlight): void;
  climb(multiplier: number): void;
  /** The multiplier at which a card next acts by itself; infinite where none does. */
  nextTarget(): number;
  /** The house reports that a bet was cashed out, whoever requested it. */
  cashedOut(cashedOut: CashedOut): void;
  /** Asks the house for the state of the client's bets. */
  lookUp(): void;
  /** Whether this client placed the bet, as far as this page knows. */
  isOwn(betId: string): boolean;
  /** Cancels bets on the next round, when the page is left. */
  dropQueued(): void;
}

type Step = (card: Card) => CardStep;

/** The card a bet was placed on, or else a free one. */
function chooseSlot(isFree: (slot: Slot) => boolean, remembered: Slot | undefined): Slot | undefined {
  return remembered !== undefined && isFree(remembered) ? remembered : slots.find(isFree);
}

/** Two cards, independent of each other. */
export function createCards(parts: CardParts): Cards {
  const stores = {
    0: createStore(createCard(defaultTargets[0])),
    1: createStore(createCard(defaultTargets[1])),
  };
  const own = createOwnBets(parts);
  let flight: CardFlight | undefined;

  const lookUp = onceAtATime(async () => {
    const house = await parts.lookUp();
    if (house) takeUp(house);
  });

  function apply(slot: Slot, step: Step): void {
    const store = stores[slot];
    const before = store.get();
    const { card, acts } = step(before);
    if (card !== before) store.set(card);
    const desk = {
      parts,
      lookUp,
      apply: (next: Step) => apply(slot, next),
      catchUp: () => catchUp(slot),
      onPlaced: (betId: string) => own.placed(betId, slot),
    };
    for (const act of acts) void carryOut(act, desk);
  }

  function applyToAll(step: Step): void {
    for (const slot of slots) apply(slot, step);
  }

  /** Does nothing before the first flight is known. */
  function applyInFlight(slot: Slot, step: (card: Card, now: CardFlight) => CardStep): void {
    const now = flight;
    if (now) apply(slot, (card) => step(card, now));
  }

  const catchUp = (slot: Slot): void =>
    applyInFlight(slot, (card, now) => follow(card, now, parts.refusalOf(card.stake)));

  function takeUp(house: readonly HouseBet[]): void {
    applyToAll((card) => compare(card, house));
    // A bet being placed may be among the house's before its own card knows its id.
    if (slots.some((slot) => stores[slot].get().bet.kind === 'placing')) return;
    for (const bet of own.newOf(flight?.roundId, house)) {
      const slot = chooseSlot((one) => !isLocked(stores[one].get()), parts.slotOf(bet.betId));
      if (slot !== undefined) apply(slot, (card) => adopt(card, bet));
    }
  }

  return {
    of: (slot) => stores[slot],
    set: (slot, settings) => apply(slot, (card) => ({ card: { ...card, ...settings }, acts: [] })),
    press: (slot) => applyInFlight(slot, (card, now) => press(card, now, parts.refusalOf(card.stake))),
    follow(next) {
      flight = next;
      for (const slot of slots) catchUp(slot);
    },
    climb(multiplier) {
      for (const slot of slots) applyInFlight(slot, (card, now) => climb(card, now, multiplier));
    },
    nextTarget: () => Math.min(...slots.map((slot) => nextTarget(stores[slot].get(), flight))),
    cashedOut: (cashedOut) => applyToAll((card) => cashed(card, cashedOut)),
    lookUp: () => void lookUp(),
    isOwn: own.has,
    dropQueued: () => applyToAll(dropQueued),
  };
}

interface Desk {
  readonly parts: Pick<CardParts, 'place' | 'cashOut' | 'cancel' | 'notify'>;
  /** Updates the card that requested it. */
  readonly apply: (step: (card: Card) => CardStep) => void;
  /** Applies the flight's changes since the request. */
  readonly catchUp: () => void;
  readonly onPlaced: (betId: string) => void;
  readonly lookUp: () => Promise<void>;
}

/** Carries out a card's request, and passes the answer to the card. */
async function carryOut(act: CardAct, desk: Desk): Promise<void> {
  switch (act.kind) {
    case 'place':
      return place(act, desk);
    case 'cash-out':
      return cashOut(act, desk);
    case 'await-target':
      return awaitTarget(act, desk);
    case 'cancel':
      return cancel(act, desk);
    case 'look-up':
      return desk.lookUp();
    default:
      return desk.parts.notify(act);
  }
}

async function place(bet: Extract<CardAct, { kind: 'place' }>, desk: Desk): Promise<void> {
  const reply = await desk.parts.place(bet);
  if (reply.ok) desk.onPlaced(reply.betId);
  desk.apply((card) => (reply.ok ? accept(card, reply.betId) : refusePlacing(card, reply.message)));
  desk.catchUp();
}

async function cashOut({ roundId, betId }: BetOfRound, desk: Desk): Promise<void> {
  const reply = await desk.parts.cashOut({ roundId, betId, isAuto: false });
  desk.apply((card) =>
    reply.ok ? cashed(card, { betId, ...reply }) : refuseEnding(card, betId, reply.message),
  );
  desk.catchUp();
}

/** A refusal means that the flight crashed below the target, which the stage shows. */
async function awaitTarget({ roundId, betId }: BetOfRound, desk: Desk): Promise<void> {
  const reply = await desk.parts.cashOut({ roundId, betId, isAuto: true });
  if (reply.ok) desk.apply((card) => cashed(card, { betId, ...reply }));
  else await desk.lookUp();
}

async function cancel({ roundId, betId }: BetOfRound, desk: Desk): Promise<void> {
  const reply = await desk.parts.cancel({ roundId, betId });
  desk.apply((card) => (reply.ok ? cancelled(card, betId) : refuseEnding(card, betId, reply.message)));
  desk.catchUp();
}

/** Runs never overlap: any number of requests during a run cause one more run. */
function onceAtATime(run: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let runsAgain = false;
  return async () => {
    runsAgain = isRunning;
    if (isRunning) return;
    do {
      isRunning = true;
      runsAgain = false;
      try {
        await run();
      } finally {
        isRunning = false;
      }
    } while (runsAgain);
  };
}

/** The client's bets that this page knows of. */
export interface OwnBets {
  has(betId: string): boolean;
  placed(betId: string, slot: Slot): void;
  /**
   * The bets of a round that this page did not know. Each is returned once: its card may have another bet by
   * now.
   */
  newOf(roundId: string | undefined, house: readonly HouseBet[]): readonly HouseBet[];
}

function createOwnBets({ remember }: Pick<CardParts, 'remember'>): OwnBets {
  const seen = new Set<string>();
  return {
    has: (betId) => seen.has(betId),
    placed(betId, slot) {
      seen.add(betId);
      remember(betId, slot);
    },
    newOf(roundId, house) {
      const found = house.filter((bet) => bet.roundId === roundId && !seen.has(bet.betId));
      for (const { betId } of found) seen.add(betId);
      return found;
    },
  };
}
