import { homeBonus, homeStep, sixesMost, turnsEach } from '../ludo-rules.ts';
import { captureStepOf, otherTurnsAt, type Positions, sixesAt, turnsAt } from './position.ts';

const squares = homeStep + 1;
/** The tokens of either side by step, and then the figures below. */
export const figuresAt = 2 * squares;
const figureCount = 19;
export const featureCount = figuresAt + figureCount;

/** About the steps of a turn with its extra rolls. */
const stepsPerTurn = 4.6;
const leadUnit = 64;
/** A capture also gives another roll. */
const rollWorth = 6;

/** How likely one turn's dice come to exactly so many steps with one token. */
const hitOdds = Float64Array.from({ length: 18 }, (_, distance) => {
  if (distance === 0) return 0;
  if (distance <= 6) return 1 / 6;
  if (distance <= 12) return 1 / 36;
  return 1 / 216;
});

/** Scratch of `figuresOf`: a search is one at a time. */
const sorted = new Int32Array(4);

/** Writes the chances of the four tokens to come home, the front one first; returns the score to expect. */
function writeRace(positions: Positions, at: number, turns: number, into: Float64Array, to: number): number {
  for (let token = 0; token < 4; token += 1) {
    const step = positions[at + token] as number;
    let place = token;
    while (place > 0 && (sorted[place - 1] as number) < step) {
      sorted[place] = sorted[place - 1] as number;
      place -= 1;
    }
    sorted[place] = step;
  }
  let need = 0;
  let score = turns * stepsPerTurn;
  for (let place = 0; place < 4; place += 1) {
    const step = sorted[place] as number;
    need += homeStep - step;
    const odds = raceOdds(turns, need);
    into[to + place] = odds;
    score += step + homeBonus * odds;
  }
  return score;
}

/** What the tokens at `at` may lose to those at `by`: in one roll, with the roll it gives, and from further back. */
function writeDanger(positions: Positions, at: number, by: number, into: Float64Array, to: number): void {
  let steps = 0;
  let odds = 0;
  let later = 0;
  for (let token = 0; token < 4; token += 1) {
    const step = positions[at + token] as number;
    const theirs = captureStepOf(step);
    if (theirs < 0 || isDouble(positions, at, step)) continue;
    for (let hunter = 0; hunter < 4; hunter += 1) {
      const distance = theirs - (positions[by + hunter] as number);
      if (distance <= 0 || distance > 30) continue;
      const hit = distance < 18 ? (hitOdds[distance] as number) : 0;
      steps += hit * (step + rollWorth);
      odds += hit;
      if (distance > 6) later += step;
    }
  }
  into[to] = steps / 32;
  into[to + 1] = odds;
  into[to + 2] = later / 128;
}

function isDouble(positions: Positions, at: number, step: number): boolean {
  let count = 0;
  for (let token = 0; token < 4; token += 1) if (positions[at + token] === step) count += 1;
  return count > 1;
}

/** Writes the figures of a position that are not simply where each token stands. */
export function writeFigures(positions: Positions, at: number, into: Float64Array): void {
  const turns = positions[at + turnsAt] as number;
  const otherTurns = positions[at + otherTurnsAt] as number;
  const sixes = positions[at + sixesAt] as number;
  const own = writeRace(positions, at, turns, into, 0);
  const theirs = writeRace(positions, at + 4, otherTurns, into, 4);
  writeDanger(positions, at, at + 4, into, 8);
  writeDanger(positions, at + 4, at, into, 11);
  const lead = (own - theirs) / leadUnit;
  into[14] = lead;
  into[15] = (lead * 8) / (turns + 2);
  into[16] = turns / 24;
  into[17] = turns === otherTurns ? 1 : 0;
  into[18] = sixes / 2;
}

/** The row of the weights for a token of either side. */
export const rowOfOwn = (step: number): number => step;
export const rowOfOther = (step: number): number => squares + step;
export { figureCount };

/** The most steps of one turn: every six but the last in a row is moved, and then a five. */
const stepsMost = 6 * (sixesMost - 1) + 5;
/** Four tokens from their start to home. */
const needMost = 4 * 56;

/** How likely one turn of dice comes to so many steps. Captures and tokens home, which roll again, are left out. */
function stepsOfTurn(): Float64Array {
  const odds = new Float64Array(stepsMost + 1);
  let reached = 1;
  for (let sixes = 0; sixes < sixesMost; sixes += 1) {
    for (let die = 1; die <= 5; die += 1) odds[6 * sixes + die] = reached / 6;
    reached /= 6;
  }
  odds[6 * (sixesMost - 1)] = reached;
  return odds;
}

const columns = needMost + 1;

function tableOfOdds(): Float64Array {
  const turn = stepsOfTurn();
  const table = new Float64Array((turnsEach + 1) * columns);
  table[0] = 1;
  for (let turns = 1; turns <= turnsEach; turns += 1) {
    for (let need = 0; need <= needMost; need += 1) {
      let sum = 0;
      for (let steps = 0; steps <= stepsMost; steps += 1) {
        const rest = need > steps ? need - steps : 0;
        sum += (turn[steps] ?? 0) * (table[(turns - 1) * columns + rest] ?? 0);
      }
      table[turns * columns + need] = sum;
    }
  }
  return table;
}

const table = tableOfOdds();

/** How likely so many turns come to `need` steps or more. */
const raceOdds = (turns: number, need: number): number => table[turns * columns + need] ?? 0;
