import { Children, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { HandRow } from './hands-result.tsx';

/** The keys of all list elements, from the outside in. */
function keysIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ readonly children?: ReactNode }>(child)) return [];
    return [String(child.key), ...keysIn(child.props.children)];
  });
}

test('two equal cards, in a game with several decks, are drawn as two cards', () => {
  const row = HandRow({
    title: 'PLAYER',
    cards: ['9HH', '9HH', 'KSS'],
    cardWidth: 50,
    state: 'lying',
    winnerWord: 'WINNER',
  });
  const cards = keysIn(row).filter((key) => /HH|SS/.test(key));
  expect([cards.length, new Set(cards).size]).toEqual([3, 3]);
});
