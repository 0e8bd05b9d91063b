import { parentPort } from 'node:worker_threads';
import { houseMove } from '../../rules/house/house-move.ts';
import type { LudoSeeds } from '../../rules/ludo-dice.ts';
import type { LudoState } from '../../rules/ludo-state.ts';

export interface HouseQuestion {
  readonly id: number;
  /** Of the rules the game is played by. */
  readonly version: number;
  readonly state: LudoState;
  /** What everybody at the table knows: the server's seed never reaches the house's player. */
  readonly seeds: Omit<LudoSeeds, 'serverSeed'>;
}

export type HouseAnswer =
  | { readonly id: number; readonly token: number }
  | { readonly id: number; readonly failure: string };

function answer({ id, version, state, seeds }: HouseQuestion): HouseAnswer {
  try {
    return { id, token: houseMove(version, state, seeds) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

parentPort?.on('message', (question: HouseQuestion) => parentPort?.postMessage(answer(question)));
