import type { Leg } from '../../bet.ts';
import { noCoins } from '../../coins.ts';
import { areSharers, type ExclusiveBook, exclusiveBooks, payoutAmong } from '../exclusive-shape.ts';
import { isRecord, isVoid, type MarketShape, type VoidOutcome, wordsOrVoid } from '../market-shape.ts';
import { formatOptions, readOptions } from '../option-words.ts';

/** A matka draw: one of the numbers comes up. Backed only. */
export interface NumbersDefinition {
  readonly shape: 'numbers';
  /** Every number that can come up, whether or not a bet was seen on it. */
  readonly numbers: readonly string[];
}

/**
 * A draw half done is shared: when only the open ank is known, the ten jodis starting with it share the win, and
 * a jodi at 95 pays as a single at 9.5.
 */
export type NumbersOutcome =
  | { readonly number: string }
  | { readonly shared: { readonly numbers: readonly string[] } }
  | VoidOutcome;

function accepts(definition: NumbersDefinition, leg: Leg): boolean {
  return leg.side === 'back' && definition.numbers.includes(leg.option);
}

type DrawnOutcome = Exclude<NumbersOutcome, VoidOutcome>;

const drawnOf = (outcome: DrawnOutcome): readonly string[] =>
  'number' in outcome ? [outcome.number] : outcome.shared.numbers;

const words = wordsOrVoid<NumbersDefinition, DrawnOutcome>({
  outcomeWord: 'number',
  outcomeExample: 'N',
  formatOutcome: ({ numbers }, outcome, names) => formatOptions(drawnOf(outcome), numbers, names),
  readOutcome({ numbers }, text, names) {
    const [number, ...others] = readOptions(text, numbers, names) ?? [];
    if (number === undefined) return undefined;
    if (others.length === 0) return { number };
    const shared = [number, ...others];
    return areSharers(shared, numbers) ? { shared: { numbers: shared } } : undefined;
  },
  outcomesInWords: () => 'one of its numbers',
});

export const numbers: MarketShape<NumbersDefinition, ExclusiveBook, NumbersOutcome> = {
  ...exclusiveBooks<NumbersDefinition>({
    optionsOf: ({ numbers }) => numbers,
    accepts,
    refusalOf: (leg) => `no ${leg.side} of number ${leg.option} in this draw`,
  }),
  ...words,
  isOutcome(definition, outcome): outcome is NumbersOutcome {
    if (isVoid(outcome)) return true;
    if (!isRecord(outcome)) return false;
    if (typeof outcome.number === 'string') return definition.numbers.includes(outcome.number);
    return isRecord(outcome.shared) && areSharers(outcome.shared.numbers, definition.numbers);
  },
  payout(_definition, leg, outcome) {
    return isVoid(outcome) ? noCoins : payoutAmong(leg, drawnOf(outcome));
  },
  winners: (_definition, outcome) => (isVoid(outcome) ? [] : drawnOf(outcome)),
};
