import { keyFromText, keyToHex } from '../packages/betting/src/index.ts';
import {
  beginLudo,
  dieAt,
  firstSeatOf,
  houseMove,
  type LudoSeeds,
  ludoPays,
  moveToken,
  otherSeat,
  plainMove,
  rollDie,
} from '../packages/games/src/rules.ts';
import type { Figure } from './figure.ts';

const games = 200;
/** In percent. A player must not beat the house with a simple strategy; the true return is printed. */
const returnGoal = 100;

const seedOf = (text: string): string => keyToHex(keyFromText(text)).slice(0, 32);

/** What a hundred staked at seat A with the plain strategy returns against the house. */
function playGame(number: number): number {
  const gameId = `L600113-${String(number).padStart(6, '0')}`;
  const serverSeed = keyFromText(`bench server ${number}`);
  const seeds: LudoSeeds = { gameId, serverSeed, seedA: seedOf(`A ${number}`), seedB: seedOf(`B ${number}`) };
  const toss = dieAt(seeds, 0);
  let { state } = beginLudo(toss, firstSeatOf(toss));
  while (state.end === null) {
    const { seat } = state;
    const playing = { by: seat === 'A' ? 'player' : 'house', isTimeUp: false } as const;
    ({ state } = rollDie(state, dieAt(seeds, state.n), playing));
    if (state.die === null) continue;
    const [own, enemy] = [state.tokens[seat], state.tokens[otherSeat(seat)]];
    const token = seat === 'A' ? plainMove(own, enemy, state.die) : houseMove(state, seeds);
    ({ state } = moveToken(state, token, playing));
  }
  if (state.end.winner === null) return 100;
  return state.end.winner === 'A' ? ludoPays.house : 0;
}

/** The return of a player with a plain strategy against the house player, over seeded games. */
export async function ludoBench(): Promise<Figure[]> {
  let returned = 0;
  for (let number = 1; number <= games; number += 1) returned += playGame(number);
  const value = returned / games;
  const name = `Ludo: return of a plain player against the house, ${games} games`;
  return [{ name, value, goal: returnGoal, unit: '%', better: 'less' }];
}
