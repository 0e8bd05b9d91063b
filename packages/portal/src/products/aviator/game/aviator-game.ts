import { createFreshness, type FreshnessWatch } from '@maidan/client/freshness.ts';
import { createStore, type Readable } from '@maidan/client/store.ts';
import type { AviatorBetsPicture } from '@maidan/contract/wire';
import { now } from '@maidan/ui/format/now.ts';
import type { CardParts } from '../cards/card-replies.ts';
import { type Cards, createCards } from '../cards/create-cards.ts';
import { type ChatStore, createChatStore } from '../chat/chat-store.ts';
import { type Flight, hundredthsNow, mergeFlight, reachesAt } from '../flight/flight.ts';
import { readFlight } from '../flight/flight-wire.ts';
import { createTicker, type OnTick, type Ticker } from '../flight/ticker.ts';

/** A cash-out as the stage shows it. */
export interface Landing {
  /** Different for each, so that two equal ones are both shown. */
  readonly number: number;
  readonly multiplier: number;
  readonly profit: number;
  readonly isLimit: boolean;
}

export interface AviatorGame {
  readonly flight: Readable<Flight | undefined>;
  readonly bets: Readable<AviatorBetsPicture | undefined>;
  readonly landing: Readable<Landing | undefined>;
  readonly hasGivenUp: Readable<boolean>;
  readonly chat: ChatStore;
  readonly cards: Cards;
  readonly ticker: Ticker;
  /** Whether less motion is wanted. */
  readonly isCalm: () => boolean;
  readonly freshness: FreshnessWatch;
  /** Called by the ticker, for automatic cash-outs. */
  readonly climb: OnTick;
  hear(text: string): void;
  setBets(picture: AviatorBetsPicture): void;
  setGivenUp(hasGivenUp: boolean): void;
}

export interface GameParts extends Omit<CardParts, 'slotOf' | 'remember' | 'notify'> {
  readonly notify: (act: Exclude<Parameters<CardParts['notify']>[0], { kind: 'say-cashed' }>) => void;
  /** The flight is over. */
  readonly onFlown: (flight: Flight) => void;
}

/** Remembers the card a bet was placed on, while the tab is open. */
const slotKey = (betId: string) => `aviatorSlot/${betId}`;

const cardMemory: Pick<CardParts, 'slotOf' | 'remember'> = {
  slotOf: (betId) => (sessionStorage.getItem(slotKey(betId)) === '1' ? 1 : 0),
  remember: (betId, slot) => sessionStorage.setItem(slotKey(betId), String(slot)),
};

const isSameState = (one: Flight | undefined, other: Flight): boolean =>
  one?.status === other.status && one.roundId === other.roundId && one.takesBets === other.takesBets;

/** The state that the screen shows, independent of the screen. */
export function createAviatorGame({ notify, onFlown, ...house }: GameParts): AviatorGame {
  const flight = createStore<Flight | undefined>(undefined);
  const bets = createStore<AviatorBetsPicture | undefined>(undefined);
  const landing = createStore<Landing | undefined>(undefined);
  const hasGivenUp = createStore(false);
  const freshness = createFreshness(now);
  const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
  const isCalm = () => stillness.matches;
  const ticker = createTicker({
    flight,
    freshness,
    isCalm,
    actsAt: (shown) => reachesAt(shown, cards.nextTarget() * 100),
  });
  let landings = 0;

  const cards = createCards({
    ...house,
    ...cardMemory,
    notify(act) {
      if (act.kind !== 'say-cashed') return notify(act);
      landings += 1;
      const { multiplier, profit, isLimit } = act;
      landing.set({ number: landings, multiplier, profit, isLimit });
    },
  });

  function hear(text: string): void {
    const next = readFlight(text, performance.now());
    if (!next) return;
    const before = flight.get();
    flight.set(mergeFlight(before, next));
    if (isSameState(before, next)) return;
    if (next.status === 'open' && next.takesBets) landing.set(undefined);
    if (next.status === 'close' && next.crash !== undefined) onFlown(next);
    cards.follow(next);
  }

  return {
    flight,
    bets,
    landing,
    hasGivenUp,
    chat: createChatStore(),
    cards,
    ticker,
    isCalm,
    freshness,
    climb(shown, nowMs) {
      if (shown.status === 'running') cards.climb(hundredthsNow(shown, nowMs) / 100);
    },
    hear,
    setBets: bets.set,
    setGivenUp: hasGivenUp.set,
  };
}
