import type { Language } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { en, type Text, type TextKey } from './en.ts';
import { dictionaries } from './load-texts.ts';
import { sayIn } from './say.ts';
import { sayStatus } from './say-status.ts';

const languages = Object.keys(dictionaries) as Language[];

const speakerOf = async (language: Language) => sayIn(await dictionaries[language](), language);

const places = (text: string): string[] => [...text.matchAll(/\{\d\}/g)].map(([place]) => place).sort();

const mostOf = (text: Text): string => (typeof text === 'string' ? text : text.other);

const formsOf = (text: Text): string[] =>
  typeof text === 'string' ? [text] : Object.values(text).filter((form) => typeof form === 'string');

test.each(languages)('%s names the same figures in every text, and leaves none empty', async (language) => {
  const texts = await dictionaries[language]();
  for (const [key, text] of Object.entries(en)) {
    const said = texts[key as TextKey];
    expect([key, places(mostOf(said))]).toEqual([key, places(mostOf(text))]);
    expect([key, formsOf(said).filter((form) => form.trim() === '')]).toEqual([key, []]);
  }
});

test.each(languages)('%s has no form of a text that its way of counting never asks for', async (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  for (const text of Object.values(await dictionaries[language]())) {
    const forms = typeof text === 'string' ? [] : Object.keys(text).filter((form) => form !== 'by');
    expect(pluralCategories).toEqual(expect.arrayContaining(forms));
  }
});

test.each([
  ['Play resumes, target revised to 143 in 17 overs', 'Reprise, objectif 143 en 17 séries'],
  ['Aravalli won by 7 wickets', 'Aravalli gagne de 7 guichets'],
  ['Aravalli won by 1 run (D/L)', 'Aravalli gagne d’une course (D/L)'],
  ['Thar won by an innings and 12 runs', 'Thar gagne d’une manche et 12 courses'],
  ['Aravalli won by 5 runs (VJD)', 'Aravalli gagne de 5 courses (VJD)'],
  ['1 bye', '1 bye'],
  ['2 byes', '2 byes'],
  ['4 leg byes', '4 leg byes'],
  ['A Rao caught and bowled', 'A Rao attrapé'],
  ['A Rao run out', 'A Rao éliminé en course'],
  ['Goal for Porto Azul: D Achari', 'But pour Porto Azul\u00a0: D Achari'],
  ['Point in play', 'Point en cours'],
  ['Point Yara Gallimore', 'Point Yara Gallimore'],
  ['Yara Gallimore won', 'Yara Gallimore a gagné'],
  ['A Rao retired not out', 'A Rao se retire, non éliminé'],
  ['A Rao retired out', 'A Rao éliminé'],
  ['A Rao timed out', 'A Rao éliminé'],
  ['No ball, free hit to come', 'Balle nulle, coup libre à suivre'],
  ['England won by award (Awarded)', 'England a gagné (Awarded)'],
  ['Something nobody foresaw', 'Something nobody foresaw'],
])('the status "%s" is said in French as "%s"', async (status, said) => {
  expect(sayStatus(await speakerOf('fr'), status)).toBe(said);
});

test.each([
  ['fr', 'a space that may break before a sign', / [:;!?]/],
  ['fr', 'a straight apostrophe', /[^}]'/],
  ['it', 'a straight apostrophe', /[^}]'/],
  ['ar', 'a Latin comma, semicolon or question mark', /[,;?]/],
  ['zh', 'a Latin sign beside a Chinese character', /\p{Script=Han}[,;:!?.]|[,;:!?]\p{Script=Han}/u],
] as const)('%s is written without %s', async (language, _, sign) => {
  const texts = Object.values(await dictionaries[language]()).flatMap(formsOf);
  expect(texts.filter((text) => sign.test(text))).toEqual([]);
});

test.each([
  ['en', 1, 'Need 3 from 1 ball'],
  ['en', 2, 'Need 3 from 2 balls'],
  ['hi', 1, '1 गेंद में 3 रन चाहिए'],
  ['zh', 1, '1 球内需 3 分'],
  ['ar', 1, 'المطلوب 3 من كرة واحدة'],
  ['ar', 2, 'المطلوب 3 من كرتين'],
  ['ar', 7, 'المطلوب 3 من 7 كرات'],
  ['ar', 59, 'المطلوب 3 من 59 كرة'],
] as const)('%s counts %i balls: %s', async (language, balls, said) => {
  expect((await speakerOf(language))('need', 3, balls)).toBe(said);
});
