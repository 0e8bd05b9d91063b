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

/** What cards ask of the house and of the page. */
export interface CardParts {
  readonly place: (bet: Omit<Extract<CardAct, { kind: 'place' }>, 'kind'>) => Promise<PlaceReply>;
  /** `isAuto` waits for the target the house holds. */
  readonly cashOut: (bet: BetOfRound & { readonly isAuto: boolean }) => Promise<CashOutReply>;
  readonly cancel: (bet: BetOfRound) => Promise<{ readonly ok: true } | Refused>;
  /** The client's bets of the present round. */
  readonly lookUp: () => Promise<readonly HouseBet[] | undefined>;
  /** Why a stake cannot be bet, in words. */
  readonly refusalOf: (stake: number) => string | undefined;
  readonly say: (act: Extract<CardAct, { kind: `say${string}` }>) => void;
  /** Which card a bet was placed on, where that is remembered. */
  readonly slotOf: (betId: string) => Slot | undefined;
  readonly remember: (betId: string, slot: Slot) => void;
}
