import type { Leg } from '../bet.ts';
import { noCoins } from '../coins.ts';
import type { ExclusiveBook } from './exclusive-book.ts';
import { areSharers, exclusiveBooks, payoutAmong } from './exclusive-book.ts';
import type { MarketShape, VoidOutcome } from './market-shape.ts';
import { isRecord, isVoid } from './market-shape.ts';

/** Bookmaker, match odds, tied match, toss: one of the runners wins. Back and lay. */
export interface WinnerDefinition {
  readonly shape: 'winner';
  /** How prices are shown: per hundred, or decimal with the stake included. They pay alike. */
  readonly rule: 'bookmaker' | 'decimal';
  /** At least two. */
  readonly runners: readonly string[];
}

export type WinnerOutcome =
  | { readonly winner: string }
  | { readonly deadHeat: { readonly winners: readonly string[] } }
  | VoidOutcome;

function accepts(definition: WinnerDefinition, leg: Leg): boolean {
  return definition.runners.includes(leg.option);
}

export const winner: MarketShape<WinnerDefinition, ExclusiveBook, WinnerOutcome> = {
  ...exclusiveBooks<WinnerDefinition>({
    optionsOf: ({ runners }) => runners,
    accepts,
    refusalOf: (leg) => `no runner ${leg.option} in this market`,
  }),
  isOutcome(definition, outcome): outcome is WinnerOutcome {
    if (isVoid(outcome)) return true;
    if (!isRecord(outcome)) return false;
    if (typeof outcome.winner === 'string') return definition.runners.includes(outcome.winner);
    return isRecord(outcome.deadHeat) && areSharers(outcome.deadHeat.winners, definition.runners);
  },
  payout(_definition, leg, outcome) {
    if (isVoid(outcome)) return noCoins;
    return payoutAmong(leg, 'winner' in outcome ? [outcome.winner] : outcome.deadHeat.winners);
  },
};
