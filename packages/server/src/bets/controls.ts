import {
  type Coins,
  coins,
  isWholeCoins,
  type Limits,
  type Odds,
  type Refusal,
  type RefusalCode,
  type RefusalOf,
  refusalCodes,
  type Side,
  shapeOf,
} from '@maidan/betting';
import type { BetRequest, Quoted } from './act.ts';
import type { ClientRow, MarketRow } from './store.ts';

/** One point of the displayed price, in ten-thousandths: bookmaker 80 to 81, decimal 1.80 to 1.81. */
const pointOdds = 100;

const priceControls: ControlsOf<
  'too-late' | 'market-suspended' | 'option-suspended' | 'price-stale' | 'rate-changed' | 'run-changed'
> = {
  'too-late': (_request, { quoted }) =>
    quoted.state === 'too-late' ? { code: 'too-late', minutes: quoted.minutes } : undefined,
  'market-suspended': (_request, { quoted }) =>
    quoted.state === 'market-suspended' ? { code: 'market-suspended' } : undefined,
  /** A price of 0 counts as no price, on either side. */
  'option-suspended': ({ leg }, { quoted, market }) =>
    quoted.state === 'option-suspended' || !isPricedAsItsShape(quoted, market)
      ? { code: 'option-suspended', option: leg.option }
      : undefined,
  'price-stale': (_request, { quoted }) => {
    if (quoted.state !== 'stale') return undefined;
    const [ageSeconds, limitSeconds] = [Math.round(quoted.ageMs / 1000), Math.round(quoted.limitMs / 1000)];
    return { code: 'price-stale', ageSeconds, limitSeconds };
  },
  /**
   * The board's price must be as good as asked, or worse by no more than the client's rate difference. If it depends on cards
   * shown, it may not be better by more either.
   */
  'rate-changed': ({ leg, shownAs }, { client, quoted }) => {
    if (quoted.state !== 'open') return undefined;
    const [was, now] = [leg.odds, quoted.odds];
    const worse = slip(leg.side, was, now);
    const moved = quoted.isOfCards === true ? Math.abs(worse) : worse;
    const isWithin = was > 0 && moved <= client.rate_difference * pointOdds;
    return isWithin ? undefined : { code: 'rate-changed', was, now, quote: shownAs };
  },
  'run-changed': ({ leg }, { quoted }) => changedRun(leg.run, quoted),
};

/** Some shapes take bets without a price, all others at a price above 0. */
function isPricedAsItsShape(quoted: Quoted, market: MarketRow | undefined): boolean {
  if (market === undefined || (quoted.state !== 'open' && quoted.state !== 'unpriced')) return true;
  const shape = shapeOf(market.definition);
  const isUnpriced = shape.hasCashOut === true || shape.isUnpriced === true;
  return quoted.state === 'unpriced' ? isUnpriced : quoted.odds > 0 && !isUnpriced;
}

/** A changed run would be another bet. */
function changedRun(was: BetRequest['leg']['run'], quoted: Quoted) {
  if (quoted.state !== 'open' || quoted.run === undefined || was === undefined) return undefined;
  return was === quoted.run ? undefined : ({ code: 'run-changed', was, now: quoted.run } as const);
}

/** By how much the present price is worse for the client than the one it asked for. */
const slip = (side: Side, requested: Odds, now: Odds): number =>
  side === 'back' ? requested - now : now - requested;

const stakeControls: ControlsOf<
  'stake-not-whole' | 'stake-below-min' | 'stake-above-max' | 'stake-above-size'
> = {
  'stake-not-whole': ({ leg }, { market }) =>
    leg.stake > 0n && (isWholeCoins(leg.stake) || takesFractions(market))
      ? undefined
      : { code: 'stake-not-whole' },
  'stake-below-min': (request, standing) => {
    const { stakeMin } = tightest(request, standing);
    return request.leg.stake < stakeMin ? { code: 'stake-below-min', stakeMin } : undefined;
  },
  'stake-above-max': (request, standing) => {
    const { stakeMax } = tightest(request, standing);
    return request.leg.stake > stakeMax ? { code: 'stake-above-max', stakeMax } : undefined;
  },
  'stake-above-size': ({ leg }, { quoted }) => {
    if (quoted.state !== 'open' || quoted.size === undefined) return undefined;
    return leg.stake > quoted.size ? { code: 'stake-above-size', size: quoted.size } : undefined;
  },
};

const takesFractions = (market: MarketRow | undefined): boolean =>
  market !== undefined && shapeOf(market.definition).takesFractions === true;

/** More than anybody can stake. */
export const unlimited: Limits = { stakeMin: coins(0n), stakeMax: coins(1_000_000_000_000_000n) };

const marketLimits = (market: MarketRow | undefined): Limits => ({
  stakeMin: coins(market?.stake_min ?? unlimited.stakeMin),
  stakeMax: coins(market?.stake_max ?? unlimited.stakeMax),
});

const clientLimits = ({ limits }: ClientRow): Limits => ({
  stakeMin: coins(BigInt(limits?.stakeMin ?? unlimited.stakeMin)),
  stakeMax: coins(BigInt(limits?.stakeMax ?? unlimited.stakeMax)),
});

function tightest({ limits }: BetRequest, { client, market }: Standing): Limits {
  const most = (one: Coins, other: Coins) => (one > other ? one : other);
  const least = (one: Coins, other: Coins) => (one < other ? one : other);
  return [limits(), marketLimits(market), clientLimits(client)].reduce(
    (found, each) => ({
      stakeMin: most(found.stakeMin, each.stakeMin),
      stakeMax: least(found.stakeMax, each.stakeMax),
    }),
    unlimited,
  );
}

/** Refusals given before the controls: for the session, the request itself, or a busy house. */
type Uncontrolled =
  | 'session-gone'
  | 'request-id-reused'
  | 'not-on-offer'
  | 'busy'
  // Only for cash-outs.
  | 'bet-unknown'
  | 'already-cashed'
  | 'cash-out-too-late'
  // Only for bets taken back.
  | 'nothing-to-take-back'
  | 'take-back-too-late'
  | 'take-back-past-limit'
  | 'take-back-uncovered';

const controls: ControlsOf<Exclude<RefusalCode, Uncontrolled>> = {
  ...priceControls,
  ...stakeControls,
  'client-blocked': (_request, { client }) => (client.bet_status ? undefined : { code: 'client-blocked' }),
  'upline-blocked': (_request, { client }) =>
    client.shut_by === null ? undefined : { code: 'upline-blocked' },
  'password-unchanged': (_request, { client }) =>
    client.owes_password ? { code: 'password-unchanged' } : undefined,
  'market-unknown': ({ marketId }, { market }) =>
    market === undefined ? { code: 'market-unknown', market: marketId } : undefined,
  'market-not-open': (_request, { market }) => {
    if (market === undefined || market.state === 'open') return undefined;
    return { code: 'market-not-open', state: market.state === 'shut' ? 'shut' : 'settled' };
  },
  'round-closed': (_request, { market, now }) =>
    typeof market?.closes_at === 'number' && now >= market.closes_at ? { code: 'round-closed' } : undefined,
  'option-unknown': ({ leg }, { market, quoted }) => {
    if (market === undefined) return undefined;
    const { definition } = market;
    const isTaken = leg.cashedAt === undefined && shapeOf(definition).accepts(definition, leg);
    const isOffered = quoted.state !== 'option-unknown' && isTaken;
    return isOffered ? undefined : { code: 'option-unknown', option: leg.option };
  },
  'too-many-bets': ({ betsMost }, { openBets }) =>
    betsMost !== undefined && openBets >= betsMost ? { code: 'too-many-bets', most: betsMost } : undefined,
  'house-limit-reached': ({ leg }, standing) => {
    const stakePossible = standing.stakePossible();
    return stakePossible < leg.stake ? { code: 'house-limit-reached', stakePossible } : undefined;
  },
  'market-limit-reached': (_request, { client, holding }) => {
    const marketMax = client.limits?.marketMax;
    if (marketMax === undefined) return undefined;
    const [limit, held] = [coins(BigInt(marketMax)), holding()];
    const isReached = held.with > limit && held.with > held.without;
    return isReached ? { code: 'market-limit-reached', limit, wouldBe: held.with } : undefined;
  },
  'balance-below-zero': (_request, { client }) =>
    client.balance < 0n ? { code: 'balance-below-zero', balance: coins(client.balance) } : undefined,
  'not-enough-coins': (_request, { client, holding }) => {
    const held = holding();
    const needed = coins(held.with - held.without);
    const available = coins(client.balance - client.exposure);
    return needed > 0n && needed > available ? { code: 'not-enough-coins', needed, available } : undefined;
  },
};

/** The order of controls is that of betting's list of refusals. */
const inOrder = refusalCodes.filter((code): code is keyof typeof controls => code in controls);

export function firstRefusal(request: BetRequest, standing: Standing): Refusal | undefined {
  for (const code of inOrder) {
    const refusal = controls[code](request, standing);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Everything a control may look at. */
interface Standing {
  readonly client: ClientRow;
  readonly market: MarketRow | undefined;
  /** The moment of decision, under the locks. */
  readonly now: number;
  /** The price at the moment of decision. */
  readonly quoted: Quoted;
  /** The client's open bets on the market, without this one. */
  readonly openBets: number;
  /** What the client's book holds without the bet and with it. Call it only for a known market and option. */
  readonly holding: () => { readonly without: bigint; readonly with: Coins };
  /** The largest stake, up to the bet's own, that exceeds no limit of the house. Call it only like `holding`. */
  readonly stakePossible: () => Coins;
}

/** For each of these refusals, the check that gives it. */
type ControlsOf<Codes extends RefusalCode> = {
  readonly [Code in Codes]: (request: BetRequest, standing: Standing) => RefusalOf<Code> | undefined;
};
