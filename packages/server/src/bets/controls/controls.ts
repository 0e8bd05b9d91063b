import { coins, type Refusal, type RefusalCode, refusalCodes, shapeOf } from '@maidan/betting';
import type { BetRequest } from '../bet-request.ts';
import type { ControlsOf, Standing } from './control.ts';
import { priceControls } from './price-controls.ts';
import { stakeControls } from './stake-controls.ts';

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
