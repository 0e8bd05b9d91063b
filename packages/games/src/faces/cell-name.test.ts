import { expect, it } from 'vitest';
import { type CellFacts, cellName } from './cell.tsx';

const words = { locked: 'locked', pending: 'being placed', refused: 'refused', won: 'won', lost: 'lost' };
const open: CellFacts = { name: 'Lion Pair', price: '5.6', isLocked: false };

it.each<[string, Partial<CellFacts>, string]>([
  ['open', {}, 'Lion Pair, 5.6'],
  ['locked', { isLocked: true }, 'Lion Pair, 5.6, locked'],
  ['without a price', { price: undefined, isLocked: true }, 'Lion Pair, locked'],
  ['pending', { bet: 'pending' }, 'Lion Pair, 5.6, being placed'],
  ['confirmed', { bet: 'placed', position: '+1,940' }, 'Lion Pair, 5.6, +1,940'],
  ['refused', { bet: 'refused' }, 'Lion Pair, 5.6, refused'],
  [
    'won',
    { isLocked: true, bet: 'placed', position: '+1,940', outcome: 'won' },
    'Lion Pair, 5.6, won, +1,940',
  ],
  ['a tile whose sign is another', { name: 'Card 1', sign: 'A' }, 'A, Card 1, 5.6'],
  ['a tile whose sign is in its name', { name: 'Card A', sign: 'A' }, 'Card A, 5.6'],
  ['lost', { isLocked: true, position: '-100', outcome: 'lost' }, 'Lion Pair, 5.6, lost, -100'],
])('the name contains all that a cell shows when %s', (_, facts, name) => {
  expect(cellName({ ...open, ...facts }, words)).toBe(name);
});
