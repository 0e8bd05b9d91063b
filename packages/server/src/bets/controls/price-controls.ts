import { type Odds, type Side, shapeOf } from '@maidan/betting';
import type { BetRequest, Quoted } from '../bet-request.ts';
import type { MarketRow } from '../store.ts';
import type { ControlsOf } from './control.ts';

/** One point of the displayed price, in ten-thousandths: bookmaker 80 to 81, decimal 1.80 to 1.81. */
const pointOdds = 100;

export const priceControls: ControlsOf<
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
const slip = (side: Side, asked: Odds, now: Odds): number => (side === 'back' ? asked - now : now - asked);
