import { type Coins, coins, type Odds, oddsUnit } from '@maidan/betting';
import type { Words } from './words.ts';

/** The result of an option in a decided round. */
export type VirtualVerdict = 'wins' | 'loses' | 'half-back';

export interface VirtualOption {
  /** Never changes: stored rounds refer to it. */
  readonly id: string;
  readonly name: string;
  readonly odds: Odds;
  /** In whole points. */
  readonly stakeMin: number;
  readonly stakeMax: number;
  /** The average return in percent, exact to two decimals. */
  readonly returns: number;
}

export interface VirtualBet {
  readonly option: string;
  /** Whole points: prices have at most two decimals, so no payment is ever rounded. */
  readonly points: number;
}

/** A game that one player plays against the house at any time. */
export interface VirtualGame<Outcome = unknown, Shown extends ShownOutcome = ShownOutcome> {
  /** Its word on the wire, and the name of its folder. */
  readonly code: Shown['game'];
  /** The id it is launched by, which no other game of a house has. */
  readonly launchId: string;
  readonly title: string;
  /** Changes whenever the draw, an option, a price or a pay does. */
  readonly version: string;
  readonly options: readonly VirtualOption[];
  /** The maximum of all bets of a round together, in points. */
  readonly totalMax: number;
  /** The lowest return any option may have, in percent. */
  readonly returnFloor: number;
  draw(words: Words): Outcome;
  /** Throws for an option the game does not have. */
  verdict(outcome: Outcome, option: string): VirtualVerdict;
  /** Plain JSON, the same for equal outcomes. */
  outcomeToShow(outcome: Outcome): Shown;
  /** The outcome that was shown so; undefined for anything that `outcomeToShow` does not give. */
  readShown(shown: ShownFields): Outcome | undefined;
  /** In words, for the ledger and the story of a bet. */
  outcomeText(outcome: Outcome): string;
  /** In signs and figures alone, for readers of any language. */
  outcomeFigures(outcome: Outcome): string;
}

/** An outcome as it is published. */
export type ShownOutcome = { readonly game: string };

/** A shown outcome as published: not yet known to be one. */
export type ShownFields = Readonly<Record<string, unknown>>;

export interface BetFault {
  readonly kind: 'unknown-option' | 'below-min' | 'above-max' | 'above-total';
  readonly option: string;
  /** The minimum or maximum that was violated, in points. */
  readonly limit: number;
}

/** Chips on one option are one bet, at the place of the first of them. */
export function oneBetEach(bets: readonly VirtualBet[]): VirtualBet[] {
  const sums = new Map<string, number>();
  for (const { option, points } of bets) sums.set(option, (sums.get(option) ?? 0) + points);
  return [...sums].map(([option, points]) => ({ option, points }));
}

/** The first fault in the bets of a round; bets on one option are added up. */
export function findBetFault(game: VirtualGame, bets: readonly VirtualBet[]): BetFault | undefined {
  const total = bets.reduce((sum, { points }) => sum + points, 0);
  for (const { option: id, points } of oneBetEach(bets)) {
    const option = game.options.find((one) => one.id === id);
    if (option === undefined) return { kind: 'unknown-option', option: id, limit: 0 };
    if (points < option.stakeMin) return { kind: 'below-min', option: id, limit: option.stakeMin };
    if (points > option.stakeMax) return { kind: 'above-max', option: id, limit: option.stakeMax };
  }
  return total > game.totalMax ? { kind: 'above-total', option: '', limit: game.totalMax } : undefined;
}

/** What each bet is paid, its stake included, in hundredths of a point. */
export function settleBets<Outcome>(
  game: VirtualGame<Outcome>,
  outcome: Outcome,
  bets: readonly VirtualBet[],
): Coins[] {
  const oddsOf = new Map(game.options.map(({ id, odds }) => [id, odds]));
  return bets.map(({ option, points }) => {
    const odds = oddsOf.get(option);
    if (odds === undefined) throw new RangeError(`${game.code} has no option ${option}`);
    return payout(game.verdict(outcome, option), points, odds);
  });
}

function payout(verdict: VirtualVerdict, points: number, odds: Odds): Coins {
  const staked = BigInt(points) * 100n;
  if (verdict === 'loses') return coins(0n);
  if (verdict === 'half-back') return coins(staked / 2n);
  const unit = BigInt(oddsUnit);
  return coins((staked * (BigInt(odds) + unit)) / unit);
}
