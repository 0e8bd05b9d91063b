import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { keyFromText } from '../../packages/betting/src/index.ts';
import { createEvaluate } from '../../packages/studio/src/games/ludo/rules/house/evaluate.ts';
import { readWeights } from '../../packages/studio/src/games/ludo/rules/house/house-move.ts';
import {
  type Follows,
  loses,
  moveBy,
  newPositions,
  otherTurnsAt,
  passes,
  passTurn,
  positionSize,
  rollsAgain,
  turnsAt,
  wins,
} from '../../packages/studio/src/games/ludo/rules/house/position.ts';
import {
  createSearch,
  fullWidth,
  type LudoSearch,
} from '../../packages/studio/src/games/ludo/rules/house/search.ts';
import { rolloutRandom } from '../../packages/studio/src/games/ludo/rules/rollout-random.ts';
import { createLearner, startWeights } from './network.ts';
import { writeWeights } from './write-weights.ts';

/**
 * How the weights of the house's player were made: it plays against itself, and the worth of each position moves towards what it
 * led to (TD(λ)). In the first half of a first run the next value is that of the position reached, later the mean over the six
 * dice. `node train-weights-process.ts GAMES FILE` begins anew; if FILE is there, it is made better, in smaller steps.
 */
const [games, file] = [Number(process.argv[2] ?? 60_000), process.argv[3] ?? 'ludo-weights.json'];
const turns = 24;
const statesMost = 500;
const report = 2_000;

const random = rolloutRandom(keyFromText(`ludo weights ${games}`), 1);
random.select(0);
const isFirstRun = !existsSync(file);
const begun = isFirstRun ? startWeights(fraction) : readWeights(JSON.parse(readFileSync(file, 'utf8')));
const learner = createLearner(begun);

/** Between 0 and 1, in 1,296ths. */
function fraction(): number {
  let sum = 0;
  for (let place = 1; place <= 4; place += 1) sum = (sum + random.die() - 1) / 6;
  return sum;
}

const played = newPositions(statesMost);
/** 1 where the player who began rolls, -1 where the other does. */
const sides = new Int8Array(statesMost);
const values = new Float64Array(statesMost);

const resultOf = (follows: Follows, side: number): number =>
  follows === wins ? side : follows === loses ? -side : 0;

/** Returns how many states a game had, and what it ended with for the player who began. */
function playGame(search: LudoSearch, looksAhead: boolean): { count: number; result: number } {
  played.fill(0, 0, positionSize);
  played[turnsAt] = turns;
  played[otherTurnsAt] = turns;
  let side = 1;
  for (let count = 1; ; count += 1) {
    const at = (count - 1) * positionSize;
    search.positions.set(played.subarray(at, at + positionSize), 0);
    sides[count - 1] = side;
    values[count - 1] = search.beforeDie(looksAhead ? 1 : 0);
    const die = random.die();
    const token = search.best(die, 0);
    const to = at + positionSize;
    const follows = token < 0 ? passTurn(played, at, to) : moveBy(played, at, to, token, die);
    if (follows === passes) side = -side;
    else if (follows !== rollsAgain) return { count, result: resultOf(follows, side) };
  }
}

for (let game = 1; game <= games; game += 1) {
  const part = game / games;
  const looksAhead = !isFirstRun || part > 0.5;
  const kept = looksAhead ? 0.6 : part < 0.2 ? 0.9 : 0.75;
  const rate = (isFirstRun ? 0.0015 : 0.0005) * Math.min(1, (1 - part) / 0.7) + 0.00002;
  const search = createSearch(createEvaluate(learner.weights), fullWidth);
  const { count, result } = playGame(search, looksAhead);
  let target = result;
  for (let at = count - 1; at >= 0; at -= 1) {
    const side = sides[at] as number;
    const mixed = kept * target + (1 - kept) * (values[at] as number) * side;
    // The mean over the dice is itself a better value of this state; a value without it only counts for the state before.
    if (looksAhead) target = mixed;
    learner.learn(played, at * positionSize, target * side, rate);
    target = mixed;
  }
  if (game % report === 0) {
    console.log(`${game} games`);
    writeFileSync(file, writeWeights(learner.weights));
  }
}
