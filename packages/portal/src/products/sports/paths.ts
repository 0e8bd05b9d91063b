import { accountPatterns, pathsUnderMain } from '../../paths.ts';

export const patterns = {
  matches: 'matches',
  matchDetails: 'match-deatils/:marketId/:eventId/:cacheUrls?',
  /** Ours: replays a match. */
  verifyMatch: 'verify-match/:eventId?',
} as const;

export const pathTo = pathsUnderMain({ ...accountPatterns, ...patterns });
