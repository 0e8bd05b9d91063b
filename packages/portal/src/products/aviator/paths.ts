import { accountPatterns, launchPath, pathsUnderMain } from '../../paths.ts';

export const patterns = { aviator: 'aviator/:eventId?' } as const;

export const pathTo = pathsUnderMain({ ...accountPatterns, ...patterns });

export const aviatorEventId = '303031';

export const gamePath = pathTo('aviator', { eventId: aviatorEventId });

/** Its launcher among the launched games. */
export const launcherId = '201206';
export const launcherPath = launchPath(launcherId);
