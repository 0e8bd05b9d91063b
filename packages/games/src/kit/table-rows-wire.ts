import { coinsToWireNumber, decimalFromOdds } from '@maidan/betting';
import type { TableGame, TableOption, TableView } from '../game.ts';
import { noCard } from './cards.ts';
import { highestStake, lowestStake } from './priced-option.ts';

type Row = Readonly<Record<string, string | number>>;

/** The fields of every table's t1. Cards are in C1, C2 and so on, in the order they fall. */
export function headRow(game: Pick<TableGame, 'entry' | 'options'>, view: TableView, cardCount: number): Row {
  const codes = Array.from({ length: cardCount }, (_, index) => view.seen[index]?.card ?? noCard);
  return {
    mid: view.roundId,
    autotime: String(view.secondsLeft),
    remark: '',
    gtype: game.entry.code,
    min: coinsToWireNumber(lowestStake(game.options)),
    max: coinsToWireNumber(highestStake(game.options)),
    ...Object.fromEntries(codes.map((code, index) => [`C${index + 1}`, code])),
  };
}

export const limitsRow = ({ stakeMin, stakeMax }: Pick<TableOption, 'stakeMin' | 'stakeMax'>): Row => ({
  min: coinsToWireNumber(stakeMin),
  max: coinsToWireNumber(stakeMax),
});

/** The most that can be staked at each price, 0 where there is none. */
export function sizesRow(view: TableView, { sid, stakeMax }: TableOption): Row {
  const { back, lay } = view.prices[sid] ?? {};
  const most = coinsToWireNumber(stakeMax);
  return { bs1: back === undefined ? 0 : most, ls1: lay === undefined ? 0 : most };
}

/** The back price with the stake included, as plain digits; "0" where there is none. */
export function rateText(view: TableView, sid: string): string {
  const back = view.prices[sid]?.back;
  return back === undefined ? '0' : String(decimalFromOdds(back));
}

/** Like `rateText`, for the lay price. */
export function layText(view: TableView, sid: string): string {
  const lay = view.prices[sid]?.lay;
  return lay === undefined ? '0' : String(decimalFromOdds(lay));
}

/** A row of a table that quotes one rate: the option's name is in `nat` or in `nation`. */
export const rateRow = (view: TableView, option: TableOption, nameField: 'nat' | 'nation'): Row => ({
  mid: view.roundId,
  [nameField]: option.name,
  sid: option.sid,
  rate: rateText(view, option.sid),
  b1: rateText(view, option.sid),
  odds: rateText(view, option.sid),
  gstatus: view.isOpen(option.sid) ? '1' : '0',
  ...limitsRow(option),
});
