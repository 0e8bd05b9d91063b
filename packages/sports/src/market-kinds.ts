import type { Coins, Limits } from '@maidan/betting';

/** What the house must know about a kind of market. */
interface MarketKindFacts {
  /** What markets of the kind are called where their feed or the contract has no better name. */
  readonly name: string;
  /** A market with several winners has the shape `places` instead of `winner`. */
  readonly shape: 'winner' | 'line';
  /** How its prices are written on the wire: with the stake included, or profit per hundred. They pay alike. */
  readonly price: 'decimal' | 'per-hundred';
  readonly stakeMin: keyof MatchLimits;
  /** Specification section 5: the second where it is above 0, else the first. */
  readonly stakeMax: readonly [general: keyof MatchLimits, own?: keyof MatchLimits];
  /** The contract's `oddsType`. */
  readonly oddsType: string;
  /** A share of the client's loss, or of what was staked where the market itself says that it earns commission. */
  readonly commission: 'match' | 'session';
}

/** Every kind of market a match can have. All that differs between them is decided here. */
export const marketKinds = {
  bookmaker: {
    name: 'Bookmaker',
    shape: 'winner',
    price: 'per-hundred',
    stakeMin: 'matchMin',
    stakeMax: ['matchMax'],
    oddsType: 'bookmaker',
    commission: 'match',
  },
  'match-odds': {
    name: 'Match Odds',
    shape: 'winner',
    price: 'decimal',
    stakeMin: 'matchMin',
    stakeMax: ['matchMax', 'matchOddsMax'],
    oddsType: 'matchOdds',
    commission: 'match',
  },
  'tied-match': {
    name: 'Tied Match',
    shape: 'winner',
    price: 'decimal',
    stakeMin: 'matchMin',
    stakeMax: ['matchMax', 'tieMax'],
    oddsType: 'tiedMatch',
    commission: 'match',
  },
  toss: {
    name: 'To Win the Toss',
    shape: 'winner',
    price: 'per-hundred',
    stakeMin: 'matchMin',
    stakeMax: ['matchMax', 'tossMax'],
    oddsType: 'toss',
    commission: 'match',
  },
  fancy: {
    name: 'Fancy',
    shape: 'line',
    price: 'per-hundred',
    stakeMin: 'sessionMin',
    stakeMax: ['sessionMax'],
    oddsType: 'fancy',
    commission: 'session',
  },
} as const satisfies Readonly<Record<string, MarketKindFacts>>;

type Kinds = typeof marketKinds;

export type MarketKind = keyof Kinds;

type KindWith<Facts> = { [Kind in MarketKind]: Kinds[Kind] extends Facts ? Kind : never }[MarketKind];

/** Kinds whose bets name a runner. */
export type RunnerKind = KindWith<{ readonly shape: 'winner' }>;
/** Kinds priced as an exchange prices them. */
export type DecimalKind = KindWith<{ readonly price: 'decimal' }>;
export type OddsType = Kinds[MarketKind]['oddsType'];

export const allMarketKinds = Object.keys(marketKinds) as readonly MarketKind[];

export const isMarketKind = (word: string): word is MarketKind => Object.hasOwn(marketKinds, word);

export const isRunnerKind = (kind: MarketKind): kind is RunnerKind => marketKinds[kind].shape === 'winner';

export const isDecimalKind = (kind: MarketKind): kind is DecimalKind => marketKinds[kind].price === 'decimal';

export const oddsTypeOf = <Kind extends MarketKind>(kind: Kind): Kinds[Kind]['oddsType'] =>
  marketKinds[kind].oddsType;

const kindsByOddsType = Object.fromEntries(
  allMarketKinds.map((kind) => [marketKinds[kind].oddsType, kind]),
) as Readonly<Record<OddsType, MarketKind>>;

export const kindOfOddsType = (oddsType: OddsType): MarketKind => kindsByOddsType[oddsType];

/** A match's limits. A tie, toss or match-odds maximum of 0 is not set. */
export interface MatchLimits {
  readonly matchMin: Coins;
  readonly matchMax: Coins;
  readonly sessionMin: Coins;
  readonly sessionMax: Coins;
  readonly tieMax: Coins;
  readonly tossMax: Coins;
  readonly matchOddsMax: Coins;
}

/** What one bet on a market of this kind may stake. */
export function limitsFor(kind: MarketKind, limits: MatchLimits): Limits {
  const { stakeMin, stakeMax } = marketKinds[kind];
  const [general, own = general] = stakeMax;
  return { stakeMin: limits[stakeMin], stakeMax: limits[limits[own] > 0n ? own : general] };
}
