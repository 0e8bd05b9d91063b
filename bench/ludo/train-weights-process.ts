import { writeFileSync } from 'node:fs';
import { keyFromText } from '../../packages/betting/src/index.ts';
import { createEvaluate } from '../../packages/games/src/ludo/house/evaluate.ts';
import {
  moveBy,
  newPositions,
  passes,
  passTurn,
  positionSize,
  rollsAgain,
  wins,
  loses,
  turnsAt,
  otherTurnsAt,
} from '../../packages/games/src/ludo/house/position.ts';
import { createSearch } from '../../packages/games/src/ludo/house/search.ts';
import { rolloutRandom } from '../../packages/games/src/ludo/rollout-random.ts';
import { createLearner, startWeights } from './network.ts';
import { writeWeights } from './write-weights.ts';

const [games = 100_000, file = '/tmp/ludo/weights.json'] = [Number(process.argv[2]), process.argv[3]];
const statesMost = 400;
const random = rolloutRandom(keyFromText('ludo weights'), 1);
random.select(0);
const fraction = () => (random.die() - 1 + (random.die() - 1) / 6 + (random.die() - 1) / 36 + (random.die() - 1) / 216) / 6;
const learner = createLearner(startWeights(fraction));
const search = createSearch(createEvaluate(learner.weights));
const played = newPositions(statesMost);
/** Whether the player of a state is the one who began. */
const sides = new Int8Array(statesMost);
const values = new Float64Array(statesMost);

/** Plays a game against itself; returns the number of states and what it ended with for the one who began. */
function playGame(looksAhead: boolean): { count: number; result: number } {
  played.fill(0, 0, positionSize);
  played[turnsAt] = 24;
  played[otherTurnsAt] = 24;
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
    if (follows === rollsAgain) continue;
    if (follows === passes) {
      side = -side;
      continue;
    }
    return { count, result: follows === wins ? side : follows === loses ? -side : 0 };
  }
}

const started = performance.now();
let error = 0;
let seen = 0;
for (let game = 1; game <= games; game += 1) {
  const part = game / games;
  const looksAhead = part > 0.5;
  const keep = part < 0.2 ? 0.9 : part < 0.5 ? 0.75 : 0.6;
  const rate = 0.0015 * (part < 0.3 ? 1 : (1 - part) / 0.7) + 0.00002;
  const { count, result } = playGame(looksAhead);
  let target = result;
  for (let at = count - 1; at >= 0; at -= 1) {
    const side = sides[at] as number;
    const value = values[at] as number;
    // Of the one who began.
    if (looksAhead) target = keep * target + (1 - keep) * value * side;
    error += (target * side - value) ** 2;
    seen += 1;
    learner.learn(played, at * positionSize, target * side, rate);
    if (!looksAhead) target = keep * target + (1 - keep) * value * side;
  }
  if (game % 2000 === 0) {
    const cpu = process.cpuUsage().user / 1e6;
    console.log(game, 'error', (error / seen).toFixed(4), 'states', (seen / 2000).toFixed(1), 'cpu', cpu.toFixed(1), 'wall', ((performance.now() - started) / 1000).toFixed(0));
    error = 0;
    seen = 0;
    writeFileSync(file, writeWeights(learner.weights));
  }
}
