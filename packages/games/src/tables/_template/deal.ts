import { pick, type Random } from '@maidan/betting';
import type { DealtCard, Step } from '../../game.ts';
import { fullDeck } from '../../kit/decks.ts';

export const deal = (random: Random): readonly DealtCard[] => [
  { card: pick(random, fullDeck), place: 'middle' },
];

export const steps = (dealt: readonly DealtCard[]): readonly Step[] => [
  { kind: 'bets', window: 'main', ms: 20_000 },
  { kind: 'lock', ms: 2_000 },
  ...dealt.map((fallen): Step => ({ kind: 'card', dealt: fallen, ms: 3_000 })),
  { kind: 'result', ms: 8_000 },
];
