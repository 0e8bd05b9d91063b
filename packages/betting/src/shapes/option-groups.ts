import { isRecord, isVoid, type VoidOutcome } from './market-shape.ts';
import type { Verdict } from './verdict.ts';
import { isSameVerdict, isVerdict } from './verdict.ts';

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
