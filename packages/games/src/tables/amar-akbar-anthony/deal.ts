import { pick, type Random } from '@maidan/betting';
import type { DealtCard } from '../../game.ts';
import { fullDeck } from '../../kit/decks.ts';
import { roundSteps } from '../../kit/round-steps.ts';

/** One card from eight packs: each of the 52 cards is as likely as from one pack. */
export const deal = (random: Random): readonly DealtCard[] => [
  { card: pick(random, fullDeck), place: 'card' },
];

export const steps = roundSteps({ betsMs: 22_000, lockMs: 2_000, cardMs: 3_000, resultMs: 8_000 });
