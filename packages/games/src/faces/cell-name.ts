export interface CellWords {
  readonly locked: string;
  readonly pending: string;
  readonly refused: string;
  readonly won: string;
  readonly lost: string;
}

export interface CellFacts {
  readonly name: string;
  /** What the cell shows instead of its price. */
  readonly sign?: string | undefined;
  readonly price?: string | undefined;
  readonly isLocked: boolean;
  readonly bet?: 'placed' | 'pending' | 'refused' | undefined;
  readonly position?: string | undefined;
  readonly outcome?: 'won' | 'lost' | undefined;
}

/**
 * Everything a cell shows, as its name for screen readers: "Lion Pair, 5.6, locked". Those who speak to their device
 * say what they see, so a sign that is not a word of the option's name comes first: "A, Card 1".
 */
export function cellName(facts: CellFacts, words: CellWords): string {
  const { name, sign, price, isLocked, bet, position, outcome } = facts;
  const state = outcome === undefined ? isLocked && words.locked : words[outcome];
  const asked = bet === 'pending' || bet === 'refused' ? words[bet] : undefined;
  const label = sign === undefined || name.split(' ').includes(sign) ? undefined : sign;
  return [label, name, price, state, asked, position].filter(Boolean).join(', ');
}
