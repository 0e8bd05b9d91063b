import { coins, showCoins } from './coins.ts';
import { type Refusal, type RefusalCode, type RefusalOf, showMultiplier, showRate } from './refusal.ts';

/** A refusal whose message has a variable word that languages inflect has a key for each such word. */
export type RefusalKey =
  | Exclude<RefusalCode, 'not-on-offer' | 'market-not-open'>
  | 'house-limit-full'
  | `${RefusalOf<'not-on-offer'>['what']}-not-on-offer`
  | `market-${RefusalOf<'market-not-open'>['state']}`;

/** All that a message in another language needs: which refusal, and its figures as the message shows them. */
export interface RefusalFacts {
  readonly key: RefusalKey;
  readonly figures: Readonly<Record<string, string>>;
}

export function refusalFacts(refusal: Refusal): RefusalFacts {
  return { key: keyOf(refusal), figures: figuresOf(refusal) };
}

function keyOf(refusal: Refusal): RefusalKey {
  if (refusal.code === 'not-on-offer') return `${refusal.what}-not-on-offer`;
  if (isHouseFull(refusal)) return 'house-limit-full';
  return refusal.code === 'market-not-open' ? `market-${refusal.state}` : refusal.code;
}

const isHouseFull = (refusal: Refusal): boolean =>
  refusal.code === 'house-limit-reached' && refusal.stakePossible === 0n;

function figuresOf(refusal: Refusal): RefusalFacts['figures'] {
  if (isHouseFull(refusal)) return {};
  if (refusal.code === 'rate-changed') {
    const { was, now, quote } = refusal;
    return { was: showRate(was, quote), now: showRate(now, quote) };
  }
  if (refusal.code === 'already-cashed') return { multiplier: showMultiplier(refusal.multiplier) };
  const figures = Object.entries(refusal).filter(([name]) => !['code', 'what', 'state'].includes(name));
  return Object.fromEntries(
    figures.map(([name, value]) => [
      name,
      typeof value === 'bigint' ? showCoins(coins(value)) : String(value),
    ]),
  );
}
