import type { Phase, SeasonFormat } from './format.ts';

/**
 * What one ball can come to and how likely, the single model behind both the play and its prices.
 * Outcomes are ordered by how often they happen, so that a draw takes few steps.
 */
export const DOT = 0;
export const ONE = 1;
// 2 is a four and 5 a six: nothing refers to them by name.
export const TWO = 3;
export const WICKET = 4;
export const WIDE = 6;
export const LEG_BYE = 7;
export const THREE = 8;
export const NO_BALL = 9;
export const BYE = 10;
export const OUTCOME_COUNT = 11;

/** Runs each outcome is worth to the side, on average where it varies (a no-ball may be hit). */
export const OUTCOME_RUNS = [0, 1, 4, 2, 0, 6, 1, 1, 3, 3, 2] as const;

type Row = readonly [
  one: number,
  four: number,
  two: number,
  wicket: number,
  six: number,
  wide: number,
  legBye: number,
  three: number,
  noBall: number,
  bye: number,
];

/** Per cent of balls by phase (powerplay, middle, death); what remains is dots. */
const BASE: Readonly<Record<SeasonFormat, readonly [Row, Row, Row]>> = {
  T20: [
    [25, 13.6, 4.3, 4.1, 3.2, 3.6, 1.8, 0.6, 0.5, 0.1],
    [42, 8, 7, 4.3, 3.8, 2.9, 1.3, 0.3, 0.3, 0.2],
    [37, 10.5, 8.8, 8.2, 6.6, 3.7, 1.6, 0.3, 0.6, 0.5],
  ],
  ODI: [
    [17, 8.6, 3.8, 2.4, 0.7, 2.8, 1, 0.9, 0.5, 0.1],
    [32, 6.3, 4.9, 2.4, 1.1, 2, 1, 0.6, 0.3, 0.2],
    [36, 8.6, 8.2, 5.4, 3.2, 2.4, 1.3, 0.6, 0.5, 0.3],
  ],
  Test: [
    [14.5, 6.2, 3.6, 1.62, 0.5, 0.3, 0.7, 0.9, 0.6, 0.3],
    [14.5, 6.2, 3.6, 1.62, 0.5, 0.3, 0.7, 0.9, 0.6, 0.3],
    [14.5, 6.2, 3.6, 1.62, 0.5, 0.3, 0.7, 0.9, 0.6, 0.3],
  ],
};

/** How hard the batters try: 0 blocks, 2 plays the situation, 4 swings at everything. */
export type Intent = 0 | 1 | 2 | 3 | 4;

const INTENT_BOUNDARY = [0.35, 0.72, 1, 1.4, 1.8];
const INTENT_RUN = [0.75, 0.95, 1, 1, 0.95];
const INTENT_WICKET = [0.6, 0.85, 1, 1.4, 2.1];
/** By batter, from the best of a side to its last. */
const TIER_RUN = [1.06, 1, 0.96, 0.84, 0.62];
const TIER_WICKET = [0.78, 0.92, 1.12, 1.6, 2.3];
/** By bowler: the strike bowler, the usual one, the one who fills in. */
const BOWLER_RUN = [0.95, 1, 1.06];
const BOWLER_WICKET = [1.16, 1, 0.84];
export const EDGE_MAX = 3;
const EDGES = 2 * EDGE_MAX + 1;
const EDGE_RUN_STEP = 0.035;
const EDGE_WICKET_STEP = 0.05;

function weightsOf(row: Row, intent: number, tier: number, edge: number, bowler: number): number[] {
  const [one, four, two, wicket, six, wide, legBye, three, noBall, bye] = row;
  const skill = (TIER_RUN[tier] ?? 1) * (BOWLER_RUN[bowler] ?? 1) * (1 + EDGE_RUN_STEP * edge);
  const run = skill * (INTENT_RUN[intent] ?? 1);
  const boundary = skill * (INTENT_BOUNDARY[intent] ?? 1);
  const out =
    (INTENT_WICKET[intent] ?? 1) *
    (TIER_WICKET[tier] ?? 1) *
    (BOWLER_WICKET[bowler] ?? 1) *
    (1 - EDGE_WICKET_STEP * edge);
  const others = [
    one * run,
    four * boundary,
    two * run,
    wicket * out,
    six * boundary,
    wide,
    legBye,
    three * run,
  ];
  others.push(noBall, bye);
  const total = others.reduce((sum, each) => sum + each, 0);
  const scale = total > 95 ? 95 / total : 1;
  const rest = others.map((each) => (each * scale) / 100);
  return [1 - rest.reduce((sum, each) => sum + each, 0), ...rest];
}

const INTENTS = 5;
const TIERS = 5;
const BOWLERS = 3;
const PHASES = 3;

function buildTable(format: SeasonFormat): Float64Array {
  const table = new Float64Array(PHASES * INTENTS * TIERS * EDGES * BOWLERS * OUTCOME_COUNT);
  let at = 0;
  for (const row of BASE[format])
    for (let intent = 0; intent < INTENTS; intent++)
      for (let tier = 0; tier < TIERS; tier++)
        for (let edge = -EDGE_MAX; edge <= EDGE_MAX; edge++)
          for (let bowler = 0; bowler < BOWLERS; bowler++)
            for (const weight of weightsOf(row, intent, tier, edge, bowler)) table[at++] = weight;
  return table;
}

/** The probabilities of every kind of ball in a format, row after row: see `rowOf`. */
export const BALL_TABLES: Readonly<Record<SeasonFormat, Float64Array>> = {
  T20: buildTable('T20'),
  ODI: buildTable('ODI'),
  Test: buildTable('Test'),
};

/** Where the eleven probabilities of such a ball begin in its format's table. */
export function rowOf(phase: Phase, intent: number, tier: number, edge: number, bowler: number): number {
  return (
    ((((phase * INTENTS + intent) * TIERS + tier) * EDGES + edge + EDGE_MAX) * BOWLERS + bowler) *
    OUTCOME_COUNT
  );
}
