import { expect, test } from 'vitest';
import { rulesEnglish } from './rules-english.ts';
import { rulesHindi } from './rules-hindi.ts';

/** The figures of document 1, sections 4, 5 and 9, by the rule that must contain them. */
const figures = [
  ['result-corrected', ['48', '72']],
  ['adults-only', ['18']],
  ['toss-cutoff', ['1']],
  ['result-queries', ['4']],
  ['video-delay', ['5']],
  ['test-300-overs', ['300']],
  ['over-in-progress-counts', ['131.5', '132']],
  ['odi-fifty-overs', ['50']],
  ['t20-twenty-overs', ['20']],
  ['illegitimate-winnings', ['200000', '40', '48', '38']],
  ['injured-batter', ['34']],
  ['penalty-runs', ['20', '2024']],
  ['power-play', ['4']],
  ['power-surge', ['2', '11']],
  ['six-over-boundaries', ['6']],
  ['dot-balls', ['6', '20']],
  ['wicket-balls', ['50']],
  ['player-balls-target', ['0']],
] as const;

const texts = { English: rulesEnglish, Hindi: rulesHindi };
const cases = Object.entries(texts).flatMap(([language, text]) =>
  figures.map(([rule, said]) => ({ rule, language, said, text: text.rules[rule] })),
);

test.each(cases)('the rule $rule contains its figures in $language', ({ said, text }) => {
  const numbers: readonly string[] = text.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? [];
  expect(said.filter((figure) => !numbers.includes(figure))).toEqual([]);
});

test.each(['match-winner', 'tied-match'] as const)(
  'the rule %s says in Hindi too what a super over or a bowl-out does to it',
  (rule) => {
    expect(rulesEnglish.rules[rule]).toMatch(/super over or a bowl-out/);
    expect(rulesHindi.rules[rule]).toMatch(/सुपर ओवर या बॉल-आउट/);
  },
);

test.each([
  'agreement',
  'dealer-explains',
  'company-decides',
  'own-password',
  'id-blocked',
  'wrong-coins-repaid',
  'no-later-dispute',
  'ludo-quick-table',
] as const)('the rule %s is on the page in Hindi and in English', (rule) => {
  expect(rulesEnglish.rules[rule]).not.toBe('');
  expect(rulesHindi.rules[rule]).toMatch(/\p{Script=Devanagari}/u);
});
