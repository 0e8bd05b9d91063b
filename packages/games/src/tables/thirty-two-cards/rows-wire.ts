import { coinsToWireNumber } from '@maidan/betting';
import type { DealtCard, TableGame, TableRows, TableView } from '../../game.ts';
import { handAt } from '../../kit/deal-hands.ts';
import { headRow, layText, limitsRow, rateText } from '../../kit/table-rows-wire.ts';
import { places } from './deal.ts';
import { placedCodes } from './placed-codes-wire.ts';
import { totalAt } from './totals.ts';

/** C1 to C4 are totals, "0" before a player has a card. */
const totalsRow = (seen: readonly DealtCard[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    places.map((place, index) => [`C${index + 1}`, String(totalAt(place, handAt(seen, place)) ?? 0)]),
  );

export function rows(game: Pick<TableGame, 'entry' | 'options'>, view: TableView): TableRows {
  const t2 = game.options.map((option) => {
    const size = String(coinsToWireNumber(option.stakeMax));
    const lay = layText(view, option.sid);
    return {
      mid: view.roundId,
      sid: option.sid,
      nation: option.name,
      b1: rateText(view, option.sid),
      bs1: size,
      l1: lay,
      ls1: lay === '0' ? '0' : size,
      odds: rateText(view, option.sid),
      gstatus: view.isOpen(option.sid) ? 'ACTIVE' : 'SUSPENDED',
      gtype: game.entry.code,
      ...limitsRow(option),
    };
  });
  const t1 = { ...headRow(game, view, 0), ...totalsRow(view.seen), desc: placedCodes(view.seen).join(',') };
  return { t1, t2 };
}
