import { need, readArguments } from '../../../operator/arguments/read-arguments.ts';
import { CommandError, UsageError } from '../../../operator/command-error.ts';
import type { OperatorHouse, Output } from '../../../operator/verb.ts';
import { setMatchBetting } from './store.ts';

export async function setMatchNamed(
  isOpen: boolean,
  args: readonly string[],
  house: OperatorHouse,
  output: Output,
): Promise<number> {
  const { positionals } = readArguments(args, {}, true);
  const [event, extra] = positionals;
  if (extra !== undefined) throw new UsageError(`One match at a time; "${extra}" is a second.`);
  const eventId = need(event, 'The id of the match');
  const match = await setMatchBetting(house.db, eventId, isOpen);
  if (match === undefined) throw new CommandError(`There is no match "${eventId}".`);
  house.products?.sports.onBettingSet(match.market_id, isOpen);
  output.print(`Betting on ${match.name} (${eventId}) is ${isOpen ? 'open' : 'shut'}.`);
  return 0;
}
