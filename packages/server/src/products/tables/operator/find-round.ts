import { gameByCode, type TableGame } from '@maidan/games/rules';
import type { Queries } from '@maidan/process/db/db.ts';
import { createInTurn } from '../../../in-turn.ts';
import { need } from '../../../operator/arguments/read-arguments.ts';
import { CommandError } from '../../../operator/command-error.ts';
import type { Round } from '../../../rounds/round.ts';
import { readRound } from '../../../rounds/store.ts';
import { type ResultOfRound, resultsOfRound } from '../round-results-store.ts';

export interface FoundRound {
  readonly game: TableGame;
  readonly round: Round;
  /** Oldest first. */
  readonly results: readonly ResultOfRound[];
}

const inTurn = createInTurn();

/** Finds a round by its id, as players see it, and changes it. One change at a time: the next starts from its result. */
export async function changeRound(
  db: Queries,
  named: string | undefined,
  change: (found: FoundRound) => Promise<number>,
): Promise<number> {
  const roundId = need(named, 'The id of the round');
  return inTurn(roundId, async () => change(await findRound(db, roundId)));
}

async function findRound(db: Queries, roundId: string): Promise<FoundRound> {
  const round = await readRound(db, roundId);
  const game = round && gameByCode(round.game);
  if (round === undefined || game === undefined)
    throw new CommandError(`There is no round "${roundId}" of a live table.`);
  return { game, round, results: await resultsOfRound(db, roundId) };
}
