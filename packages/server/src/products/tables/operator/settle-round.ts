import { type MarketOutcome, shapeOf } from '@maidan/betting';
import type { SettleAnswer } from '../../../bets/settle-market.ts';
import { CommandError } from '../../../operator/command-error.ts';
import { settleWithProgress } from '../../../operator/settle-with-progress.ts';
import { shownCoins } from '../../../operator/shown.ts';
import { settledSums } from '../../../operator/store.ts';
import type { Output, VerbHouse } from '../../../operator/verb.ts';
import type { RoundDetails } from '../round-record.ts';
import type { FoundRound } from './find-round.ts';

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
  const said = { marketId, outcome, rule: 'operator', reason: remark, declaredBy: house.by };
  const declaration = { ...said, ...(details === undefined ? {} : { details }) };
  const settling: Promise<SettleAnswer> =
    present === undefined
      ? house.settling.declare(declaration)
      : house.settling.correct({ ...declaration, replaces: present.id });
  const answer = await settleWithProgress(settling, marketId, house, output);
  if (!answer.ok && answer.refusal.code === 'result-changed')
    throw new CommandError(
      `Round ${marketId} was settled meanwhile, as ${sayOutcome(game, answer.refusal.outcome)}, which stands.`,
    );
  if (!answer.ok) throw new CommandError(`Round ${marketId} was not settled: ${answer.refusal.code}.`);
  const was = present === undefined ? 'no result' : sayOutcome(game, present.outcome);
  const { title } = game.entry;
  output.print(`Round ${marketId} (${title}): ${sayOutcome(game, outcome)}, in place of ${was}.`);
  const { bets, clients, profit } = await settledSums(house.db, marketId, answer.value.settlementId);
  output.print(`Bets on it: ${bets}, clients: ${clients}, their profit together: ${shownCoins(profit)}.`);
  return 0;
}

export const namesOf = ({ options }: FoundRound['game']): ReadonlyMap<string, string> =>
  new Map(options.map(({ sid, name }) => [sid, name]));

export const sayOutcome = (game: FoundRound['game'], outcome: MarketOutcome): string =>
  shapeOf(game.definition).sayOutcome(game.definition, outcome, namesOf(game));
