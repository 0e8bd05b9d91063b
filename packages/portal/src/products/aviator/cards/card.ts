/** Document 2, section 9. */
export const presetStakes = [10, 50, 100, 1000] as const;
export const stakeStep = 10;
const defaultStake = 10;
const nearness = 0.1;

export type CardTab = 'bet' | 'auto';

interface RoundBet {
  readonly roundId: string;
  readonly stake: number;
}

interface KnownBet extends RoundBet {
  readonly betId: string;
  /** The house cashes out at this multiplier, whether the page is open or not. */
  readonly heldTarget: number | undefined;
}

export type CardBet =
  | { readonly kind: 'none' }
  /** For the next round, placed when it opens. */
  | { readonly kind: 'queued'; readonly isAuto: boolean }
  | (RoundBet & {
      readonly kind: 'placing';
      readonly heldTarget: number | undefined;
      readonly isAuto: boolean;
    })
  | (KnownBet & { readonly kind: 'placed'; readonly isNearTarget: boolean })
  /** Requested from the house by the player or the page. */
  | (KnownBet & { readonly kind: 'cancelling' | 'cashing' })
  /** The flight has passed the target that the house holds, so the house cashes out by itself. */
  | (KnownBet & { readonly kind: 'reached' })
  | (RoundBet & {
      readonly kind: 'cashed';
      readonly betId: string;
      readonly multiplier: number;
      readonly profit: number;
    })
  | (RoundBet & { readonly kind: 'lost'; readonly betId: string });

/** One of the two bet cards: the player's settings, and its bet. */
export interface Card {
  readonly tab: CardTab;
  readonly stake: number;
  readonly isAutoBet: boolean;
  readonly isAutoCashOut: boolean;
  readonly target: number;
  readonly bet: CardBet;
  /** Auto bet acts once after each flight. */
  readonly autoBetAfter: string | undefined;
}

export type CardSettings = Pick<Card, 'tab' | 'stake' | 'isAutoBet' | 'isAutoCashOut' | 'target'>;

export const noBet: CardBet = { kind: 'none' };

export const createCard = (target: number): Card => ({
  tab: 'bet',
  stake: defaultStake,
  isAutoBet: false,
  isAutoCashOut: false,
  target,
  bet: noBet,
  autoBetAfter: undefined,
});

/** What a card needs to know about the flight. */
export interface CardFlight {
  readonly status: 'open' | 'running' | 'waiting' | 'close';
  readonly roundId: string;
  /** Whether a bet on this round would still be in time. */
  readonly takesBets: boolean;
  /** The crash multiplier; undefined until the crash. */
  readonly crash: number | undefined;
}

export type CardAct =
  | {
      readonly kind: 'place';
      readonly roundId: string;
      readonly stake: number;
      readonly target: number | undefined;
    }
  | { readonly kind: 'cash-out' | 'cancel'; readonly roundId: string; readonly betId: string }
  /** The target is near: the house answers once the flight has reached it or has crashed. */
  | { readonly kind: 'await-target'; readonly roundId: string; readonly betId: string }
  /** Asks the house for the state of the client's bets. */
  | { readonly kind: 'look-up' }
  | {
      readonly kind: 'say';
      readonly what: 'queued' | 'queue-cancelled' | 'placed' | 'cancelled' | 'returned';
    }
  | {
      readonly kind: 'say-cashed';
      readonly multiplier: number;
      readonly profit: number;
      readonly isLimit: boolean;
    }
  | { readonly kind: 'say-error'; readonly message: string };

export interface CardStep {
  readonly card: Card;
  readonly acts: readonly CardAct[];
}

export const stay = (card: Card): CardStep => ({ card, acts: [] });

export function become(card: Card, bet: CardBet, ...acts: readonly CardAct[]): CardStep {
  return { card: { ...card, bet }, acts };
}

const isOver = ({ kind }: CardBet): boolean => kind === 'none' || kind === 'cashed' || kind === 'lost';

/** Stake and presets are locked while a bet is being placed or flying. */
export const isLocked = ({ bet }: Card): boolean => !isOver(bet);

/** A hidden tab does not act: auto bet and auto cash-out belong to the Auto tab. */
const actsAlone = ({ tab }: Card): boolean => tab === 'auto';

const targetOf = (card: Card): number | undefined =>
  actsAlone(card) && card.isAutoCashOut ? card.target : undefined;

function place(card: Card, roundId: string, isAuto: boolean): CardStep {
  const { stake } = card;
  const target = targetOf(card);
  return become(
    card,
    { kind: 'placing', roundId, stake, heldTarget: target, isAuto },
    { kind: 'place', roundId, stake, target },
  );
}

/** A press of the big button. `refusal` is the reason why this stake cannot be bet. */
export function press(card: Card, flight: CardFlight, refusal: string | undefined): CardStep {
  const { bet } = card;
  if (bet.kind === 'queued') return dropQueued(card);
  if (bet.kind === 'placed' && bet.roundId === flight.roundId) return pressPlaced(card, bet, flight);
  if (!isOver(bet)) return stay(card);
  if (refusal !== undefined) return { card, acts: [{ kind: 'say-error', message: refusal }] };
  if (flight.takesBets) return place(card, flight.roundId, false);
  return become(card, { kind: 'queued', isAuto: false }, { kind: 'say', what: 'queued' });
}

function pressPlaced(
  card: Card,
  bet: Extract<CardBet, { kind: 'placed' }>,
  { status }: CardFlight,
): CardStep {
  const { roundId, stake, betId, heldTarget } = bet;
  if (status === 'open') {
    const cancelling: CardBet = { kind: 'cancelling', roundId, stake, betId, heldTarget };
    return become(card, cancelling, { kind: 'cancel', roundId, betId });
  }
  return status === 'running' ? cashOut(card, bet) : stay(card);
}

function cashOut(card: Card, { roundId, stake, betId, heldTarget }: KnownBet): CardStep {
  return become(
    card,
    { kind: 'cashing', roundId, stake, betId, heldTarget },
    { kind: 'cash-out', roundId, betId },
  );
}

/** The flight changed its state, or another round began. */
export function follow(card: Card, flight: CardFlight, refusal: string | undefined): CardStep {
  const current = forgetOld(card, flight);
  const { bet } = current;
  if (flight.status === 'open')
    return bet.kind === 'queued' && flight.takesBets ? open(current, bet, flight, refusal) : stay(current);
  if (flight.status === 'running') return stay(current);
  const landed = flight.status === 'waiting' ? land(current, flight) : reset(current);
  if (mayBetAgain(landed, flight)) {
    return stay({ ...landed, bet: { kind: 'queued', isAuto: true }, autoBetAfter: flight.roundId });
  }
  return { card: landed, acts: isFlying(landed.bet) ? [{ kind: 'look-up' }] : [] };
}

function open(
  card: Card,
  { isAuto }: Extract<CardBet, { kind: 'queued' }>,
  { roundId }: CardFlight,
  refusal: string | undefined,
): CardStep {
  return refusal === undefined ? place(card, roundId, isAuto) : refuse(card, refusal, isAuto);
}

/** A bet is removed with its round; missed changes are looked up at the house. */
function forgetOld(card: Card, { roundId }: CardFlight): Card {
  const { bet } = card;
  const isOld = 'roundId' in bet && bet.roundId !== roundId && bet.kind !== 'placing';
  return isOld ? { ...card, bet: noBet } : card;
}

const isFlying = ({ kind }: CardBet): boolean => kind === 'placed' || kind === 'reached';

/** Flying bets are lost, unless the flight reached the target that the house holds. */
function land(card: Card, { roundId, crash = 0 }: CardFlight): Card {
  const { bet } = card;
  if ((bet.kind !== 'placed' && bet.kind !== 'reached') || bet.roundId !== roundId) return card;
  const { stake, betId, heldTarget } = bet;
  const isLost = heldTarget === undefined || crash < heldTarget;
  return isLost ? { ...card, bet: { kind: 'lost', roundId, stake, betId } } : card;
}

function reset(card: Card): Card {
  const { kind } = card.bet;
  return kind === 'cashed' || kind === 'lost' || kind === 'placed' ? { ...card, bet: noBet } : card;
}

const mayBetAgain = (card: Card, { roundId }: CardFlight): boolean =>
  actsAlone(card) && card.isAutoBet && isOver(card.bet) && card.autoBetAfter !== roundId;

/** The bet that flies, and the target it is cashed out at without a press. */
function flyingToTarget(card: Card, flight: CardFlight | undefined) {
  const { bet } = card;
  if (flight?.status !== 'running' || bet.kind !== 'placed' || bet.roundId !== flight.roundId)
    return undefined;
  const target = bet.heldTarget ?? targetOf(card);
  return target === undefined ? undefined : { bet, target };
}

/** The multiplier at which the card next acts by itself; infinite where it does not. */
export function nextTarget(card: Card, flight: CardFlight | undefined): number {
  const flying = flyingToTarget(card, flight);
  if (flying === undefined) return Number.POSITIVE_INFINITY;
  return flying.bet.isNearTarget ? flying.target : flying.target - nearness;
}

/** The multiplier rises. Document 2, section 4: auto cash out fires once, within 0.1 of the target. */
export function climb(card: Card, flight: CardFlight, multiplier: number): CardStep {
  const flying = flyingToTarget(card, flight);
  if (flying === undefined || multiplier < flying.target - nearness) return stay(card);
  const { bet, target } = flying;
  const { roundId, stake, betId, heldTarget, isNearTarget } = bet;
  const isHeld = heldTarget !== undefined;
  if (multiplier >= target) {
    return isHeld ? become(card, { kind: 'reached', roundId, stake, betId, heldTarget }) : cashOut(card, bet);
  }
  if (isNearTarget) return stay(card);
  const near: CardBet = { ...bet, isNearTarget: true };
  return isHeld ? become(card, near, { kind: 'await-target', roundId, betId }) : become(card, near);
}

/** A refused automatic bet is not repeated. */
export function refuse(card: Card, message: string, isAuto: boolean): CardStep {
  const stopped = isAuto ? { ...card, isAutoBet: false } : card;
  return become(stopped, noBet, { kind: 'say-error', message });
}

/** Cancels a bet on the next round. */
export function dropQueued(card: Card): CardStep {
  return card.bet.kind === 'queued'
    ? become(card, noBet, { kind: 'say', what: 'queue-cancelled' })
    : stay(card);
}
