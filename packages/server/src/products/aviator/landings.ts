import { type AccountId, type Coins, coins, odds, shapeOf } from '@maidan/betting';
import { ceiling, flightDefinition } from '@maidan/games/rules';

/** A stored bet of a flight. */
export interface FlightBet {
  readonly id: bigint;
  readonly client: AccountId;
  readonly brand: string;
  readonly isDemo: boolean;
  readonly stake: bigint;
  /** The player's own target, in hundredths. */
  readonly target: number | undefined;
}

/** What brought a bet down. `limit`: the most a bet may win, or the house of a brand lose, or a flight reach. */
export type LandedBy = 'press' | 'target' | 'limit';

export interface Landing {
  readonly bet: FlightBet;
  /** In hundredths. */
  readonly multiplier: number;
  readonly by: LandedBy;
}

export type Pressed =
  | { readonly state: 'landed'; readonly landing: Landing }
  /** Cashed out before this press. */
  | { readonly state: 'already'; readonly landing: Landing }
  /** Another client's bet, or one of another flight. */
  | { readonly state: 'unknown' };

export interface LandingLimits {
  readonly winMax: bigint;
  readonly lossMax: bigint;
}

/** Which bets still fly, and at which multiplier each is cashed out. Uses no clock and no storage. */
export interface Landings {
  /** Cashes out every bet that is due at this multiplier, the lowest first. */
  advance(multiplier: number): Landing[];
  /** A player's press at a multiplier; bets due below it must have landed before. */
  press(id: bigint, client: AccountId, multiplier: number): Pressed;
  find(id: bigint, client: AccountId): { readonly bet: FlightBet; readonly landing?: Landing } | undefined;
  /** The multiplier at which the next bet is cashed out by itself; undefined when none flies. */
  nextDue(): number | undefined;
}

/** The bets of one brand, whose house pays them. Bets with demo coins, which cost nothing, are apart. */
interface BrandBets {
  /** Flying bets, the first to land first. */
  readonly flying: Map<bigint, Planned>;
  openStake: bigint;
  landedProfit: bigint;
}

interface Planned {
  readonly bet: FlightBet;
  /** The multiplier at which it is cashed out by itself. */
  readonly landsAt: number;
  readonly by: LandedBy;
}

export function createLandings(bets: readonly FlightBet[], limits: LandingLimits): Landings {
  const byId = new Map(bets.map((bet) => [bet.id, bet]));
  const landed = new Map<bigint, Landing>();
  const brands = betsByBrand(bets, limits);
  let reached = 100;

  function land(brandBets: BrandBets, bet: FlightBet, multiplier: number, by: LandedBy): Landing {
    const landing = { bet, multiplier, by };
    landed.set(bet.id, landing);
    brandBets.flying.delete(bet.id);
    brandBets.openStake -= bet.stake;
    brandBets.landedProfit += profitAt(bet.stake, multiplier);
    return landing;
  }

  /** The next multiplier at which bets are cashed out, and which. Own targets come before the house's limit. */
  function nextOf(brandBets: BrandBets): { at: number; who: readonly Planned[]; by?: LandedBy } | undefined {
    const [first] = brandBets.flying.values();
    if (first === undefined) return undefined;
    const cap = Math.max(reached, capOf(brandBets, limits.lossMax));
    return first.landsAt <= cap
      ? { at: first.landsAt, who: [first] }
      : { at: cap, who: [...brandBets.flying.values()], by: 'limit' };
  }

  function next() {
    let found: (NonNullable<ReturnType<typeof nextOf>> & { readonly brandBets: BrandBets }) | undefined;
    for (const brandBets of brands) {
      const due = nextOf(brandBets);
      if (due !== undefined && (found === undefined || due.at < found.at)) found = { ...due, brandBets };
    }
    return found;
  }

  return {
    advance(multiplier) {
      const down: Landing[] = [];
      for (let due = next(); due !== undefined && due.at <= multiplier; due = next()) {
        const { brandBets, at, who, by } = due;
        reached = Math.max(reached, at);
        for (const { bet, by: own } of who) down.push(land(brandBets, bet, at, by ?? own));
      }
      reached = Math.max(reached, multiplier);
      return down;
    },
    press(id, client, multiplier) {
      const bet = byId.get(id);
      if (bet === undefined || bet.client !== client) return { state: 'unknown' };
      const earlier = landed.get(id);
      if (earlier !== undefined) return { state: 'already', landing: earlier };
      const brandBets = brands.find(({ flying }) => flying.has(id));
      if (brandBets === undefined) throw new Error(`bet ${id} neither flies nor has landed`);
      return { state: 'landed', landing: land(brandBets, bet, multiplier, 'press') };
    },
    find(id, client) {
      const bet = byId.get(id);
      if (bet === undefined || bet.client !== client) return undefined;
      const landing = landed.get(id);
      return landing === undefined ? { bet } : { bet, landing };
    },
    nextDue: () => next()?.at,
  };
}

function betsByBrand(bets: readonly FlightBet[], { winMax }: LandingLimits): readonly BrandBets[] {
  const planned = bets.map((bet) => plan(bet, winMax)).sort((one, other) => one.landsAt - other.landsAt);
  const brands = new Map<string, BrandBets>();
  for (const each of planned) {
    const { brand, isDemo, id, stake } = each.bet;
    const key = `${brand} ${isDemo}`;
    const brandBets = brands.get(key) ?? { flying: new Map(), openStake: 0n, landedProfit: 0n };
    brands.set(key, brandBets);
    brandBets.flying.set(id, each);
    brandBets.openStake += stake;
  }
  return [...brands.values()];
}

/** The player's target, or the multiplier of the largest win where that is lower. */
function plan(bet: FlightBet, winMax: bigint): Planned {
  const most = Math.min(ceiling, multiplierOf(winMax, bet.stake));
  const landsAt = Math.min(bet.target ?? most, most);
  return { bet, landsAt, by: landsAt === bet.target ? 'target' : 'limit' };
}

/** The multiplier at which all flying bets together reach the brand's loss limit. */
const capOf = ({ openStake, landedProfit }: BrandBets, lossMax: bigint): number =>
  multiplierOf(lossMax - landedProfit, openStake);

/** The last multiplier, in hundredths, at which a stake wins no more than this. */
const multiplierOf = (profit: bigint, stake: bigint): number =>
  profit <= 0n ? 100 : 100 + Number((100n * profit) / stake);

const shape = shapeOf(flightDefinition);

/** The profit that settlement will pay on a stake cashed out at this multiplier. */
export function profitAt(stake: bigint, multiplier: number): Coins {
  const leg = { option: '', side: 'back', stake: coins(stake), odds: odds(0), cashedAt: multiplier } as const;
  return shape.payout(flightDefinition, leg, { crash: multiplier });
}
