import type { TakeOutRefusal } from '../../../bets/take-out-bets.ts';
import { need, readArguments } from '../../arguments/read-arguments.ts';
import { readBetId } from '../../arguments/read-figures.ts';
import { UsageError } from '../../command-error.ts';
import type { Output, VerbHouse } from '../../verb.ts';

export const takeOutUsage = 'ID… --remark TEXT';

const refusals: Record<TakeOutRefusal['code'], string> = {
  'bet-unknown': 'there is no such bet',
  'market-settling': 'its market is being settled; try again when that is done',
  'already-out': 'it is out already',
};

/** Takes out each bet independently; the exit code says whether all could be taken out. */
export async function takeOutNamed(
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
