import type { TableGame, TableRows, TableView } from '../../game.ts';
import { noCard } from '../../kit/cards.ts';
import { headRow, rateRow } from '../../kit/table-rows-wire.ts';
import { options, suitTiles } from './options.ts';

type Row = TableRows['t2'][number];

function suitRows(view: TableView): readonly Row[] {
  return suitTiles.map(({ sid, name }) => ({
    mid: view.roundId,
    nat: name,
    sid,
    rate: '0',
    odds: '0',
    gstatus: '0',
    min: 0,
    max: 0,
  }));
}

/** All cards are in one string: the joker, then Bahar's at odd positions and Andar's at even ones. */
export function rows(game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows {
  const cards = view.seen.map(({ card }) => card).join(',') || noCard;
  const optionRows = options.map((option) => rateRow(view, option, 'nat'));
  const inOrder = [...optionRows, ...suitRows(view)].sort(
    (one, other) => Number(one.sid) - Number(other.sid),
  );
  return { t1: { ...headRow(game, view, 1), desc: cards, cards }, t2: inOrder };
}
