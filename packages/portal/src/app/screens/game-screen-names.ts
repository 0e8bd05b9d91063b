import type { MainPath } from '../../paths.ts';

/** Screens of games, whose loaders are not part of the first load. */
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
