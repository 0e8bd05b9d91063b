import type { SeasonFormat } from './figures/format.ts';

/** Milliseconds at speed 1, chosen so that a T20 takes half an hour, an ODI an hour and a Test two. */
export interface Pace {
  readonly runningMs: number;
  readonly resultMs: number;
  readonly openMs: number;
  /** Added to the times above. */
  readonly wicketMs: number;
  readonly reviewMs: number;
  readonly overMs: number;
  readonly drinksMs: number;
  readonly inningsMs: number;
  readonly stumpsMs: number;
  readonly tossMs: number;
  readonly rainMs: number;
}

export const paces: Readonly<Record<SeasonFormat, Pace>> = {
  T20: {
    runningMs: 1_900,
    resultMs: 900,
    openMs: 2_900,
    wicketMs: 5_000,
    reviewMs: 4_000,
    overMs: 4_000,
    drinksMs: 15_000,
    inningsMs: 60_000,
    stumpsMs: 0,
    tossMs: 20_000,
    rainMs: 90_000,
  },
  ODI: {
    runningMs: 1_800,
    resultMs: 800,
    openMs: 2_700,
    wicketMs: 5_000,
    reviewMs: 4_000,
    overMs: 3_500,
    drinksMs: 15_000,
    inningsMs: 90_000,
    stumpsMs: 0,
    tossMs: 20_000,
    rainMs: 120_000,
  },
  Test: {
    runningMs: 1_100,
    resultMs: 500,
    openMs: 1_300,
    wicketMs: 4_000,
    reviewMs: 2_500,
    overMs: 2_200,
    drinksMs: 12_000,
    inningsMs: 40_000,
    stumpsMs: 60_000,
    tossMs: 20_000,
    rainMs: 90_000,
  },
};
