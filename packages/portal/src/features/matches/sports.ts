import { type Match, sportIds } from '@maidan/contract/wire';

export type SportName = keyof typeof sportIds;

/** Cricket comes first and is the default (document 1, section 2). */
export const sportNames: readonly SportName[] = ['cricket', 'football', 'tennis'];

export function sportOf({ sportId }: Pick<Match, 'sportId'>): SportName | undefined {
  return sportNames.find((name) => sportIds[name] === sportId);
}
