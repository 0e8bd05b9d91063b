import { type Language, type Match, sportIds } from '@maidan/contract/wire';

export type SportName = keyof typeof sportIds;

/** Cricket is first and the default (document 1, section 2). */
const sportNames: readonly SportName[] = ['cricket', 'football', 'tennis'];

export function sportOf({ sportId }: Pick<Match, 'sportId'>): SportName {
  return sportNames.find((name) => sportIds[name] === sportId) ?? 'other';
}

/** The three sports of the specification, and one more tab while a match of another sport is on offer. */
export function sportsShown(matches: readonly Pick<Match, 'sportId'>[]): readonly SportName[] {
  return matches.some((match) => sportOf(match) === 'other') ? [...sportNames, 'other'] : sportNames;
}

export const otherSports: Readonly<Record<Language, string>> = {
  en: 'Other',
  hi: 'अन्य',
  zh: '其他',
  es: 'Otros',
  fr: 'Autres',
  it: 'Altri',
  ar: 'أخرى',
};
