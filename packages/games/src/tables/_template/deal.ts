import { pick, type Random } from '@maidan/betting';
import type { DealtCard } from '../../game.ts';
import { fullDeck } from '../../kit/decks.ts';
import { roundSteps } from '../../kit/round-steps.ts';

export const deal = (random: Random): readonly DealtCard[] => [
  { card: pick(random, fullDeck), place: 'middle' },
];

export const steps = roundSteps({ betsMs: 20_000, lockMs: 2_000, cardMs: 3_000, resultMs: 8_000 });
