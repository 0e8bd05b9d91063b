import { type Coins, coins, showCoins } from './coins.ts';
import { decimalFromOdds, type Odds } from './prices/odds.ts';

/**
 * In order of precedence: when several would refuse a bet, a cash-out or a take-back, the first named here is the answer. A
 * busy house checks none of them.
 */
export const refusalCodes = [
  'session-gone',
  'request-id-reused',
  'not-on-offer',
  'client-blocked',
  'upline-blocked',
  'password-unchanged',
  'market-unknown',
  'market-not-open',
  'round-closed',
  'too-late',
  'market-suspended',
  'option-unknown',
  'option-suspended',
  'price-stale',
  'rate-changed',
  'run-changed',
  'too-many-bets',
  'stake-not-whole',
  'stake-below-min',
  'stake-above-max',
  'stake-above-size',
  'house-limit-reached',
  'market-limit-reached',
  'balance-below-zero',
  'not-enough-coins',
  'bet-unknown',
  'already-cashed',
  'cash-out-too-late',
  'nothing-to-take-back',
  'take-back-too-late',
  'take-back-past-limit',
  'take-back-uncovered',
  'busy',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** How the client was shown the price: 80 for a bookmaker or session, 1.8 for an exchange or a table. */
export type PriceFormat = 'per-hundred' | 'decimal';

/** The figures a refusal carries; the others carry none. */
interface Figures {
  readonly 'request-id-reused': { readonly request: string };
  readonly 'not-on-offer': { readonly what: 'match' | 'session' | 'market' | 'selection' };
  readonly 'market-unknown': { readonly market: string };
  readonly 'market-not-open': { readonly state: 'shut' | 'settled' };
  /** How long before the start the market stops taking bets. */
  readonly 'too-late': { readonly minutes: number };
  readonly 'option-unknown': { readonly option: string };
  readonly 'option-suspended': { readonly option: string };
  readonly 'price-stale': { readonly ageSeconds: number; readonly limitSeconds: number };
  readonly 'rate-changed': { readonly was: Odds; readonly now: Odds; readonly quote: PriceFormat };
  readonly 'run-changed': { readonly was: number; readonly now: number };
  /** The most bets a client may have on the market at a time. */
  readonly 'too-many-bets': { readonly most: number };
  readonly 'stake-below-min': { readonly stakeMin: Coins };
  readonly 'stake-above-max': { readonly stakeMax: Coins };
  /** The size that the board shows at the price taken. */
  readonly 'stake-above-size': { readonly size: Coins };
  /** The largest stake the house can still take on this; nothing when it can take none. */
  readonly 'house-limit-reached': { readonly stakePossible: Coins };
  readonly 'market-limit-reached': { readonly limit: Coins; readonly wouldBe: Coins };
  readonly 'balance-below-zero': { readonly balance: Coins };
  readonly 'not-enough-coins': { readonly needed: Coins; readonly available: Coins };
  readonly 'bet-unknown': { readonly bet: string };
  readonly 'nothing-to-take-back': { readonly bet: string };
  /** `needed`: how much more must be held for the client's other bets once this one is taken back. */
  readonly 'take-back-uncovered': { readonly needed: Coins; readonly available: Coins };
  /** In hundredths. */
  readonly 'already-cashed': { readonly multiplier: number };
}

export type RefusalOf<Code extends RefusalCode> = { readonly code: Code } & (Code extends keyof Figures
  ? Figures[Code]
  : unknown);

export type Refusal = { readonly [Code in RefusalCode]: RefusalOf<Code> }[RefusalCode];

const messages: { readonly [Code in RefusalCode]: (refusal: RefusalOf<Code>) => string } = {
  'session-gone': () => 'Your session has ended. Please sign in again',
  'request-id-reused': ({ request }) => `Request ${request} was already used for a different bet`,
  'not-on-offer': ({ what }) => `This ${what} is not on offer`,
  // Specification, document 2 section 5.
  'client-blocked': () => 'Your Bet is Closed Please Connect With Upline',
  'upline-blocked': () => 'Betting is closed by your upline. Please Connect With Upline',
  'password-unchanged': () => 'Please choose your own password before you bet',
  'market-unknown': ({ market }) => `There is no market ${market}`,
  'market-not-open': ({ state }) => `This market is ${state}`,
  'round-closed': () => 'Betting on this round is closed',
  'too-late': ({ minutes }) => `Bets on this market are accepted until ${minutes} minutes before the start`,
  'market-suspended': () => 'This market is suspended',
  'option-unknown': ({ option }) => `This market does not offer ${option}`,
  'option-suspended': ({ option }) => `${option} is suspended`,
  'price-stale': ({ ageSeconds, limitSeconds }) =>
    `Price is ${ageSeconds} s old, more than the ${limitSeconds} s allowed`,
  'rate-changed': ({ was, now, quote }) =>
    `Rate changed from ${showRate(was, quote)} to ${showRate(now, quote)}`,
  'run-changed': ({ was, now }) => `Run changed from ${was} to ${now}`,
  'too-many-bets': ({ most }) => `You can have up to ${most} bets on this at a time`,
  'stake-not-whole': () => 'Stake must be a whole number of coins above 0',
  'stake-below-min': ({ stakeMin }) => `Minimum bet is ${showCoins(stakeMin)}`,
  'stake-above-max': ({ stakeMax }) => `Maximum bet is ${showCoins(stakeMax)}`,
  'stake-above-size': ({ size }) => `Only ${showCoins(size)} is available at this price`,
  'house-limit-reached': ({ stakePossible }) =>
    stakePossible > 0n
      ? `The house can take up to ${showCoins(stakePossible)} on this now`
      : 'The house can take no more on this now',
  'market-limit-reached': ({ limit, wouldBe }) =>
    `Market limit is ${showCoins(limit)} and this bet would make it ${showCoins(wouldBe)}`,
  'balance-below-zero': ({ balance }) =>
    `Your balance is ${showCoins(balance)} and must be repaid before you bet`,
  'not-enough-coins': ({ needed, available }) =>
    `This bet needs ${showCoins(needed)} coins and ${showCoins(available)} are available`,
  'bet-unknown': ({ bet }) => `There is no open bet ${bet} to cash out`,
  'already-cashed': ({ multiplier }) => `This bet was already cashed out at ${showMultiplier(multiplier)}`,
  'cash-out-too-late': () => 'The round is over and this bet can no longer be cashed out',
  'nothing-to-take-back': ({ bet }) => `There is no open bet ${bet} of yours to take back`,
  'take-back-too-late': () => 'A bet can be taken back only until its betting window shuts',
  'take-back-past-limit': () => 'Without this bet your other bets would be above a limit',
  'take-back-uncovered': ({ needed, available }) =>
    `Without this bet your other bets need ${showCoins(needed)} more coins and ${showCoins(available)} are available`,
  busy: () => 'Too many bets at this moment. Please try again',
};

export function refusalMessage<Code extends RefusalCode>(refusal: RefusalOf<Code>): string {
  return messages[refusal.code](refusal);
}

/** 235 hundredths are shown as 2.35. */
export const showMultiplier = (hundredths: number): string => (hundredths / 100).toFixed(2);

export function showRate(value: Odds, format: PriceFormat): string {
  return String(format === 'decimal' ? decimalFromOdds(value) : value / 100);
}

/** An expected refusal is a value; only the impossible is thrown. */
export type Result<Value, Reason = Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Reason };

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
