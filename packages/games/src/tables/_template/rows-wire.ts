import type { TableGame, TableRows, TableView } from '../../game.ts';
import { headRow, limitsRow, rateText } from '../../kit/table-rows-wire.ts';
import { options } from './options.ts';

export function rows(game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows {
  const t2 = options.map((option) => ({
    mid: view.roundId,
    nat: option.name,
    sid: option.sid,
    rate: rateText(view, option.sid),
    gstatus: view.isOpen(option.sid) ? '1' : '0',
    ...limitsRow(option),
  }));
  return { t1: headRow(game, view, 1), t2 };
}
