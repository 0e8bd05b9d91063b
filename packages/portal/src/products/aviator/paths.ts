import { accountPatterns, pathsUnderMain } from '../../paths.ts';

export const patterns = { aviator: 'aviator/:eventId?' } as const;

export const pathTo = pathsUnderMain({ ...accountPatterns, ...patterns });

export const aviatorEventId = '303031';

/** Its launcher among the launched games. */
export const launcherId = '201206';
