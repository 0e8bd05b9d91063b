import { isRecord, isVoid, type VoidOutcome } from '../market-shape.ts';
import {
  formatOption,
  listOptions,
  noneWord,
  type OptionNames,
  quoteName,
  readOption,
  splitWords,
  voidWord,
} from '../option-words.ts';
import { formatVerdict, isSameVerdict, isVerdict, readVerdict, type Verdict } from './verdict.ts';

type GroupOutcomes = Readonly<Record<string, GroupOutcome>>;

/** "one: a; two: void; three: d=push, e=pays 2.5". A group that is the only one goes without its id. */
export function formatGroups(
  groups: readonly OptionGroup[],
  outcomes: GroupOutcomes,
  names: OptionNames,
): string {
  const texts = groups.map((group) => {
    const outcome = outcomes[group.id];
    if (outcome === undefined) throw new RangeError(`no outcome for group ${group.id}`);
    return `${groups.length === 1 ? '' : headOf(group)}${formatGroup(group, outcome, names)}`;
  });
  return texts.join('; ');
}

/** Undefined where a group is missing, named twice or cannot end so. */
export function readGroups(
  groups: readonly OptionGroup[],
  words: string,
  names: OptionNames,
): GroupOutcomes | undefined {
  const parts = splitWords(words, ';');
  const [only] = groups;
  if (parts.length !== groups.length || only === undefined) return undefined;
  const alone = groups.length === 1 ? readGroup(only, words, names) : undefined;
  if (alone !== undefined) return { [only.id]: alone };
  const found = new Map<string, GroupOutcome>();
  for (const group of groups) {
    const head = headOf(group);
    const part = parts.find((each) => each.startsWith(head));
    const outcome = part === undefined ? undefined : readGroup(group, part.slice(head.length).trim(), names);
    if (outcome === undefined) return undefined;
    found.set(group.id, outcome);
  }
  return Object.fromEntries(found);
}

export function listGroups(groups: readonly OptionGroup[], names: OptionNames): string {
  const [only] = groups;
  if (groups.length === 1 && only !== undefined) return `one of ${listOptions(endingsOf(only), names)}`;
  return groups.map((group) => `${headOf(group)}${listOptions(endingsOf(group), names)}`).join('; ');
}

const headOf = ({ id }: OptionGroup): string => `${id.includes(':') ? JSON.stringify(id) : quoteName(id)}: `;

const endingsOf = (group: OptionGroup): readonly string[] =>
  group.outcomes?.map(({ id }) => id) ?? group.options;

function formatGroup(group: OptionGroup, outcome: GroupOutcome, names: OptionNames): string {
  if (typeof outcome === 'string') return formatOption(outcome, endingsOf(group), names);
  return 'void' in outcome ? voidWord : formatVerdicts(group, outcome.verdicts, names);
}

function formatVerdicts(group: OptionGroup, verdicts: Verdicts, names: OptionNames): string {
  const given = Object.entries(verdicts);
  if (given.length === 0) return noneWord;
  return given
    .map(([option, verdict]) => `${formatOption(option, group.options, names)}=${formatVerdict(verdict)}`)
    .join(', ');
}

function readGroup(group: OptionGroup, words: string, names: OptionNames): GroupOutcome | undefined {
  if (words === voidWord) return { void: true };
  const verdicts = words === noneWord ? {} : readVerdicts(group, words, names);
  const outcome = verdicts === undefined ? readOption(words, endingsOf(group), names) : { verdicts };
  return isGroupOutcome(group, outcome) ? outcome : undefined;
}

function readVerdicts(group: OptionGroup, words: string, names: OptionNames): Verdicts | undefined {
  const given = new Map<string, Verdict>();
  const parts = splitWords(words, ',');
  for (const part of parts) {
    const end = part.lastIndexOf('=');
    const option = end < 0 ? undefined : readOption(part.slice(0, end).trim(), group.options, names);
    const verdict = readVerdict(part.slice(end + 1).trim());
    if (option === undefined || verdict === undefined) return undefined;
    given.set(option, verdict);
  }
  return given.size === parts.length ? Object.fromEntries(given) : undefined;
}

/** Verdicts by option; an option not named loses. */
export type Verdicts = Readonly<Record<string, Verdict>>;

export interface ListedOutcome {
  readonly id: string;
  readonly verdicts: Verdicts;
}

/**
 * Options judged together. Without `outcomes`, one of them wins or none does (`isComplete`: one always does). With
 * `outcomes`, exactly the listed ones can happen.
 */
export interface OptionGroup {
  readonly id: string;
  /** Unique across all the groups of a market. */
  readonly options: readonly string[];
  readonly isComplete?: boolean;
  readonly outcomes?: readonly ListedOutcome[];
}

/** The id of a listed outcome; in a group without a list, the option that won; or a verdict for each option. */
export type GroupOutcome = string | { readonly verdicts: Verdicts } | VoidOutcome;

export function isGroupOutcome(group: OptionGroup, outcome: unknown): outcome is GroupOutcome {
  if (isVoid(outcome)) return true;
  if (typeof outcome === 'string') return verdictsNamed(group, outcome) !== undefined;
  if (!isRecord(outcome) || !isRecord(outcome.verdicts)) return false;
  const { verdicts } = outcome;
  return areVerdicts(group, verdicts) && canHappen(group, verdicts);
}

/** Undefined when the group is void. */
export function verdictsOf(group: OptionGroup, outcome: GroupOutcome): Verdicts | undefined {
  if (typeof outcome !== 'string') return isVoid(outcome) ? undefined : outcome.verdicts;
  const verdicts = verdictsNamed(group, outcome);
  if (!verdicts) throw new RangeError(`group ${group.id} has no outcome ${outcome}`);
  return verdicts;
}

export function verdictOn(verdicts: Verdicts, option: string): Verdict {
  return (Object.hasOwn(verdicts, option) ? verdicts[option] : undefined) ?? 'lose';
}

function verdictsNamed(group: OptionGroup, name: string): Verdicts | undefined {
  if (group.outcomes) return group.outcomes.find(({ id }) => id === name)?.verdicts;
  return group.options.includes(name) ? { [name]: 'win' } : undefined;
}

function areVerdicts(group: OptionGroup, verdicts: Readonly<Record<string, unknown>>): verdicts is Verdicts {
  return Object.entries(verdicts).every(
    ([option, verdict]) => group.options.includes(option) && isVerdict(verdict),
  );
}

function canHappen(group: OptionGroup, verdicts: Verdicts): boolean {
  if (group.outcomes) {
    return group.outcomes.some((listed) =>
      group.options.every((option) =>
        isSameVerdict(verdictOn(listed.verdicts, option), verdictOn(verdicts, option)),
      ),
    );
  }
  const given = Object.values(verdicts).filter((verdict) => verdict !== 'lose');
  const winners = given.filter((verdict) => verdict === 'win').length;
  return winners === given.length && winners <= 1 && (winners === 1 || group.isComplete !== true);
}
