import { isVoid, type MarketOutcome, shapeOf } from '@maidan/betting';
import { gameByCode, type TableGame } from '@maidan/games/rules';
import type { Queries } from '@maidan/process/db/db.ts';
import type { SettleAnswer } from '../../../bets/settle-market.ts';
import { createInTurn } from '../../../in-turn.ts';
import type { Round } from '../../../rounds/round.ts';
import { readRound } from '../../../rounds/store.ts';
import { CommandError, need, readArguments } from '../../../verb/arguments.ts';
import { settleWithProgress } from '../../../verb/declare.ts';
import { settledSums } from '../../../verb/store.ts';
import { shownCoins } from '../../../verb/table.ts';
import type { Output, Verb, VerbHouse } from '../../../verb/verb.ts';
import { type ResultOfRound, type RoundDetails, resultsOfRound } from '../results-store.ts';

export interface NewResult {
  readonly outcome: MarketOutcome;
  readonly details: RoundDetails | undefined;
  readonly remark: string;
}

/** Gives a round its first or another result, and prints the outcome. */
export async function settleRound(
  { game, round, results }: FoundRound,
  { outcome, details, remark }: NewResult,
  house: VerbHouse,
  output: Output,
): Promise<number> {
  const { marketId } = round;
  const present = results.at(-1);
  const declared = { marketId, outcome, rule: 'operator', reason: remark, declaredBy: house.by };
  const declaration = { ...declared, ...(details === undefined ? {} : { details }) };
  const settling: Promise<SettleAnswer> =
    present === undefined
      ? house.settling.declare(declaration)
      : house.settling.correct({ ...declaration, replaces: present.id });
  const answer = await settleWithProgress(settling, marketId, house, output);
  if (!answer.ok && answer.refusal.code === 'result-changed')
    throw new CommandError(
      `Round ${marketId} was settled meanwhile, as ${formatOutcome(game, answer.refusal.outcome)}, which stands.`,
    );
  if (!answer.ok) throw new CommandError(`Round ${marketId} was not settled: ${answer.refusal.code}.`);
  const was = present === undefined ? 'no result' : formatOutcome(game, present.outcome);
  const { title } = game.entry;
  output.print(`Round ${marketId} (${title}): ${formatOutcome(game, outcome)}, in place of ${was}.`);
  const { bets, clients, profit } = await settledSums(house.db, marketId, answer.value.settlementId);
  output.print(`Bets on it: ${bets}, clients: ${clients}, their profit together: ${shownCoins(profit)}.`);
  return 0;
}

export const namesOf = ({ options }: FoundRound['game']): ReadonlyMap<string, string> =>
  new Map(options.map(({ sid, name }) => [sid, name]));

export const formatOutcome = (game: FoundRound['game'], outcome: MarketOutcome): string =>
  shapeOf(game.definition).formatOutcome(game.definition, outcome, namesOf(game));

export const voidRound: Verb = {
  name: 'void-round',
  usage: 'ROUND REMARK',
  summary: 'Returns every stake on a round of a live table, settled or not; players read the remark',
  async run(args, house, output) {
    const [named, ...words] = readArguments(args, {}, true).positionals;
    const remark = need(words.join(' '), 'The remark');
    return changeRound(house.db, named, async (found) => {
      const present = found.results.at(-1);
      if (isVoid(present?.outcome)) throw new CommandError(`Round ${found.round.marketId} is void already.`);
      // Cards already shown stay in the result; a round that was broken off has none.
      const cards = present?.details?.cards;
      const details = cards && { cards, code: '', winners: [], description: [] };
      return settleRound(found, { outcome: { void: true }, details, remark }, house, output);
    });
  },
};

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
