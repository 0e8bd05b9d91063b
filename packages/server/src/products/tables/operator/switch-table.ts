import type { OperatorHouse, Output } from '../../../operator/verb.ts';
import { changeSetting } from '../settings/settings-store.ts';
import type { TableSetting } from '../settings/table-setting.ts';
import { findTable } from './find-table.ts';

export async function switchTable(
  change: Pick<TableSetting, 'isOpen' | 'message'>,
  positionals: readonly string[],
  house: OperatorHouse,
  output: Output,
): Promise<number> {
  const { isOpen } = change;
  const { code, title } = findTable(positionals);
  await changeSetting(house.db, code, change);
  await house.products?.tables.onSettingSet();
  const rest = isOpen ? '' : ' The round under way is dealt to its end.';
  output.print(`${title} (${code}) is ${isOpen ? 'open' : 'shut'}.${rest}`);
  return 0;
}
