import type { z } from 'zod';
import { scorePicture } from './entities/score-picture.ts';
import { tablePicture, tablesPicture } from './events/casino.ts';
import { bookmakerPicture, oddsPicture } from './events/match.ts';
import { matkaPicture } from './events/matka.ts';

export interface CachePage {
  readonly summary: string;
  readonly picture: z.ZodType;
}

/** Pictures by plain GET, outside of the API: no session, no envelope, with an ETag. */
export const cachePages = {
  '/cache/bookmaker/{marketId}': {
    summary: 'Bookmaker, toss and sessions of a match',
    picture: bookmakerPicture,
  },
  '/cache/odds/{eventId}': { summary: 'Match odds and tied match of a match', picture: oddsPicture },
  '/cache/matka/{room}': { summary: 'All matkas; the room is `matka`', picture: matkaPicture },
  '/cache/score/{eventId}': { summary: 'The score of a match and how it is played', picture: scorePicture },
  '/cache/table/{shortName}': { summary: 'One live table', picture: tablePicture },
  '/cache/tables': { summary: 'All live tables at once', picture: tablesPicture },
} as const satisfies Record<string, CachePage>;
