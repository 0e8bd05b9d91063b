import type { Leg } from '../../bet.ts';
import { coins, noCoins } from '../../coins.ts';
import { isRecord, isVoid, type MarketShape, type VoidOutcome, wordsOrVoid } from '../market-shape.ts';
import {
  formatGroups,
  type GroupOutcome,
  isGroupOutcome,
  listGroups,
  type OptionGroup,
  readGroups,
  verdictOn,
  verdictsOf,
} from './group-words.ts';
import {
  bestOfGroup,
  decodeOptions,
  emptyOptionBook,
  encodeOptions,
  moveOption,
  type OptionBook,
  positionOf,
  worstOfGroup,
} from './option-book.ts';
import { isWin, payoutOfVerdict } from './verdict.ts';

/** A table's round: options in groups, back and lay. */
export interface OptionsDefinition {
  readonly shape: 'options';
  readonly groups: readonly OptionGroup[];
}

/** Every group has its outcome. */
export type OptionsOutcome = { readonly groups: Readonly<Record<string, GroupOutcome>> } | VoidOutcome;

function groupOf(definition: OptionsDefinition, option: string): OptionGroup | undefined {
  return definition.groups.find((group) => group.options.includes(option));
}

function accepts(definition: OptionsDefinition, leg: Leg): boolean {
  return groupOf(definition, leg.option) !== undefined;
}

function winnersOfGroup(group: OptionGroup, outcome: GroupOutcome | undefined): readonly string[] {
  const verdicts = outcome === undefined ? undefined : verdictsOf(group, outcome);
  if (verdicts === undefined) return [];
  return group.options.filter((option) => isWin(verdictOn(verdicts, option)));
}

const words = wordsOrVoid<OptionsDefinition, Exclude<OptionsOutcome, VoidOutcome>>({
  outcomeWord: 'groups',
  outcomeExample: 'WORDS',
  formatOutcome: ({ groups }, outcome, names) => formatGroups(groups, outcome.groups, names),
  readOutcome(definition, text, names) {
    const groups = readGroups(definition.groups, text, names);
    return groups && { groups };
  },
  outcomesInWords: ({ groups }, names) => listGroups(groups, names),
});

export const options: MarketShape<OptionsDefinition, OptionBook, OptionsOutcome> = {
  ...words,
  emptyBook: () => emptyOptionBook,
  accepts,
  addLeg(definition, book, leg) {
    if (!accepts(definition, leg)) throw new RangeError(`no option ${leg.option} at this table`);
    return moveOption(book, leg, 1n);
  },
  removeLeg: (_definition, book, leg) => moveOption(book, leg, -1n),
  /**
   * The sum of each group's worst. Groups judged by the same cards cannot all go wrong at once, so this may hold
   * more than needed and never less; a table that wants it exact lists joint outcomes in one group.
   */
  worstCase(definition, book) {
    let worst = 0n;
    for (const group of definition.groups) worst += worstOfGroup(book, group);
    return coins(worst);
  },
  bestCase(definition, book) {
    let best = 0n;
    for (const group of definition.groups) best += bestOfGroup(book, group);
    return coins(best);
  },
  isOutcome(definition, outcome): outcome is OptionsOutcome {
    if (isVoid(outcome)) return true;
    if (!isRecord(outcome) || !isRecord(outcome.groups)) return false;
    const { groups } = outcome;
    return definition.groups.every((group) => isGroupOutcome(group, groups[group.id]));
  },
  payout(definition, leg, outcome) {
    if (isVoid(outcome)) return noCoins;
    const group = groupOf(definition, leg.option);
    const groupOutcome = group && outcome.groups[group.id];
    if (!group || groupOutcome === undefined) throw new RangeError(`no outcome for ${leg.option}`);
    const verdicts = verdictsOf(group, groupOutcome);
    return verdicts ? payoutOfVerdict(leg, verdictOn(verdicts, leg.option)) : noCoins;
  },
  winners: ({ groups }, outcome) =>
    isVoid(outcome) ? [] : groups.flatMap((group) => winnersOfGroup(group, outcome.groups[group.id])),
  positions: (definition, book) => ({
    by: 'option',
    options: definition.groups.flatMap((group) =>
      group.options.map((option) => ({ option, profit: positionOf(book, group, option) })),
    ),
  }),
  encodeBook: encodeOptions,
  decodeBook: (_definition, encoded) => decodeOptions(encoded),
};
