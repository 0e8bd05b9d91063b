import type { InningsStanding } from '../innings-standing.ts';
import type { FancyRuleId } from '../rules.ts';

/**
 * How a session is settled that was not complete when the innings ended: the one table behind the settler, the remarks on
 * the board and docs/settlement-cases.md. A complete session (its overs bowled, its wicket fallen, its batter out, its runs
 * reached) stands whatever happens afterwards, so it has no row.
 */
export interface SettlementCase {
  readonly verdict: CaseVerdict;
  /** Where absent, the session stands by the rule of what it counts. */
  readonly rule?: FancyRuleId;
}

/** 'remainder': the overs the side did not bat are counted from the second innings. */
export type CaseVerdict = 'stands' | 'void' | 'remainder';

export type InningsEnd = Exclude<InningsStanding, 'in-play'>;
export const INNINGS_ENDS = [
  'all-out',
  'declared',
  'target-reached',
  'overs-bowled',
  'time',
  'shortened',
  'cut-short',
] as const satisfies readonly InningsEnd[];

/** Sessions on the first overs of an innings, by length and what is asked of them. */
export const BLOCK_KINDS = [
  'block',
  'six-over-boundaries',
  'twenty-overs',
  'fifty-overs',
  'power-play',
  'power-surge',
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export const CASE_KINDS = [
  ...BLOCK_KINDS,
  'one-over',
  'one-ball',
  'spell',
  'only-over-of-bowler',
  'wicket',
  'dismissal',
  'balls-to',
  'batter',
  'partnership',
  'innings',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/**
 * Where the session was when the innings ended. Under way: its last over was in progress, its batter in, its partnership
 * at the wicket, the innings begun. Not begun: none of that.
 */
export const CASE_STAGES = ['under-way', 'not-begun'] as const;
export type CaseStage = (typeof CASE_STAGES)[number];

/** The innings of the match, not of the side. */
export const CASE_INNINGS = ['first', 'later'] as const;
export type CaseInnings = (typeof CASE_INNINGS)[number];

interface CaseRow extends SettlementCase {
  readonly kinds: readonly CaseKind[];
  readonly stages: readonly CaseStage[];
  readonly ends: readonly InningsEnd[];
  readonly innings: readonly CaseInnings[];
}

/** Section 4: declared or all out, the over in progress counts as complete. */
const ENDED_BY_SIDE = ['all-out', 'declared'] as const satisfies readonly InningsEnd[];
const ENDED_OTHERWISE = [
  'target-reached',
  'overs-bowled',
  'time',
  'shortened',
  'cut-short',
] as const satisfies readonly InningsEnd[];
/** The innings came to an end of its own. */
const PLAYED_OUT = [
  ...ENDED_BY_SIDE,
  'target-reached',
  'overs-bowled',
  'time',
] as const satisfies readonly InningsEnd[];
/** Section 4: where overs are reduced, "the incomplete event is cancelled". */
const CUT = ['shortened', 'cut-short'] as const satisfies readonly InningsEnd[];
/** Sessions that run until what they ask for has happened, or to the end of the innings. */
const TO_THE_END = [
  'wicket',
  'dismissal',
  'balls-to',
  'batter',
  'partnership',
  'innings',
] as const satisfies readonly CaseKind[];

const under = ['under-way'] as const;
const unbegun = ['not-begun'] as const;
const overs = [...BLOCK_KINDS, 'one-over', 'spell'] as const satisfies readonly CaseKind[];

function row(
  kinds: readonly CaseKind[],
  stages: readonly CaseStage[],
  ends: readonly InningsEnd[],
  found: SettlementCase,
  innings: readonly CaseInnings[] = CASE_INNINGS,
): CaseRow {
  return { kinds, stages, ends, innings, ...found };
}

const voidBy = (rule: FancyRuleId): SettlementCase => ({ verdict: 'void', rule });
const STANDS: SettlementCase = { verdict: 'stands' };

/** Sessions on overs, and the rule that voids them when an over they need is neither bowled nor counted as complete. */
const UNBOWLED = [
  { kinds: ['block', 'power-play', 'power-surge', 'one-over'], rule: 'over-session-complete' },
  { kinds: ['six-over-boundaries'], rule: 'six-over-boundaries' },
  { kinds: ['twenty-overs'], rule: 't20-twenty-overs' },
  { kinds: ['spell'], rule: 'bowler-overs' },
] as const satisfies readonly { readonly kinds: readonly CaseKind[]; readonly rule: FancyRuleId }[];

export const CASE_ROWS: readonly CaseRow[] = [
  row(overs, under, ENDED_BY_SIDE, { verdict: 'stands', rule: 'over-in-progress-counts' }),
  ...UNBOWLED.flatMap(({ kinds, rule }) => [
    row(kinds, under, ENDED_OTHERWISE, voidBy(rule)),
    row(kinds, unbegun, INNINGS_ENDS, voidBy(rule)),
  ]),

  row(['fifty-overs'], under, ENDED_OTHERWISE, voidBy('over-session-complete')),
  row(['fifty-overs'], unbegun, ENDED_OTHERWISE, voidBy('over-session-complete')),
  row(['fifty-overs'], unbegun, ENDED_BY_SIDE, { verdict: 'remainder', rule: 'odi-fifty-overs' }, ['first']),
  row(['fifty-overs'], unbegun, ENDED_BY_SIDE, voidBy('odi-fifty-overs'), ['later']),

  // Section 5 wants at least one complete over of a bowler, so one that only counts as complete is not enough.
  row(['only-over-of-bowler'], CASE_STAGES, INNINGS_ENDS, voidBy('bowler-overs')),

  // Section 5: a bet is cancelled if that ball is not completed. Section 4 completes overs, not balls.
  row(['one-ball'], CASE_STAGES, INNINGS_ENDS, voidBy('ball-completed')),

  row(TO_THE_END, under, PLAYED_OUT, STANDS),
  row(TO_THE_END, under, CUT, voidBy('abandoned-or-reduced')),
  row(
    ['wicket', 'dismissal', 'batter', 'partnership', 'innings'],
    unbegun,
    INNINGS_ENDS,
    voidBy('did-not-bat'),
  ),
  row(['balls-to'], unbegun, INNINGS_ENDS, voidBy('wicket-balls')),
];

type Lookup = Record<CaseKind, Record<CaseStage, Record<InningsEnd, Record<CaseInnings, SettlementCase>>>>;

/** Cases by kind, stage, end and innings. Throws where rows overlap or leave a gap. */
export function tabulate(rows: readonly CaseRow[]): Lookup {
  const found = new Map<string, SettlementCase>();
  for (const { kinds, stages, ends, innings, ...settled } of rows)
    for (const kind of kinds)
      for (const stage of stages)
        for (const end of ends)
          for (const which of innings) {
            const key = `${kind} ${stage} ${end} ${which}`;
            if (found.has(key)) throw new Error(`two rows settle ${key}`);
            found.set(key, settled);
          }
  const at = (key: string): SettlementCase => {
    const settled = found.get(key);
    if (settled === undefined) throw new Error(`no row settles ${key}`);
    return settled;
  };
  return eachOf(CASE_KINDS, (kind) =>
    eachOf(CASE_STAGES, (stage) =>
      eachOf(INNINGS_ENDS, (end) => eachOf(CASE_INNINGS, (which) => at(`${kind} ${stage} ${end} ${which}`))),
    ),
  );
}

function eachOf<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

const CASES = tabulate(CASE_ROWS);

export function settlementCase(
  kind: CaseKind,
  stage: CaseStage,
  end: InningsEnd,
  innings: CaseInnings,
): SettlementCase {
  return CASES[kind][stage][end][innings];
}
