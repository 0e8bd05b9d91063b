import type { CardAct } from './card.ts';
import type { HouseBet } from './card-replies.ts';

/** The first card and the second. */
export type Slot = 0 | 1;

export interface BetOfRound {
  readonly roundId: string;
  readonly betId: string;
}

interface Refused {
  readonly ok: false;
  readonly message: string;
}

type PlaceReply = { readonly ok: true; readonly betId: string } | Refused;
type CashOutReply = { readonly ok: true; readonly multiplier: number; readonly profit: number } | Refused;

/** What cards need from the house and the page. */
export interface CardParts {
  readonly place: (bet: Omit<Extract<CardAct, { kind: 'place' }>, 'kind'>) => Promise<PlaceReply>;
  /** With `isAuto` it waits for the target that the house holds. */
  readonly cashOut: (bet: BetOfRound & { readonly isAuto: boolean }) => Promise<CashOutReply>;
  readonly cancel: (bet: BetOfRound) => Promise<{ readonly ok: true } | Refused>;
  /** The client's bets on the present round. */
  readonly lookUp: () => Promise<readonly HouseBet[] | undefined>;
  /** The reason why a stake cannot be bet. */
  readonly refusalOf: (stake: number) => string | undefined;
  readonly say: (act: Extract<CardAct, { kind: `say${string}` }>) => void;
  /** The card a bet was placed on, if it is remembered. */
  readonly slotOf: (betId: string) => Slot | undefined;
  readonly remember: (betId: string, slot: Slot) => void;
}
