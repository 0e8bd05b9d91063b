import type { Card } from '../../kit/cards.ts';
import { deckOf40 } from '../../kit/decks.ts';
import type { VirtualWay } from '../weighted-outcome.ts';

export const ways = (): VirtualWay<Card>[] => deckOf40.map((card) => ({ weight: 1n, outcome: card }));
