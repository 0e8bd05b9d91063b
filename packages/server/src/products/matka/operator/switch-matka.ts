import { readArguments, refuseMore } from '../../../operator/arguments/read-arguments.ts';
import type { OperatorHouse, Output } from '../../../operator/verb.ts';
import { changeSetting } from '../settings/settings-store.ts';
import { findMatka } from './find-matka.ts';

export async function switchMatka(
  isOpen: boolean,
  args: readonly string[],
  house: OperatorHouse,
  output: Output,
): Promise<number> {
  const { positionals } = readArguments(args, {}, true);
  const { code, name } = findMatka(positionals[0]);
  refuseMore(positionals, 1);
  await changeSetting(house.db, code, { isOpen });
  await house.products?.matka.onChanged(code);
  const rest = isOpen ? '' : ' The day under way is drawn to its end.';
  output.print(`${name} (${code}) is ${isOpen ? 'open' : 'shut'}.${rest}`);
  return 0;
}
