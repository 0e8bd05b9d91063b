import { accountPatterns, mainPath, pathsUnderMain } from '../../paths.ts';

export const patterns = { casino: 'casino' } as const;

export const pathTo = pathsUnderMain({ ...accountPatterns, ...patterns });

/** `@maidan/games` lists the words of the tables. */
export const tablePath = ({ route, eventId }: { readonly route: string; readonly eventId: string }): string =>
  `${mainPath}/${route}/${eventId}`;
