import { pick, type Random } from '@maidan/betting';
import type { DealtCard } from '../../game.ts';
import { fullDeck } from '../../kit/decks.ts';
import { roundSteps } from '../../kit/round-steps.ts';

/** One card of eight packs: as likely any of the 52 as of one pack. */
export const deal = (random: Random): readonly DealtCard[] => [
  { card: pick(random, fullDeck), place: 'card' },
];

export const steps = roundSteps({ betsMs: 22_000, lockMs: 2_000, cardMs: 3_000, resultMs: 8_000 });
