import type { ListedTable } from '@maidan/contract/wire';
import { type TableEntry, tables } from '@maidan/games/rules';

/** A table of the house; `live` is missing while it is not dealt. */
export interface ListedCard {
  readonly table: TableEntry;
  readonly live: ListedTable | undefined;
  /** The first of those marked New Launch is two columns wide. */
  readonly isWide: boolean;
}

/** New ones first, then in the house's order. */
export function listedCards(shown: readonly ListedTable[]): readonly ListedCard[] {
  const byCode = new Map(shown.map((live) => [live.code, live]));
  const cards = tables.map((table) => ({ table, live: byCode.get(table.code) }));
  const isNew = ({ live }: (typeof cards)[number]) => live?.isNew === true;
  const inOrder = [...cards.filter(isNew), ...cards.filter((card) => !isNew(card))];
  return inOrder.map((card, index) => ({ ...card, isWide: index === 0 && isNew(card) }));
}
