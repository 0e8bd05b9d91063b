import { accountPatterns, pathsUnderMain } from '../../paths.ts';

export const patterns = {
  matka: 'matka',
  matkaList: 'matka-list',
  sattaMatkas: 'satta-matkas/:matkaEventId',
  sattaMatka: 'satta-matka/:marketEvent?',
  matkaType: 'matka-type/:matkaName/:matkaEventId',
  matkaSingle: 'matka-single/:matkaEventId?',
  matkaJodi: 'matka-jodi/:matkaEventId?',
  matkaSinglePatti: 'matka-single-patti/:matkaEventId?',
  matkaDoublePatti: 'matka-double-patti/:matkaEventId?',
  matkaTriplePatti: 'matka-tripple-patti/:matkaEventId?',
  matkaOddEven: 'matka-odd-even/:matkaEventId?',
  matkaBetList: 'matka-bet-list',
  /** Ours: a market's results by week. */
  matkaChart: 'matka-chart/:matkaEventId/:chart?',
} as const;

export type MatkaPath = keyof typeof patterns;

export const pathTo = pathsUnderMain({ ...accountPatterns, ...patterns });
