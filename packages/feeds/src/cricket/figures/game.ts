import { ballTables, edgeMax } from './ball-model.ts';
import { ballsInOver, type FormatFigures, formats, type SeasonFormat } from './format.ts';
import { copyTally, emptyTally, openTally, type Tally, type TeamSide } from './tally.ts';

export const UNDECIDED = 0;
export const FIRST_WON = 1;
export const SECOND_WON = 2;
export const TIED = 3;
export const DRAWN = 4;

/** How well each side bats and bowls, which never changes during a match. */
export interface Strengths {
  readonly format: SeasonFormat;
  /** The format's figures, kept here because a rollout reads them at every ball. */
  readonly figures: FormatFigures;
  readonly ballTable: Float64Array;
  /** By side: how much its batters are better than the other's bowlers, in steps of rating. */
  readonly edges: readonly [number, number];
  readonly batterTiers: readonly [Uint8Array, Uint8Array];
  /** Tiers of the five who bowl, in the order they come on. */
  readonly bowlerTiers: readonly [Uint8Array, Uint8Array];
}

interface Tiers {
  readonly batterTiers: Uint8Array;
  readonly bowlerTiers: Uint8Array;
}

/** A match in figures only, mutable. Copies share the closed innings, never the current one. */
export interface Game {
  readonly strengths: Strengths;
  innings: Tally[];
  /** Legal balls an innings may last; 0 without limit. Rain lowers it. */
  inningsBalls: number;
  /** Overs of one spell, set when the innings begins: rain during it does not change who bowls which over. */
  spellOvers: number;
  /** Test only: legal balls left in the match. */
  matchBallsLeft: number;
  /** Wickets that end an innings: 10, or 2 in a super over. */
  wicketsMax: number;
  /** Runs that win for the side now chasing; 0 while none is set. */
  target: number;
  isFreeHit: boolean;
  /** Runs of each side over all its innings. */
  totals: [number, number];
  outcome: number;
}

export function strengthsOf(
  format: SeasonFormat,
  edges: readonly [number, number],
  [one, other]: readonly [Tiers, Tiers],
): Strengths {
  return {
    format,
    figures: formats[format],
    ballTable: ballTables[format],
    edges,
    batterTiers: [one.batterTiers, other.batterTiers],
    bowlerTiers: [one.bowlerTiers, other.bowlerTiers],
  };
}

export function edgeOf(battingRating: number, bowlingRating: number): number {
  return Math.max(-edgeMax, Math.min(edgeMax, battingRating - bowlingRating));
}

export function startGame(strengths: Strengths, battingFirst: TeamSide): Game {
  const { figures } = strengths;
  return {
    strengths,
    innings: [openTally(emptyTally(), battingFirst)],
    inningsBalls: figures.inningsBalls,
    spellOvers: spellOversOf(figures.inningsBalls),
    matchBallsLeft: figures.matchBalls,
    wicketsMax: 10,
    target: 0,
    isFreeHit: false,
    totals: [0, 0],
    outcome: UNDECIDED,
  };
}

export function currentTally(game: Game): Tally {
  const tally = game.innings[game.innings.length - 1];
  if (tally === undefined) throw new Error('a match has an innings once it has begun');
  return tally;
}

export function copyGame(game: Game): Game {
  const own = emptyTally();
  copyTally(currentTally(game), own);
  return { ...game, innings: [...game.innings.slice(0, -1), own], totals: [...game.totals] };
}

/** Runs the side at the wicket is ahead by, over all its innings; negative when behind. */
export function leadOf(game: Game): number {
  const { side } = currentTally(game);
  return game.totals[side] - game.totals[side === 0 ? 1 : 0];
}

/** Five bowlers in pairs, two spells each, none bowling two overs in a row. */
const spells = [0, 1, 2, 3, 4, 2, 3, 4, 0, 1] as const;
const testSpellOvers = 10;

export function spellOversOf(inningsBalls: number): number {
  return inningsBalls === 0 ? testSpellOvers : Math.max(2, inningsBalls / ballsInOver / 5);
}

/** Which over of an innings is the `nth` of this bowler, both from 1. */
export function overOfBowler(bowler: number, nth: number, spellOvers: number): number {
  let over = 0;
  for (let bowled = 0; bowled < nth; over++) if (bowlerAt(over, spellOvers) === bowler) bowled += 1;
  return over;
}

/** Which of the five bowls this over of an innings: 0 to 4. */
export function bowlerAt(over: number, spellOvers: number): number {
  // In whole numbers, not Math.floor: this runs for every ball, and the remainder of a fraction is slow.
  const end = over & 1;
  const spell = (((over - end) / spellOvers) | 0) % 5;
  return spells[spell * 2 + end] ?? 0;
}
