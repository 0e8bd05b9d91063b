import type { RoundHead, TableState } from '@maidan/contract/wire';
import { type DealtCard, parseCard, type TableGame } from '@maidan/games/rules';
import { placeListed } from '../results/place-listed.ts';

const cardFields = Array.from({ length: 9 }, (_, index) => `C${index + 1}`);

/**
 * The cards of our own picture have their places. A house without it lists codes, in one text or in C1 to C9, where
 * the places follow from their order.
 */
export function readCards(
  head: RoundHead,
  table: TableState | undefined,
  game: TableGame,
): readonly DealtCard[] {
  if (table) return table.cards.flatMap(readPlaced);
  const lists = [...listIn(head.desc), ...listIn(head.cards), cardFields.map((field) => String(head[field]))];
  return lists.map((codes) => placeListed(game, codes)).find(({ length }) => length > 0) ?? [];
}

const listIn = (text: string | number | undefined): readonly (readonly string[])[] =>
  typeof text === 'string' ? [text.split(',')] : [];

function readPlaced({ card, place }: TableState['cards'][number]): readonly DealtCard[] {
  const known = parseCard(card);
  return known === undefined ? [] : [{ card: known, place }];
}
