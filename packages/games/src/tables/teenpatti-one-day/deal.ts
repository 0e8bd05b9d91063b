import type { DealtCard, Step } from '../../game.ts';

/** Deals one card to each hand in turn, like 20-20 Teenpatti. */
export { deal } from '../teenpatti-twenty/deal.ts';

/** One window before the first card, and one after the second and the fourth. */
export const windows = ['main', 'two-cards', 'four-cards'] as const;

const [firstBetsMs, laterBetsMs, lockMs, cardMs, resultMs] = [20_000, 8_000, 1_000, 2_000, 10_000];
const cardsBetween = 2;

export const steps = (dealt: readonly DealtCard[]): readonly Step[] => [
  ...windows.flatMap((window, nth): Step[] => [
    { kind: 'bets', window, ms: nth === 0 ? firstBetsMs : laterBetsMs },
    { kind: 'lock', ms: lockMs },
    ...dealt
      .slice(nth * cardsBetween, (nth + 1) * cardsBetween)
      .map((fallen): Step => ({ kind: 'card', dealt: fallen, ms: cardMs })),
  ]),
  { kind: 'result', ms: resultMs },
];
