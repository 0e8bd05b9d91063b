import { createStore, type Readable } from '@maidan/client/store.ts';
import {
  type Card,
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
import type { CardParts, Slot } from './card-parts.ts';
import { adopt, type CashedOut, cashed, compare, type HouseBet } from './card-replies.ts';
import { carryOut } from './carry-out.ts';
import { onceAtATime } from './once-at-a-time.ts';
import { createOwnBets } from './own-bets.ts';

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
