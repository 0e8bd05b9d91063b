import { setBetting, setBlock } from '../../../wallet/set-betting.ts';
import { readArguments } from '../../arguments/read-arguments.ts';
import { endSessionsUnder } from '../../end-sessions.ts';
import { accountOptions, findOperated } from '../../find-account.ts';
import type { OperatorHouse, Output } from '../../verb.ts';

export const accountUsage = '--client|--account USERNAME [--brand CODE]';

export async function setBettingNamed(
  change: { readonly isOpen: boolean; readonly block?: boolean },
  args: readonly string[],
  house: OperatorHouse,
  output: Output,
): Promise<number> {
  const { values } = readArguments(args, accountOptions);
  const account = await findOperated(house, values);
  const others = await setBetting(house.db, account.id, change.isOpen);
  house.notifyOfBetting([account.id, ...others]);
  const under = others.length === 0 ? '' : ` and for ${others.length} under it`;
  output.print(`Betting is ${change.isOpen ? 'open' : 'shut'} for ${account.username}${under}.`);
  if (change.block !== undefined) await setBlock(house.db, account.id, change.block);
  if (change.block === true) output.print(`Sessions ended: ${await endSessionsUnder(house, account.id)}.`);
  return 0;
}
