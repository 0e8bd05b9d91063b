import type { Phase, SeasonFormat } from './format.ts';

/**
 * The possible outcomes of a ball and their probabilities: the one model behind both the play and its prices.
 * Outcomes are ordered by how often they happen, so that a draw takes few steps.
 */
export const DOT = 0;
export const ONE = 1;
// 2 is a four and 5 a six, which no code refers to by name.
export const TWO = 3;
export const WICKET = 4;
export const WIDE = 6;
export const LEG_BYE = 7;
export const THREE = 8;
export const NO_BALL = 9;
export const BYE = 10;
export const outcomeCount = 11;

/** Runs of each outcome for the side, an average where it varies (a no-ball may be hit). */
export const outcomeRuns = [0, 1, 4, 2, 0, 6, 1, 1, 3, 3, 2] as const;

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
const base: Readonly<Record<SeasonFormat, readonly [Row, Row, Row]>> = {
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

/** How aggressively the batters play: 0 blocks, 2 plays the situation, 4 swings at everything. */
export type Intent = 0 | 1 | 2 | 3 | 4;

const intentBoundary = [0.35, 0.72, 1, 1.4, 1.8];
const intentRun = [0.75, 0.95, 1, 1, 0.95];
const intentWicket = [0.6, 0.85, 1, 1.4, 2.1];
/** Factors by batter, from the best of a side to its last. */
const tierRun = [1.06, 1, 0.96, 0.84, 0.62];
const tierWicket = [0.78, 0.92, 1.12, 1.6, 2.3];
/** Factors by bowler: the strike bowler, the usual one, the part-timer. */
const bowlerRun = [0.95, 1, 1.06];
const bowlerWicket = [1.16, 1, 0.84];
export const edgeMax = 3;
const edgeMatches = 2 * edgeMax + 1;
const edgeRunStep = 0.035;
const edgeWicketStep = 0.05;

function weightsOf(row: Row, intent: number, tier: number, edge: number, bowler: number): number[] {
  const [one, four, two, wicket, six, wide, legBye, three, noBall, bye] = row;
  const skill = (tierRun[tier] ?? 1) * (bowlerRun[bowler] ?? 1) * (1 + edgeRunStep * edge);
  const run = skill * (intentRun[intent] ?? 1);
  const boundary = skill * (intentBoundary[intent] ?? 1);
  const out =
    (intentWicket[intent] ?? 1) *
    (tierWicket[tier] ?? 1) *
    (bowlerWicket[bowler] ?? 1) *
    (1 - edgeWicketStep * edge);
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

const intents = 5;
const tiers = 5;
const bowlers = 3;
const phases = 3;

function buildTable(format: SeasonFormat): Float64Array {
  const table = new Float64Array(phases * intents * tiers * edgeMatches * bowlers * outcomeCount);
  let at = 0;
  for (const row of base[format])
    for (let intent = 0; intent < intents; intent++)
      for (let tier = 0; tier < tiers; tier++)
        for (let edge = -edgeMax; edge <= edgeMax; edge++)
          for (let bowler = 0; bowler < bowlers; bowler++)
            for (const weight of weightsOf(row, intent, tier, edge, bowler)) table[at++] = weight;
  return table;
}

/** The probabilities of every kind of ball in a format, row after row: see `rowOf`. */
export const ballTables: Readonly<Record<SeasonFormat, Float64Array>> = {
  T20: buildTable('T20'),
  ODI: buildTable('ODI'),
  Test: buildTable('Test'),
};

/** The index in its format's table at which the eleven probabilities of such a ball begin. */
export function rowOf(phase: Phase, intent: number, tier: number, edge: number, bowler: number): number {
  return (
    ((((phase * intents + intent) * tiers + tier) * edgeMatches + edge + edgeMax) * bowlers + bowler) *
    outcomeCount
  );
}
