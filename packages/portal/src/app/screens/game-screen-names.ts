import type { MainPath } from '../../api/paths.ts';

/** Screens of games, which the first page of a visit need not know how to load. */
export const gameScreenNames = [
  'casino',
  'verifyRound',
  'aviator',
  'internationalCasino',
  'launchedGame',
  'virtualGame',
  'matka',
  'matkaList',
  'sattaMatkas',
  'sattaMatka',
  'matkaType',
  'matkaSingle',
  'matkaJodi',
  'matkaSinglePatti',
  'matkaDoublePatti',
  'matkaTriplePatti',
  'matkaOddEven',
  'matkaBetList',
  'matkaChart',
] as const satisfies readonly MainPath[];

export type GameScreenName = (typeof gameScreenNames)[number];
