import type { DealtCard, Step } from '../game.ts';

interface Pace {
  readonly betsMs: number;
  readonly lockMs: number;
  /** The time for each card. */
  readonly cardMs: number;
  readonly decidingCardExtraMs?: number;
  readonly resultMs: number;
}

/** The steps of a round with one window: bets, lock, cards, result. */
export const roundSteps =
  ({ betsMs, lockMs, cardMs, decidingCardExtraMs = 0, resultMs }: Pace) =>
  (dealt: readonly DealtCard[]): readonly Step[] => [
    { kind: 'bets', window: 'main', ms: betsMs },
    { kind: 'lock', ms: lockMs },
    ...dealt.map((fallen, index): Step => {
      const extra = index === dealt.length - 1 ? decidingCardExtraMs : 0;
      return { kind: 'card', dealt: fallen, ms: cardMs + extra };
    }),
    { kind: 'result', ms: resultMs },
  ];

/** The options open in that one window. */
export const opensInMain =
  (options: readonly { readonly sid: string }[]) =>
  (window: string): readonly string[] =>
    window === 'main' ? options.map(({ sid }) => sid) : [];
