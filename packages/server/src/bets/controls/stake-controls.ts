import { type Coins, coins, isWholeCoins, type Limits, shapeOf } from '@maidan/betting';
import type { BetRequest } from '../bet-request.ts';
import type { ClientRow, MarketRow } from '../store.ts';
import type { ControlsOf, Standing } from './control.ts';

export const stakeControls: ControlsOf<
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
