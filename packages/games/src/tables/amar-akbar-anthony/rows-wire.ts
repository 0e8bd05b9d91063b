import type { TableGame, TableRows, TableView } from '../../game.ts';
import { headRow, layText, limitsRow, rateText, sizesRow } from '../../kit/table-rows-wire.ts';
import { brothers, options } from './options.ts';

const isBrother = (sid: string): boolean => brothers.some((brother) => brother.sid === sid);

/** Rates have two decimals at this table, "0.00" where there is none. */
export function rows(game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows {
  const t2 = options.map((option) => ({
    mid: view.roundId,
    sid: option.sid,
    nat: option.name,
    b1: Number(rateText(view, option.sid)).toFixed(2),
    l1: Number(layText(view, option.sid)).toFixed(2),
    odds: rateText(view, option.sid),
    ...sizesRow(view, option),
    gtype: isBrother(option.sid) ? 'aaa' : 'aaafancy',
    gstatus: view.isOpen(option.sid) ? 'ACTIVE' : 'SUSPENDED',
    ...limitsRow(option),
  }));
  return { t1: headRow(game, view, 1), t2 };
}
