import {
  type Coins,
  coins,
  type Leg,
  legIfWins,
  type MarketBook,
  type MarketDefinition,
  shapeOf,
} from '@maidan/betting';
import type { LossLimits } from '../../brands/brands.ts';

export interface LiableBet {
  readonly brand: string;
  readonly isDemo: boolean;
  readonly market: {
    readonly id: string;
    readonly event_id: string;
    readonly definition: MarketDefinition;
    /** The most that any one option may pay to the players of all brands, stakes included. */
    readonly payout_max?: bigint | null;
  };
  readonly leg: Leg;
}

/** What the house of each brand may lose on the open bets of all its clients. */
export interface HouseLiability {
  /** The largest stake, up to the bet's own, that exceeds no limit. */
  stakePossible(bet: LiableBet): Coins;
  /** Whether the remaining bets exceed no limit that they did not exceed with this one. */
  mayRemove(bet: LiableBet): boolean;
  add(bet: LiableBet): void;
  /** Does nothing where the market is already decided. */
  remove(bet: LiableBet): void;
  /** Removes a bet that `putBack` may return. */
  takeBack(bet: LiableBet): void;
  /** Undoes `takeBack`. Does nothing where the market is already decided. */
  putBack(bet: LiableBet): void;
  /** Replaces the leg of a bet that was cashed out. Does nothing where the market is already decided. */
  replace(bet: LiableBet, next: Leg): void;
  /** Removes all bets of a market whose result was declared. */
  forget(marketId: string): void;
  /** Without the demo client's bets. */
  lossOf(brand: string): BrandLoss;
}

export interface BrandLoss {
  readonly brand: Coins;
  readonly events: ReadonlyMap<string, Coins>;
  readonly markets: ReadonlyMap<string, Coins>;
}

interface MarketRisk {
  readonly eventId: string;
  readonly definition: MarketDefinition;
  book: MarketBook;
  loss: bigint;
  bets: number;
  /** A bet was taken back and may be put back: only the result removes the market then, however few bets it has. */
  isKept: boolean;
}

interface BrandRisk {
  loss: bigint;
  readonly events: Map<string, bigint>;
  readonly markets: Map<string, MarketRisk>;
}

export type LossLimitsOf = (brand: string) => LossLimits;

/**
 * Kept in memory, since otherwise every bet of a brand would wait for one row. It is exact because only one process places
 * bets, and is computed from the open bets at start. Bets with demo coins, which cost nothing, are counted apart: nobody can
 * use up the players' limits for free.
 */
export function createHouseLiability(limitsOf: LossLimitsOf): HouseLiability {
  const [players, demo] = [createLiability(limitsOf), createLiability(limitsOf)];
  const of = ({ isDemo }: LiableBet): HouseLiability => (isDemo ? demo : players);
  return {
    stakePossible: (bet) => of(bet).stakePossible(bet),
    mayRemove: (bet) => of(bet).mayRemove(bet),
    add: (bet) => of(bet).add(bet),
    remove: (bet) => of(bet).remove(bet),
    takeBack: (bet) => of(bet).takeBack(bet),
    putBack: (bet) => of(bet).putBack(bet),
    replace: (bet, next) => of(bet).replace(bet, next),
    forget(marketId) {
      players.forget(marketId);
      demo.forget(marketId);
    },
    lossOf: players.lossOf,
  };
}

function createLiability(limitsOf: LossLimitsOf): HouseLiability {
  const brands = new Map<string, BrandRisk>();
  const payouts = createPayouts();

  const riskOf = (brand: string): BrandRisk => {
    const risk = brands.get(brand) ?? { loss: 0n, events: new Map(), markets: new Map() };
    brands.set(brand, risk);
    return risk;
  };

  const allowedOn = (brand: string, marketId: string, eventId: string) =>
    mostAllowed(limitsOf(brand), brands.get(brand), marketId, eventId);

  const marketOf = ({ brand, market }: LiableBet): MarketRisk | undefined =>
    brands.get(brand)?.markets.get(market.id);

  const add = (bet: LiableBet): void => {
    payouts.move(bet, payoutOf(bet.leg));
    addBet(riskOf(bet.brand), bet);
  };

  const remove = (bet: LiableBet): void => {
    if (marketOf(bet) === undefined) return;
    payouts.move(bet, -payoutOf(bet.leg));
    removeBet(riskOf(bet.brand), bet);
  };

  return {
    stakePossible({ brand, market: { id, event_id, definition, payout_max }, leg }) {
      const present = brands.get(brand)?.markets.get(id);
      const shape = shapeOf(definition);
      const book = present?.book ?? shape.emptyBook(definition);
      const allowed = allowedOn(brand, id, event_id);
      const payable = payout_max && payout_max - payouts.of(id, leg.option);
      const fits = (stake: Coins) => {
        const sized = { ...leg, stake };
        if (typeof payable === 'bigint' && payoutOf(sized) > payable) return false;
        return shape.bestCase(definition, shape.addLeg(definition, book, sized)) <= allowed;
      };
      return fits(leg.stake) ? leg.stake : largestWhole(leg.stake, fits);
    },
    mayRemove(bet) {
      const { brand, market, leg } = bet;
      const { id, event_id, definition } = market;
      const present = marketOf(bet);
      if (present === undefined) return true;
      const shape = shapeOf(definition);
      const without = shape.bestCase(definition, shape.removeLeg(definition, present.book, leg));
      return without <= allowedOn(brand, id, event_id);
    },
    add,
    remove,
    takeBack(bet) {
      const market = marketOf(bet);
      if (market !== undefined) market.isKept = true;
      remove(bet);
    },
    putBack(bet) {
      if (marketOf(bet) !== undefined) add(bet);
    },
    replace: (bet, next) => replaceLeg(riskOf(bet.brand), bet, next),
    forget(marketId) {
      payouts.forget(marketId);
      for (const risk of brands.values()) forgetMarket(risk, marketId);
    },
    lossOf: (brand) => lossesOf(riskOf(brand)),
  };
}

const lossesOf = ({ loss, events, markets }: BrandRisk): BrandLoss => ({
  brand: coins(loss),
  events: new Map([...events].map(([id, each]) => [id, coins(each)])),
  markets: new Map([...markets].map(([id, each]) => [id, coins(each.loss)])),
});

/** With an empty book. */
const newMarket = ({ event_id: eventId, definition }: LiableBet['market']): MarketRisk => ({
  eventId,
  definition,
  book: shapeOf(definition).emptyBook(definition),
  loss: 0n,
  bets: 0,
  isKept: false,
});

function addBet(risk: BrandRisk, { market: placedOn, leg }: LiableBet): void {
  const market = risk.markets.get(placedOn.id) ?? newMarket(placedOn);
  risk.markets.set(placedOn.id, market);
  market.bets += 1;
  rebook(risk, market, shapeOf(market.definition).addLeg(market.definition, market.book, leg));
}

/** Removes the market with its last bet: a launched round whose bets were all rolled back never has a result. */
function removeBet(risk: BrandRisk, { market: { id }, leg }: LiableBet): void {
  const market = risk.markets.get(id);
  if (market === undefined) return;
  market.bets -= 1;
  rebook(risk, market, shapeOf(market.definition).removeLeg(market.definition, market.book, leg));
  if (market.bets === 0 && !market.isKept) forgetMarket(risk, id);
}

function replaceLeg(risk: BrandRisk, { market: { id }, leg }: LiableBet, next: Leg): void {
  const market = risk.markets.get(id);
  if (market === undefined) return;
  const { definition, book } = market;
  const shape = shapeOf(definition);
  rebook(risk, market, shape.addLeg(definition, shape.removeLeg(definition, book, leg), next));
}

/** What each option of each market pays if it wins, to the clients of all brands together. */
function createPayouts() {
  const markets = new Map<string, Map<string, bigint>>();
  return {
    of: (marketId: string, option: string): bigint => markets.get(marketId)?.get(option) ?? 0n,
    move({ market: { id: marketId }, leg: { option } }: LiableBet, by: bigint): void {
      const options = markets.get(marketId) ?? new Map<string, bigint>();
      const payout = (options.get(option) ?? 0n) + by;
      if (payout === 0n) options.delete(option);
      else options.set(option, payout);
      if (options.size === 0) markets.delete(marketId);
      else markets.set(marketId, options);
    },
    forget: (marketId: string) => void markets.delete(marketId),
  };
}

/** Stake included; 0 for a lay, which is paid when its option loses. */
const payoutOf = (leg: Leg): bigint => (leg.side === 'back' ? leg.stake + legIfWins(leg) : 0n);

/** The most that may be lost on a market: what can be lost now, plus what is left of the tightest limit. */
function mostAllowed(
  { market, event, brand }: LossLimits,
  risk: BrandRisk | undefined,
  marketId: string,
  eventId: string,
): bigint {
  const loss = risk?.markets.get(marketId)?.loss ?? 0n;
  const room = least(market - loss, event - (risk?.events.get(eventId) ?? 0n), brand - (risk?.loss ?? 0n));
  return loss + (room > 0n ? room : 0n);
}

function forgetMarket(risk: BrandRisk, marketId: string): void {
  const market = risk.markets.get(marketId);
  if (market === undefined) return;
  move(risk, market.eventId, -market.loss);
  risk.markets.delete(marketId);
}

function move(risk: BrandRisk, eventId: string, by: bigint): void {
  risk.loss += by;
  const loss = (risk.events.get(eventId) ?? 0n) + by;
  if (loss === 0n) risk.events.delete(eventId);
  else risk.events.set(eventId, loss);
}

function rebook(risk: BrandRisk, market: MarketRisk, book: MarketBook): void {
  const loss = shapeOf(market.definition).bestCase(market.definition, book);
  move(risk, market.eventId, loss - market.loss);
  Object.assign(market, { book, loss });
}

const least = (...figures: readonly bigint[]): bigint =>
  figures.reduce((lowest, figure) => (figure < lowest ? figure : lowest));

/** The largest fitting stake, by bisection: the loss is convex in the stake, so every stake below a fitting one fits. */
function largestWhole(below: Coins, fits: (stake: Coins) => boolean): Coins {
  let [low, high] = [0n, below / 100n + 1n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (fits(coins(middle * 100n))) low = middle;
    else high = middle;
  }
  return coins(low * 100n);
}
