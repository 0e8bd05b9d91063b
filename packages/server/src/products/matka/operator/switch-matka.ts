import { matkaMarkets } from '@maidan/games/rules';
import { readArguments, refuseMore } from '../../../verb/arguments.ts';
import type { ListShut, OperatorHouse, Output, Verb } from '../../../verb/verb.ts';
import type { OperatedMatka } from '../matka.ts';
import { changeSetting, readSettings } from '../settings-store.ts';
import { findMatka } from './set-matka.ts';

async function switchMatka(
  isOpen: boolean,
  args: readonly string[],
  house: OperatorHouse<OperatedMatka>,
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

export const openMatka: Verb<OperatedMatka> = {
  name: 'open-matka',
  usage: 'MATKA',
  summary: 'Opens a matka that shut-matka shut',
  run: (args, house, output) => switchMatka(true, args, house, output),
};

export const shutMatka: Verb<OperatedMatka> = {
  name: 'shut-matka',
  usage: 'MATKA',
  summary: 'Shuts a matka: no more bets at once, its day is drawn to the end, and no other is opened',
  run: (args, house, output) => switchMatka(false, args, house, output),
};

export const shutMatkas: ListShut = async (db) => {
  const settings = await readSettings(db);
  return matkaMarkets
    .filter(({ code }) => settings.get(code)?.isOpen === false)
    .map(({ code, name }) => ({ what: 'matka', id: code, name, undo: `open-matka ${code}` }));
};
