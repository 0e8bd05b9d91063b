export interface CellWords {
  readonly locked: string;
  readonly pending: string;
  readonly refused: string;
  readonly won: string;
  readonly lost: string;
}

export interface CellFacts {
  readonly name: string;
  readonly price?: string | undefined;
  readonly isLocked: boolean;
  readonly bet?: 'placed' | 'pending' | 'refused' | undefined;
  readonly position?: string | undefined;
  readonly outcome?: 'won' | 'lost' | undefined;
}

/** Everything a cell shows, as its name for screen readers: "Lion Pair, 5.6, locked". */
export function cellName(facts: CellFacts, words: CellWords): string {
  const { name, price, isLocked, bet, position, outcome } = facts;
  const state = outcome === undefined ? isLocked && words.locked : words[outcome];
  const asked = bet === 'pending' || bet === 'refused' ? words[bet] : undefined;
  return [name, price, state, asked, position].filter(Boolean).join(', ');
}
