import type { Leg } from '../../bet.ts';
import { noCoins } from '../../coins.ts';
import { areSharers, type ExclusiveBook, exclusiveBooks, payoutAmong } from '../exclusive-shape.ts';
import { isRecord, isVoid, type MarketShape, type VoidOutcome, wordsOrVoid } from '../market-shape.ts';
import { formatOptions, listOptions, readOptions } from '../option-words.ts';

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

type WonOutcome = Exclude<WinnerOutcome, VoidOutcome>;

const winnersOf = (outcome: WonOutcome): readonly string[] =>
  'winner' in outcome ? [outcome.winner] : outcome.deadHeat.winners;

const words = wordsOrVoid<WinnerDefinition, WonOutcome>({
  outcomeWord: 'winner',
  outcomeExample: 'NAME',
  formatOutcome: ({ runners }, outcome, names) => formatOptions(winnersOf(outcome), runners, names),
  readOutcome({ runners }, text, names) {
    const [winner, ...others] = readOptions(text, runners, names) ?? [];
    if (winner === undefined) return undefined;
    if (others.length === 0) return { winner };
    const winners = [winner, ...others];
    return areSharers(winners, runners) ? { deadHeat: { winners } } : undefined;
  },
  outcomesInWords: ({ runners }, names) => `one of ${listOptions(runners, names)}`,
});

export const winner: MarketShape<WinnerDefinition, ExclusiveBook, WinnerOutcome> = {
  ...exclusiveBooks<WinnerDefinition>({
    optionsOf: ({ runners }) => runners,
    accepts,
    refusalOf: (leg) => `no runner ${leg.option} in this market`,
  }),
  ...words,
  isOutcome(definition, outcome): outcome is WinnerOutcome {
    if (isVoid(outcome)) return true;
    if (!isRecord(outcome)) return false;
    if (typeof outcome.winner === 'string') return definition.runners.includes(outcome.winner);
    return isRecord(outcome.deadHeat) && areSharers(outcome.deadHeat.winners, definition.runners);
  },
  payout(_definition, leg, outcome) {
    return isVoid(outcome) ? noCoins : payoutAmong(leg, winnersOf(outcome));
  },
  winners: (_definition, outcome) => (isVoid(outcome) ? [] : winnersOf(outcome)),
};
