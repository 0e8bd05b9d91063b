import { keyFromText, keyToHex } from '../../packages/betting/src/index.ts';
import { newPositions, readState } from '../../packages/studio/src/games/ludo/rules/house/position.ts';
import type { LudoSearch } from '../../packages/studio/src/games/ludo/rules/house/search.ts';
import { dieAt, firstSeatOf, type LudoSeeds } from '../../packages/studio/src/games/ludo/rules/ludo-dice.ts';
import type { LudoState } from '../../packages/studio/src/games/ludo/rules/ludo-state.ts';
import { beginLudo, moveToken, rollDie } from '../../packages/studio/src/games/ludo/rules/play-ludo.ts';

/** Chooses a token by all that a player at the table knows. */
export type LudoPlayer = (state: LudoState, seeds: Omit<LudoSeeds, 'serverSeed'>) => number;

export interface PlayedGame {
  readonly end: 'won' | 'lost' | 'tied';
  /** By how much better than on average the dice were for the player at A, between -1 for lost and 1 for won. */
  readonly luck: number;
}

const seedOf = (text: string): string => keyToHex(keyFromText(text)).slice(0, 32);

/**
 * A whole game, seen by the player at A. Its luck is what each die was worth above the mean of the six that could have come: zero
 * on average whoever plays, since no player knows a die to come. Without it, results differ far less from game to game.
 */
export function playGame(number: number, atA: LudoPlayer, atB: LudoPlayer, judge: LudoSearch): PlayedGame {
  const gameId = `L600113-${String(number).padStart(6, '0')}`;
  const serverSeed = keyFromText(`bench server ${number}`);
  const seeds: LudoSeeds = { gameId, serverSeed, seedA: seedOf(`A ${number}`), seedB: seedOf(`B ${number}`) };
  const known = { gameId, seedA: seeds.seedA, seedB: seeds.seedB };
  const toss = dieAt(seeds, 0);
  let { state } = beginLudo(toss, firstSeatOf(toss));
  const before = newPositions(1);
  // A begins or does not by the toss.
  let luck = 0;
  while (state.end === null) {
    const { seat } = state;
    const die = dieAt(seeds, state.n);
    readState(before, state);
    const own = luckOf(before, die, judge);
    luck += seat === 'A' ? own : -own;
    const playing = { by: seat === 'A' ? 'player' : 'house', isTimeUp: false } as const;
    ({ state } = rollDie(state, die, playing));
    if (state.die === null) continue;
    ({ state } = moveToken(state, (seat === 'A' ? atA : atB)(state, known), playing));
  }
  const { winner } = state.end;
  return { end: winner === null ? 'tied' : winner === 'A' ? 'won' : 'lost', luck };
}

function luckOf(before: Int8Array, die: number, judge: LudoSearch): number {
  judge.positions.set(before, 0);
  let mean = 0;
  for (let each = 1; each <= 6; each += 1) mean += judge.ofDie(each, 1);
  return judge.ofDie(die, 1) - mean / 6;
}

export interface Match {
  readonly count: number;
  /** The number of the game before the first. */
  readonly from: number;
  /** What the winner against the house is paid, in hundredths of the stake. */
  readonly pay: number;
  readonly player: LudoPlayer;
  readonly house: LudoPlayer;
  readonly judge: LudoSearch;
}

export interface MatchResult {
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  /** In percent of the stake, without the luck of the dice. */
  readonly returned: number;
  /** What it is at most with 99 % confidence, one-sided. */
  readonly most: number;
  /** The player's time over the house's. */
  readonly timesHouse: number;
}

/** Of the normal distribution, for 99 %. */
const deviations = 2.326;

export function playMatch({ count, from, pay, player, house, judge }: Match): MatchResult {
  const ends = { won: 0, tied: 0, lost: 0 };
  let [sum, squares, playerMs, houseMs] = [0, 0, 0, 0];
  const timedPlayer: LudoPlayer = (state, seeds) => {
    const started = performance.now();
    const token = player(state, seeds);
    playerMs += performance.now() - started;
    return token;
  };
  const timedHouse: LudoPlayer = (state, seeds) => {
    const started = performance.now();
    const token = house(state, seeds);
    houseMs += performance.now() - started;
    return token;
  };
  const paid = { won: pay, tied: 100, lost: 0 };
  const resultNow = (games: number): MatchResult => {
    const mean = sum / games;
    const deviation = Math.sqrt(Math.max(0, squares / games - mean * mean) / games);
    return { ...ends, returned: mean, most: mean + deviations * deviation, timesHouse: playerMs / houseMs };
  };
  for (let game = 1; game <= count; game += 1) {
    const { end, luck } = playGame(from + game, timedPlayer, timedHouse, judge);
    ends[end] += 1;
    const returned = paid[end] - (pay / 2) * luck;
    sum += returned;
    squares += returned * returned;
    if (game % 10 === 0) console.log(`${game} games: ${JSON.stringify(resultNow(game))}`);
  }
  return resultNow(count);
}
