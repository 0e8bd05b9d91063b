import {
  type Coins,
  coins,
  type Leg,
  legIfWins,
  type MarketBook,
  type MarketDefinition,
  shapeOf,
} from '@maidan/betting';

/** The most the house of one brand may lose in the worst case. */
export interface LossLimits {
  readonly market: Coins;
  /** All markets of a match, or of a table's day, together. */
  readonly event: Coins;
  readonly brand: Coins;
}

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
  /** Undoes `remove`. Does nothing where the market is already decided. */
  putBack(bet: LiableBet): void;
  /** Replaces the leg of a bet that was cashed out. Does nothing where the market is already decided. */
  replace(bet: LiableBet, next: Leg): void;
  /** Removes all bets of a market whose result was declared. */
  forget(marketId: string): void;
  /** Without the demo client's bets. */
  lossOf(brand: string): { readonly brand: Coins; readonly events: ReadonlyMap<string, Coins> };
}

interface MarketRisk {
  readonly eventId: string;
  readonly definition: MarketDefinition;
  book: MarketBook;
  loss: bigint;
}

interface BrandRisk {
  loss: bigint;
  readonly events: Map<string, bigint>;
  readonly markets: Map<string, MarketRisk>;
}

type LimitsOf = (brand: string) => LossLimits;

/**
 * Kept in memory, since otherwise every bet of a brand would wait for one row. It is exact because only one process places
 * bets, and is computed from the open bets at start. Bets with demo coins, which cost nothing, are counted apart: nobody can
 * use up the players' limits for free.
 */
export function createHouseLiability(limitsOf: LimitsOf): HouseLiability {
  const [players, demo] = [createLiability(limitsOf), createLiability(limitsOf)];
  const of = ({ isDemo }: LiableBet): HouseLiability => (isDemo ? demo : players);
  return {
    stakePossible: (bet) => of(bet).stakePossible(bet),
    mayRemove: (bet) => of(bet).mayRemove(bet),
    add: (bet) => of(bet).add(bet),
    remove: (bet) => of(bet).remove(bet),
    putBack: (bet) => of(bet).putBack(bet),
    replace: (bet, next) => of(bet).replace(bet, next),
    forget(marketId) {
      players.forget(marketId);
      demo.forget(marketId);
    },
    lossOf: players.lossOf,
  };
}

function createLiability(limitsOf: LimitsOf): HouseLiability {
  const brands = new Map<string, BrandRisk>();
  const payouts = createPayouts();

  const riskOf = (brand: string): BrandRisk => {
    const risk = brands.get(brand) ?? { loss: 0n, events: new Map(), markets: new Map() };
    brands.set(brand, risk);
    return risk;
  };

  const allowedOn = (brand: string, marketId: string, eventId: string) =>
    mostAllowed(limitsOf(brand), brands.get(brand), marketId, eventId);

  const add = ({ brand, market: { id, event_id, definition }, leg }: LiableBet): void => {
    const risk = riskOf(brand);
    const market = marketOf(risk, id, { eventId: event_id, definition });
    payouts.move(id, leg.option, payoutOf(leg));
    rebook(risk, market, shapeOf(definition).addLeg(definition, market.book, leg));
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
    mayRemove({ brand, market: { id, event_id, definition }, leg }) {
      const market = brands.get(brand)?.markets.get(id);
      if (market === undefined) return true;
      const shape = shapeOf(definition);
      const without = shape.bestCase(definition, shape.removeLeg(definition, market.book, leg));
      return without <= allowedOn(brand, id, event_id);
    },
    add,
    putBack(bet) {
      if (brands.get(bet.brand)?.markets.has(bet.market.id)) add(bet);
    },
    remove({ brand, market: { id, definition }, leg }) {
      const risk = riskOf(brand);
      const market = risk.markets.get(id);
      if (market === undefined) return;
      payouts.move(id, leg.option, -payoutOf(leg));
      rebook(risk, market, shapeOf(definition).removeLeg(definition, market.book, leg));
    },
    replace({ brand, market: { id, definition }, leg }, next) {
      const risk = riskOf(brand);
      const market = risk.markets.get(id);
      if (market === undefined) return;
      const shape = shapeOf(definition);
      rebook(risk, market, shape.addLeg(definition, shape.removeLeg(definition, market.book, leg), next));
    },
    forget(marketId) {
      payouts.forget(marketId);
      for (const risk of brands.values()) forgetMarket(risk, marketId);
    },
    lossOf: (brand) => lossesOf(riskOf(brand)),
  };
}

const lossesOf = ({ loss, events }: BrandRisk): ReturnType<HouseLiability['lossOf']> => ({
  brand: coins(loss),
  events: new Map([...events].map(([id, each]) => [id, coins(each)])),
});

/** Creates it with an empty book where the brand has no bets on it yet. */
function marketOf(
  { markets }: BrandRisk,
  id: string,
  facts: Pick<MarketRisk, 'eventId' | 'definition'>,
): MarketRisk {
  const { definition } = facts;
  const market = markets.get(id) ?? { ...facts, book: shapeOf(definition).emptyBook(definition), loss: 0n };
  markets.set(id, market);
  return market;
}

/** What each option of each market pays if it wins, to the clients of all brands together. */
function createPayouts() {
  const markets = new Map<string, Map<string, bigint>>();
  return {
    of: (marketId: string, option: string): bigint => markets.get(marketId)?.get(option) ?? 0n,
    move(marketId: string, option: string, by: bigint): void {
      const options = markets.get(marketId) ?? new Map<string, bigint>();
      markets.set(marketId, options.set(option, (options.get(option) ?? 0n) + by));
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
