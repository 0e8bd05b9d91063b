import { isDeepStrictEqual } from 'node:util';
import { need, readArguments } from '../../../operator/arguments/read-arguments.ts';
import { CommandError } from '../../../operator/command-error.ts';
import type { Output, Verb, VerbHouse } from '../../../operator/verb.ts';
import { dealtResult, readCorrection, roundsOutcomes } from './corrected-result.ts';
import { changeRound, type FoundRound } from './find-round.ts';
import { sayOutcome, settleRound } from './settle-round.ts';

/** Given in place of an outcome: the result that the round's seed dealt. */
const dealtWord = 'dealt';

export const correctRound: Verb = {
  name: 'correct-round',
  usage: `ROUND "GROUP: RESULT[; GROUP: RESULT…]"|${dealtWord} REMARK`,
  summary:
    'Replaces the result of a settled round of a live table; groups not named stay. Players read the remark',
  async run(args, house, output) {
    const [named, asked, ...words] = readArguments(args, {}, true).positionals;
    const said = need(asked, 'The corrected result');
    const remark = need(words.join(' '), 'The remark');
    return changeRound(house.db, named, (found) => correct(found, { said, remark }, house, output));
  },
};

async function correct(
  found: FoundRound,
  { said, remark }: { readonly said: string; readonly remark: string },
  house: VerbHouse,
  output: Output,
): Promise<number> {
  const { game, round, results } = found;
  const present = results.at(-1);
  if (present === undefined)
    throw new CommandError(
      `Round ${round.marketId} has no result to correct. void-round returns its stakes before it is over.`,
    );
  const dealt = await dealtResult(house, found);
  if (said === dealtWord && dealt === undefined)
    throw new CommandError(`Round ${round.marketId} was dealt by rules that this version does not have.`);
  const result = said === dealtWord ? dealt : readCorrection(found, said, dealt);
  if (result === undefined)
    throw new CommandError(
      `Round ${round.marketId} (${game.entry.title}) cannot end as ${said}: expected ${roundsOutcomes(game)}.`,
    );
  if (isDeepStrictEqual(result.outcome, present.outcome))
    throw new CommandError(`Round ${round.marketId} ended so already: ${sayOutcome(game, present.outcome)}.`);
  return settleRound(found, { ...result, remark }, house, output);
}
