import { createEvaluate } from '../packages/studio/src/games/ludo/rules/house/evaluate.ts';
import {
  houseMove,
  houseWeights,
  houseWidth,
  rolloutMove,
} from '../packages/studio/src/games/ludo/rules/house/house-move.ts';
import { readState } from '../packages/studio/src/games/ludo/rules/house/position.ts';
import { createSearch, fullWidth } from '../packages/studio/src/games/ludo/rules/house/search.ts';
import { ludoPaysOf, ludoVersion, otherSeat } from '../packages/studio/src/games/ludo/rules/ludo-rules.ts';
import { plainMove } from '../packages/studio/src/games/ludo/rules/plain-policy.ts';
import type { Figure } from './figure.ts';
import { type LudoPlayer, playMatch } from './ludo/play-match.ts';

/** In percent of the stake: no program may get back more. */
const returnGoal = 99;
/** The house thinks in a thread of its own, but its player waits. */
const moveGoalMs = 60;

const rollouts =
  (count: number): LudoPlayer =>
  (state, seeds) =>
    rolloutMove(state, seeds, count);

/** Looks one die further than the house, by the same evaluation. */
function deeper(): LudoPlayer {
  const search = createSearch(createEvaluate(houseWeights()), houseWidth);
  return (state) => {
    readState(search.positions, state);
    return search.best(state.die ?? 0, 3);
  };
}

const plain: LudoPlayer = ({ tokens, seat, die }) =>
  plainMove(tokens[seat], tokens[otherSeat(seat)], die ?? 0);

interface Opponent {
  readonly name: string;
  readonly player: () => LudoPlayer;
  /** Of a short run; `--games=N` plays N against each, `--only=NAME` against one. */
  readonly games: number;
}

const opponents: readonly Opponent[] = [
  { name: 'plain', player: () => plain, games: 100 },
  { name: '200-playouts', player: () => rollouts(200), games: 60 },
  { name: '4000-playouts', player: () => rollouts(4_000), games: 4 },
  { name: 'deeper', player: deeper, games: 10 },
];

const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

/** What programs get back against the house. Each figure names the most that it is with 99 % confidence. */
export async function ludoBench(): Promise<Figure[]> {
  const games = option('games');
  const only = option('only');
  const from = Number(option('from') ?? 0);
  const judge = createSearch(createEvaluate(houseWeights()), fullWidth);
  const { house: pay } = ludoPaysOf(ludoVersion);
  const figures: Figure[] = [];
  let slowestMs = 0;
  const atHouse: LudoPlayer = (state, seeds) => {
    // Of the processor: on a busy machine the rest is waiting.
    const before = process.threadCpuUsage();
    const token = houseMove(ludoVersion, state, seeds);
    const { user, system } = process.threadCpuUsage(before);
    slowestMs = Math.max(slowestMs, (user + system) / 1_000);
    return token;
  };
  for (const opponent of opponents) {
    if (only !== undefined && only !== opponent.name) continue;
    const count = Number(games ?? opponent.games);
    const match = playMatch({ count, from, pay, player: opponent.player(), house: atHouse, judge });
    const { won, tied, lost, returned, most, timesHouse } = match;
    console.log(
      `${opponent.name}: ${won} won, ${tied} tied, ${lost} lost; ${timesHouse.toFixed(1)} times the time of the house`,
    );
    const name = `Ludo: return of ${opponent.name} against the house, ${count} games (at most ${most.toFixed(1)})`;
    figures.push({ name, value: returned, goal: returnGoal, unit: '%', better: 'less' });
  }
  figures.push({
    name: 'Ludo: the slowest move of the house, time of its processor',
    value: slowestMs,
    goal: moveGoalMs,
    unit: 'ms',
    better: 'less',
  });
  return figures;
}
