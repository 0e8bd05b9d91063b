import {
  type Coins,
  checkStake,
  coins,
  type Limits,
  type Odds,
  type Refusal,
  shapeOf,
} from '@maidan/betting';
import type { BetRequest, Quoted } from './bet-request.ts';
import type { ClientRow, MarketRow } from './store.ts';

/** Everything a control may look at; the books come after these have passed. */
export interface Standing {
  readonly client: ClientRow;
  readonly market: MarketRow | undefined;
}

type Control = (request: BetRequest, standing: Standing) => Refusal | undefined;

/** One point of the displayed price, in ten-thousandths: bookmaker 80 to 81, decimal 1.80 to 1.81. */
const pointOdds = 100;

const mayBet: Control = (_request, { client }) => {
  if (!client.bet_status) return { code: 'client-blocked' };
  return client.shut_by === null ? undefined : { code: 'upline-blocked' };
};

const marketIsOpen: Control = ({ marketId }, { market }) => {
  if (market === undefined) return { code: 'market-unknown', market: marketId };
  if (market.state === 'open') return undefined;
  return { code: 'market-not-open', state: market.state === 'shut' ? 'shut' : 'settled' };
};

const optionIsOffered: Control = ({ leg }, { market }) => {
  if (market === undefined) return undefined;
  const { definition } = market;
  return shapeOf(definition).accepts(definition, leg)
    ? undefined
    : { code: 'option-unknown', option: leg.option };
};

const priceStands: Control = (request, { client }) =>
  checkPrice(request, request.quote(), client.rate_difference);

const stakeIsWithinLimits: Control = ({ leg, limits }, { client, market }) =>
  checkStake(leg.stake, tightest([limits, marketLimits(market), clientLimits(client)]));

const debtIsRepaid: Control = (_request, { client }) =>
  client.balance < 0n ? { code: 'balance-below-zero', balance: coins(client.balance) } : undefined;

/** In the order of betting/refusal: the first that refuses is the answer. */
const controls: readonly Control[] = [
  mayBet,
  marketIsOpen,
  optionIsOffered,
  priceStands,
  stakeIsWithinLimits,
  debtIsRepaid,
];

export function firstRefusal(request: BetRequest, standing: Standing): Refusal | undefined {
  for (const control of controls) {
    const refusal = control(request, standing);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** As good as seen, or worse by no more than the client's rate difference; a changed run is another bet. */
export function checkPrice(
  { leg, shownAs }: Pick<BetRequest, 'leg' | 'shownAs'>,
  quoted: Quoted,
  rateDifference: number,
): Refusal | undefined {
  switch (quoted.state) {
    case 'market-suspended':
      return { code: 'market-suspended' };
    case 'option-suspended':
    case 'option-unknown':
      return { code: quoted.state, option: leg.option };
    case 'stale':
      return {
        code: 'price-stale',
        ageSeconds: Math.round(quoted.ageMs / 1000),
        limitSeconds: Math.round(quoted.limitMs / 1000),
      };
    case 'open': {
      if (slip(leg.side, leg.odds, quoted.odds) > rateDifference * pointOdds) {
        return { code: 'rate-changed', was: leg.odds, now: quoted.odds, quote: shownAs };
      }
      if (quoted.run !== undefined && leg.run !== undefined && quoted.run !== leg.run) {
        return { code: 'run-changed', was: leg.run, now: quoted.run };
      }
      return undefined;
    }
  }
}

/** How far the present price is worse for the client than the one it saw. */
const slip = (side: 'back' | 'lay', seen: Odds, now: Odds): number =>
  side === 'back' ? seen - now : now - seen;

const unlimited: Limits = { stakeMin: coins(0n), stakeMax: coins(1_000_000_000_000_000n) };

const marketLimits = (market: MarketRow | undefined): Limits => ({
  stakeMin: coins(market?.stake_min ?? unlimited.stakeMin),
  stakeMax: coins(market?.stake_max ?? unlimited.stakeMax),
});

const clientLimits = ({ limits }: ClientRow): Limits => ({
  stakeMin: coins(BigInt(limits?.stakeMin ?? unlimited.stakeMin)),
  stakeMax: coins(BigInt(limits?.stakeMax ?? unlimited.stakeMax)),
});

function tightest(all: readonly Limits[]): Limits {
  const most = (one: Coins, other: Coins) => (one > other ? one : other);
  const least = (one: Coins, other: Coins) => (one < other ? one : other);
  return all.reduce(
    (found, limits) => ({
      stakeMin: most(found.stakeMin, limits.stakeMin),
      stakeMax: least(found.stakeMax, limits.stakeMax),
    }),
    unlimited,
  );
}
