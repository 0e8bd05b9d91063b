import type { TakeOutRefusal } from '../../../bets/take-out-bets.ts';
import { need, readArguments, readBetId, UsageError } from '../../../verb/arguments.ts';
import type { Output, Verb, VerbHouse } from '../../../verb/verb.ts';

const takeOutUsage = 'ID… --remark TEXT';

const refusals: Record<TakeOutRefusal['code'], string> = {
  'bet-unknown': 'there is no such bet',
  'market-settling': 'its market is being settled; try again when that is done',
  'already-out': 'it is out already',
};

/** Takes out each bet independently; the exit code says whether all could be taken out. */
async function takeOutNamed(
  state: 'void' | 'deleted',
  args: readonly string[],
  house: VerbHouse,
  output: Output,
): Promise<number> {
  const { values, positionals } = readArguments(args, { remark: { type: 'string' } }, true);
  const remark = need(values.remark, '--remark');
  if (positionals.length === 0) throw new UsageError('The number of a bet is missing.');
  let exit = 0;
  for (const id of positionals.map(readBetId)) {
    const taken = await house.takeOut(id, state, remark, house.by);
    if (taken.ok) {
      output.print(`Bet ${id} is ${state}.`);
    } else {
      output.print(`Bet ${id}: ${refusals[taken.refusal.code]}.`);
      if (taken.refusal.code !== 'already-out') exit = 1;
    }
  }
  return exit;
}

export const voidBet: Verb = {
  name: 'void-bet',
  usage: takeOutUsage,
  summary: 'Returns chosen bets, settled or not, with a remark the client sees',
  run: (args, house, output) => takeOutNamed('void', args, house, output),
};

export const deleteBet: Verb = {
  name: 'delete-bet',
  usage: takeOutUsage,
  summary: 'Takes out bets that should never have stood, with a remark the client sees',
  run: (args, house, output) => takeOutNamed('deleted', args, house, output),
};
