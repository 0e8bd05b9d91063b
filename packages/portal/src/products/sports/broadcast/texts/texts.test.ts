import type { Language, StatusKey, StatusLine } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { broadcastTexts } from './broadcast-texts.ts';
import { en, type Text, type TextKey } from './en.ts';
import { formatStatus, textIn } from './text-in.ts';

const languages: readonly Language[] = ['en', 'hi', 'zh', 'es', 'fr', 'it', 'ar'];

const textFor = async (language: Language) => textIn(await broadcastTexts.load(language), language);

const places = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

const mostOf = (text: Text): string => (typeof text === 'string' ? text : text.other);

const line = (key: StatusKey, figures = {}): StatusLine => ({ text: key, key, figures });

const formsOf = (text: Text): string[] =>
  typeof text === 'string' ? [text] : Object.values(text).filter((form) => typeof form === 'string');

test.each(languages)('%s has the same placeholders in every text, and no empty text', async (language) => {
  const texts = await broadcastTexts.load(language);
  for (const [key, text] of Object.entries(en)) {
    const entry = texts[key as TextKey];
    expect([key, places(mostOf(entry))]).toEqual([key, places(mostOf(text))]);
    expect([key, formsOf(entry).filter((form) => form.trim() === '')]).toEqual([key, []]);
  }
});

test.each(languages)('%s has no plural form that its language never uses', async (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  for (const text of Object.values(await broadcastTexts.load(language))) {
    const forms = typeof text === 'string' ? [] : Object.keys(text).filter((form) => form !== 'by');
    expect(pluralCategories).toEqual(expect.arrayContaining(forms));
  }
});

test.each<[StatusLine, string]>([
  [line('resumesTarget', { target: '143', overs: '17' }), 'Reprise, objectif 143 en 17 séries'],
  [line('wonByWickets', { team: 'Aravalli', wickets: '7' }), 'Aravalli gagne de 7 guichets'],
  [line('wonByRuns', { team: 'Aravalli', runs: '1', method: 'D/L' }), 'Aravalli gagne d’une course (D/L)'],
  [line('wonByInnings', { team: 'Thar', runs: '12' }), 'Thar gagne d’une manche et 12 courses'],
  [line('wonByRuns', { team: 'Aravalli', runs: '5', method: 'VJD' }), 'Aravalli gagne de 5 courses (VJD)'],
  [line('bye', { runs: '1' }), '1 bye'],
  [line('bye', { runs: '2' }), '2 byes'],
  [line('legBye', { runs: '4' }), '4 leg byes'],
  [line('caughtAndBowled', { player: 'A Rao' }), 'A Rao attrapé'],
  [line('runOut', { player: 'A Rao' }), 'A Rao éliminé en course'],
  [line('goalFor', { team: 'Porto Azul', player: 'D Achari' }), 'But pour Porto Azul\u00a0: D Achari'],
  [line('pointInPlay'), 'Point en cours'],
  [line('pointFor', { player: 'Yara Gallimore' }), 'Point Yara Gallimore'],
  [line('won', { winner: 'Yara Gallimore' }), 'Yara Gallimore a gagné'],
  [line('retiredNotOut', { player: 'A Rao' }), 'A Rao se retire, non éliminé'],
  [line('out', { player: 'A Rao', how: 'retired out' }), 'A Rao éliminé'],
  [line('noBallFreeHit'), 'Balle nulle, coup libre à suivre'],
  [line('won', { winner: 'England', by: 'award' }), 'England a gagné'],
  [{ text: 'Something nobody foresaw' }, 'Something nobody foresaw'],
  [{ ...line('inPlay'), text: 'A newer line', key: 'newer' as StatusKey }, 'A newer line'],
])('the status %j in French is "%s"', async (status, expected) => {
  const texts = await broadcastTexts.load('fr');
  expect(formatStatus(texts, textIn(texts, 'fr'), status)).toBe(expected);
});

test.each([
  ['fr', 'a space that may break before a sign', / [:;!?]/],
  ['fr', 'a straight apostrophe', /[^}]'/],
  ['it', 'a straight apostrophe', /[^}]'/],
  ['ar', 'a Latin comma, semicolon or question mark', /[,;?]/],
  ['zh', 'a Latin sign beside a Chinese character', /\p{Script=Han}[,;:!?.]|[,;:!?]\p{Script=Han}/u],
] as const)('%s is written without %s', async (language, _, sign) => {
  const texts = Object.values(await broadcastTexts.load(language)).flatMap(formsOf);
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
] as const)('%s counts %i balls: %s', async (language, balls, expected) => {
  expect((await textFor(language))('need', 3, balls)).toBe(expected);
});

test.each([
  ['en', 'resumesTarget', 'Play resumes, target 9 in 1 over'],
  ['en', 'resumesOvers', 'Play resumes, 1 over a side'],
  ['en', 'resumesLost', 'Play resumes, 1 over lost'],
  ['es', 'resumesTarget', 'Se reanuda, objetivo 9 en 1 over'],
  ['es', 'resumesOvers', 'Se reanuda, 1 over por equipo'],
  ['es', 'resumesLost', 'Se reanuda, 1 over menos'],
  ['fr', 'resumesTarget', 'Reprise, objectif 9 en 1 série'],
  ['fr', 'resumesOvers', 'Reprise, 1 série par équipe'],
  ['fr', 'resumesLost', 'Reprise, 1 série en moins'],
  ['ar', 'resumesOvers', 'يُستأنف اللعب، أوفر واحد لكل فريق'],
] as const)('%s counts one over when play resumes in the singular: %s', async (language, key, expected) => {
  const texts = await broadcastTexts.load(language);
  expect(formatStatus(texts, textIn(texts, language), line(key, { target: '9', overs: '1' }))).toBe(expected);
});
