import type { Round, RoundResult } from './round.ts';
import type { Rounds } from './rounds.ts';
import type { RunnerWaits } from './runner-waits.ts';

/** How often a shut game checks whether it is open again. */
const shutMs = 1000;

/** Plays one game's rounds, one after the other, until it is stopped or another process runs the game. */
export async function playRounds(parts: {
  /** The game's code. */
  readonly game: string;
  readonly rounds: Pick<Rounds, 'takeOver' | 'lastNumber'>;
  readonly waits: RunnerWaits;
  /** The result of a round that an earlier process left; where there is none, its stakes are returned. */
  readonly finish: (round: Round) => Promise<RoundResult | undefined>;
  readonly readHistory: () => Promise<void>;
  /** Whether another round may be opened. */
  readonly mayOpen: () => Promise<boolean>;
  readonly onShut?: () => void;
  readonly play: (number: number) => Promise<void>;
}): Promise<void> {
  const { game, rounds, waits, finish, readHistory, mayOpen, onShut, play } = parts;
  const { isStopping, wait, retried } = waits;
  const taken = await retried('be taken over', () => rounds.takeOver(game, finish));
  if (taken === undefined) return;
  await retried('read its history', readHistory);
  const last = await retried('count its rounds', () => rounds.lastNumber(game));
  let number = (last ?? 0) + 1;
  while (!isStopping() && taken.lease.isHeld()) {
    if ((await retried('read its setting', mayOpen)) !== true) {
      onShut?.();
      await wait(shutMs);
      continue;
    }
    await play(number);
    number += 1;
  }
  await taken.lease.release();
}
