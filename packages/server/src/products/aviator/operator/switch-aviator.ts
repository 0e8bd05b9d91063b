import { readArguments } from '../../../operator/arguments/read-arguments.ts';
import type { OperatorHouse, Output } from '../../../operator/verb.ts';
import { changeSetting } from '../settings/settings-store.ts';

export async function switchAviator(
  isOpen: boolean,
  args: readonly string[],
  house: OperatorHouse,
  output: Output,
): Promise<number> {
  readArguments(args, {});
  await changeSetting(house.db, { isOpen });
  await house.products?.aviator.onSettingSet();
  const rest = isOpen ? '' : ' The flight under way is flown to its end.';
  output.print(`Aviator is ${isOpen ? 'open' : 'shut'}.${rest}`);
  return 0;
}
