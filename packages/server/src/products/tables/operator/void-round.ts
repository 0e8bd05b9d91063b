import { isVoid } from '@maidan/betting';
import { need, readArguments } from '../../../operator/arguments/read-arguments.ts';
import { CommandError } from '../../../operator/command-error.ts';
import type { Verb } from '../../../operator/verb.ts';
import { changeRound } from './find-round.ts';
import { settleRound } from './settle-round.ts';

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
