import { decimalFromOdds, type Odds } from '@maidan/betting';
import type { TableGame, TableRows, TableView } from '../../game.ts';
import { headRow, limitsRow, sizesRow } from '../../kit/table-rows-wire.ts';
import { cardsInRound } from '../teenpatti-twenty/deal.ts';

/** Document 2, section 5: the wire quotes rates per hundred coins, and the screen divides by it. */
export const ratesPer = 100;

/** A whole number, since prices have two decimals; 0 where the side is not offered. */
const rateOf = (price: Odds | undefined): number =>
  price === undefined ? 0 : Math.round(decimalFromOdds(price) * ratesPer);

/** Rates and sizes are numbers at this table, as in recordings. */
export function rows(game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows {
  const t2 = game.options.map((option) => {
    const { sid, name } = option;
    const price = view.prices[sid];
    return {
      mid: view.roundId,
      sid,
      sectionId: sid,
      nation: name,
      b1: rateOf(price?.back),
      l1: rateOf(price?.lay),
      odds: rateOf(price?.back),
      ...sizesRow(view, option),
      gstatus: view.isOpen(sid) ? 'ACTIVE' : 'SUSPENDED',
      gtype: game.entry.code,
      ...limitsRow(option),
    };
  });
  return { t1: headRow(game, view, cardsInRound), t2 };
}
