import { intentChasing, intentSetting } from '../figures/check-innings.ts';
import { phaseOf, type SeasonFormat } from '../figures/format.ts';
import type { Strengths } from '../figures/game.ts';
import type { TeamSide } from '../figures/tally.ts';
import { mixedRowAt, mixRows, noBallAt, noBallRuns, outAt, wideAt, wideRuns } from './mixed-rows.ts';

/** Backward induction over (balls left, wickets down, runs) for a limited match, on the simulator's own ball model. */
export interface ChaseTable {
  /** Chance that the chasing side wins, and that scores end level. */
  win(need: number, ballsLeft: number, wickets: number): number;
  tie(need: number, ballsLeft: number, wickets: number): number;
}

export interface SettingTable {
  /** Chance that the side setting the total goes on to win; a tie counts as half. */
  win(runs: number, ballsLeft: number, wickets: number): number;
}

const wicketsAll = 10;
/** A total beyond this is treated as certain to win. */
const safeTotals: Readonly<Record<SeasonFormat, number>> = { T20: 280, ODI: 440, Test: 0 };

/** The index at which the cells for a number of balls and wickets begin. */
function cellOf(stride: number): (balls: number, wickets: number) => number {
  return (balls, wickets) => (balls * wicketsAll + wickets) * stride;
}

export function buildChaseTable(strengths: Strengths, side: TeamSide, inningsBalls: number): ChaseTable {
  const { format, figures } = strengths;
  const needMax = safeTotals[format];
  const rows = mixRows(strengths, side);
  const cell = cellOf(needMax + 1);
  const wins = new Float32Array((inningsBalls + 1) * wicketsAll * (needMax + 1));
  const ties = new Float32Array(wins.length);
  // With 0 runs needed the chase is won whatever is left; with 1 needed and no ball left it is a tie.
  for (let start = 0; start < wins.length; start += needMax + 1) wins[start] = 1;
  for (let wickets = 0; wickets < wicketsAll; wickets++) ties[cell(0, wickets) + 1] = 1;
  for (let balls = 1; balls <= inningsBalls; balls++) {
    const phase = phaseOf(figures, inningsBalls - balls, inningsBalls);
    for (let wickets = wicketsAll - 1; wickets >= 0; wickets--) {
      const here = cell(balls, wickets);
      const next = cell(balls - 1, wickets);
      const fallen = wickets + 1 < wicketsAll ? cell(balls - 1, wickets + 1) : -1;
      for (let need = 1; need <= needMax; need++) {
        const row = mixedRowAt(phase, intentChasing(figures.parRunsPerOver, need, balls, wickets), wickets);
        fillChaseCell(rows, row, wins, here, next, fallen, need, 0);
        fillChaseCell(rows, row, ties, here, next, fallen, need, need === 1 ? 1 : 0);
      }
    }
  }
  const read = (from: Float32Array, need: number, ballsLeft: number, wickets: number) =>
    need > needMax || wickets >= wicketsAll ? 0 : (from[cell(ballsLeft, wickets) + Math.max(0, need)] ?? 0);
  return {
    win: (need, ballsLeft, wickets) => read(wins, need, ballsLeft, wickets),
    tie: (need, ballsLeft, wickets) => read(ties, need, ballsLeft, wickets),
  };
}

/** Unrolled for speed: this runs for a few million cells. */
function fillChaseCell(
  rows: Float64Array,
  row: number,
  grid: Float32Array,
  here: number,
  next: number,
  fallen: number,
  need: number,
  ifAllOut: number,
): void {
  const ifOut = fallen < 0 ? ifAllOut : (grid[fallen + need] ?? 0);
  grid[here + need] =
    (rows[row + outAt] ?? 0) * ifOut +
    (rows[row] ?? 0) * (grid[next + need] ?? 0) +
    (rows[row + 1] ?? 0) * (grid[next + need - 1] ?? 0) +
    (rows[row + 2] ?? 0) * (grid[next + (need > 2 ? need - 2 : 0)] ?? 0) +
    (rows[row + 3] ?? 0) * (grid[next + (need > 3 ? need - 3 : 0)] ?? 0) +
    (rows[row + 4] ?? 0) * (grid[next + (need > 4 ? need - 4 : 0)] ?? 0) +
    (rows[row + 6] ?? 0) * (grid[next + (need > 6 ? need - 6 : 0)] ?? 0) +
    (rows[row + wideAt] ?? 0) * (grid[here + need - wideRuns] ?? 0) +
    (rows[row + noBallAt] ?? 0) * (grid[here + (need > noBallRuns ? need - noBallRuns : 0)] ?? 0);
}

/** The first innings: each total is valued by the chase table. */
export function buildSettingTable(
  strengths: Strengths,
  side: TeamSide,
  inningsBalls: number,
  chase: ChaseTable,
): SettingTable {
  const { format, figures } = strengths;
  const runsMax = safeTotals[format];
  const rows = mixRows(strengths, side);
  const stride = runsMax + 7;
  const cell = cellOf(stride);
  const values = new Float32Array((inningsBalls + 1) * wicketsAll * stride).fill(1);
  const worth = Float32Array.from({ length: stride }, (_, runs) => {
    const need = runs + 1;
    return 1 - chase.win(need, inningsBalls, 0) - chase.tie(need, inningsBalls, 0) / 2;
  });
  for (let wickets = 0; wickets < wicketsAll; wickets++) values.set(worth, cell(0, wickets));
  for (let balls = 1; balls <= inningsBalls; balls++) {
    const phase = phaseOf(figures, inningsBalls - balls, inningsBalls);
    for (let wickets = wicketsAll - 1; wickets >= 0; wickets--) {
      const row = mixedRowAt(phase, intentSetting(balls / inningsBalls, wickets), wickets);
      const isLast = wickets + 1 === wicketsAll;
      const fallen = isLast ? 0 : cell(balls - 1, wickets + 1);
      const here = cell(balls, wickets);
      const next = cell(balls - 1, wickets);
      for (let runs = runsMax; runs >= 0; runs--) {
        const ifOut = isLast ? (worth[runs] ?? 1) : (values[fallen + runs] ?? 1);
        values[here + runs] =
          (rows[row + outAt] ?? 0) * ifOut +
          (rows[row] ?? 0) * (values[next + runs] ?? 1) +
          (rows[row + 1] ?? 0) * (values[next + runs + 1] ?? 1) +
          (rows[row + 2] ?? 0) * (values[next + runs + 2] ?? 1) +
          (rows[row + 3] ?? 0) * (values[next + runs + 3] ?? 1) +
          (rows[row + 4] ?? 0) * (values[next + runs + 4] ?? 1) +
          (rows[row + 6] ?? 0) * (values[next + runs + 6] ?? 1) +
          (rows[row + wideAt] ?? 0) * (values[here + runs + wideRuns] ?? 1) +
          (rows[row + noBallAt] ?? 0) * (values[here + runs + noBallRuns] ?? 1);
      }
    }
  }
  return {
    win(runs, ballsLeft, wickets) {
      const known = Math.min(runs, runsMax);
      if (wickets >= wicketsAll) return worth[known] ?? 1;
      return values[cell(ballsLeft, wickets) + known] ?? 1;
    },
  };
}
