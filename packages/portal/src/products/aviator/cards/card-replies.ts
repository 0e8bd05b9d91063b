import {
  become,
  type Card,
  type CardAct,
  type CardBet,
  type CardStep,
  isLocked,
  noBet,
  refuse,
  stay,
} from './card.ts';

/** The house accepted the bet. */
export function accept(card: Card, betId: string): CardStep {
  const { bet } = card;
  if (bet.kind !== 'placing') return stay(card);
  const { roundId, stake, heldTarget } = bet;
  const placed: CardBet = { kind: 'placed', roundId, stake, betId, heldTarget, isNearTarget: false };
  return become(card, placed, { kind: 'say', what: 'placed' });
}

/** The house refused the bet, or did not answer: then it may have accepted it nevertheless. */
export function refusePlacing(card: Card, message: string): CardStep {
  const { bet } = card;
  if (bet.kind !== 'placing') return stay(card);
  const step = refuse(card, message, bet.isAuto);
  return { ...step, acts: [...step.acts, { kind: 'look-up' }] };
}

export interface CashedOut {
  readonly betId: string;
  readonly multiplier: number;
  readonly profit: number;
  /** The house's limit on a bet or a flight was reached. */
  readonly isLimit?: boolean;
}

export function cashed(card: Card, { betId, multiplier, profit, isLimit = false }: CashedOut): CardStep {
  const { bet } = card;
  if (!('betId' in bet) || bet.betId !== betId || bet.kind === 'cashed') return stay(card);
  const { roundId, stake } = bet;
  return become(
    card,
    { kind: 'cashed', roundId, stake, betId, multiplier, profit },
    { kind: 'say-cashed', multiplier, profit, isLimit },
  );
}

/** Cancelled before take-off. */
export function cancelled(card: Card, betId: string): CardStep {
  const { bet } = card;
  if (bet.kind !== 'cancelling' || bet.betId !== betId) return stay(card);
  return become(card, noBet, { kind: 'say', what: 'cancelled' });
}

/** Too late, or no answer: the bet stays as it is until the house reports its state. */
export function refuseEnding(card: Card, betId: string, message: string): CardStep {
  const { bet } = card;
  if ((bet.kind !== 'cashing' && bet.kind !== 'cancelling') || bet.betId !== betId) return stay(card);
  const { roundId, stake, heldTarget } = bet;
  const placed: CardBet = { kind: 'placed', roundId, stake, betId, heldTarget, isNearTarget: false };
  return become(card, placed, { kind: 'say-error', message }, { kind: 'look-up' });
}

/** A bet of the client, as the house stores it. */
export interface HouseBet {
  readonly betId: string;
  readonly roundId: string;
  readonly stake: number;
  /** The multiplier it was cashed out at. */
  readonly multiplier: number | undefined;
  readonly profit: number;
  /** The target the house cashes it out at. */
  readonly heldTarget: number | undefined;
  readonly isSettled: boolean;
  /** Its stake was returned. */
  readonly isVoid: boolean;
}

/** Updates the card's own bet to the state that the house reports. */
export function compare(card: Card, house: readonly HouseBet[]): CardStep {
  const { bet } = card;
  if (!('betId' in bet) || bet.kind === 'cashed') return stay(card);
  const found = house.find(({ betId }) => betId === bet.betId);
  if (found === undefined) return stay(card);
  if (found.isVoid) {
    const what = bet.kind === 'cancelling' ? 'cancelled' : 'returned';
    return become(card, noBet, { kind: 'say', what });
  }
  const { betId, roundId, stake, multiplier, profit, isSettled } = found;
  if (multiplier !== undefined && bet.kind !== 'cancelling')
    return cashed(card, { betId, multiplier, profit });
  return isSettled ? become(card, { kind: 'lost', roundId, stake, betId }) : stay(card);
}

/** A bet that the card did not place itself: placed before the page was left, or in another tab. */
export function adopt(card: Card, house: HouseBet): CardStep {
  if (isLocked(card) || house.isVoid) return stay(card);
  const { betId, roundId, stake, multiplier, profit, heldTarget, isSettled } = house;
  if (multiplier === undefined && isSettled) return become(card, { kind: 'lost', roundId, stake, betId });
  const placed: CardBet = { kind: 'placed', roundId, stake, betId, heldTarget, isNearTarget: false };
  const step = become({ ...card, stake }, placed);
  return multiplier === undefined ? step : cashed(step.card, { betId, multiplier, profit });
}

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
  readonly notify: (act: Extract<CardAct, { kind: `say${string}` }>) => void;
  /** The card a bet was placed on, if it is remembered. */
  readonly slotOf: (betId: string) => Slot | undefined;
  readonly remember: (betId: string, slot: Slot) => void;
}
