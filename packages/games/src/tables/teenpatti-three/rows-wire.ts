import type { TableGame, TableRows, TableView } from '../../game.ts';
import { noCard } from '../../kit/cards.ts';
import { headRow, limitsRow, rateText } from '../../kit/table-rows-wire.ts';
import { cardsInRound } from './deal.ts';
import { tableRows } from './options.ts';

const status = (view: TableView, sid: string): string => (view.isOpen(sid) ? 'True' : 'False');

/** Recordings have `dsectionid`, the specification `dsection`: both are sent. */
export function rows(game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows {
  const codes = Array.from({ length: cardsInRound }, (_, index) => view.seen[index]?.card ?? noCard);
  const t2 = tableRows.map(({ name, cells: { tiger, lion, dragon } }) => ({
    mid: view.roundId,
    nation: name,
    tsection: tiger.sid,
    trate: rateText(view, tiger.sid),
    tstatus: status(view, tiger.sid),
    lsection: lion.sid,
    lrate: rateText(view, lion.sid),
    lstatus: status(view, lion.sid),
    dsection: dragon.sid,
    dsectionid: dragon.sid,
    drate: rateText(view, dragon.sid),
    dstatus: status(view, dragon.sid),
    ...limitsRow(tiger),
  }));
  return { t1: { ...headRow(game, view, cardsInRound), desc: codes.join(',') }, t2 };
}
