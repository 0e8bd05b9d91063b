import type { TableGame, TableRows, TableView } from '../../game.ts';
import { headRow, rateRow } from '../../kit/table-rows-wire.ts';
import { cardsInRound } from './deal.ts';

export const rows = (game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows => ({
  t1: headRow(game, view, cardsInRound),
  t2: game.options.map((option) => rateRow(view, option, 'nat')),
});
