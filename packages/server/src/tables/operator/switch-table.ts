import { readArguments } from '../../operator/arguments/read-arguments.ts';
import type { OperatorHouse, Output } from '../../operator/verb.ts';
import { changeSetting } from '../settings/settings-store.ts';
import { findTable } from './find-table.ts';

export async function switchTable(
  isOpen: boolean,
  args: readonly string[],
  house: OperatorHouse,
  output: Output,
): Promise<number> {
  const { code, title } = findTable(readArguments(args, {}, true).positionals);
  await changeSetting(house.db, code, { isOpen });
  await house.products?.tables.onSettingSet();
  const rest = isOpen ? '' : ' The round under way is dealt to its end.';
  output.print(`${title} (${code}) is ${isOpen ? 'open' : 'shut'}.${rest}`);
  return 0;
}
