import type { Card } from '@maidan/games/kit/cards.ts';
import { deckOf40 } from '@maidan/games/kit/decks.ts';
import type { VirtualWay } from '../../rules/weighted-outcome.ts';

export const ways = (): VirtualWay<Card>[] => deckOf40.map((card) => ({ weight: 1n, outcome: card }));
