import type { TableGame, TableRows, TableView } from '../../game.ts';
import { headRow, rateRow } from '../../kit/table-rows-wire.ts';

export const rows = (game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows => ({
  t1: headRow(game, view, 1),
  t2: game.options.map((option) => rateRow(view, option, 'nat')),
});
