import { expect, test } from 'vitest';
import { rulesEnglish } from './texts/rules-english.ts';
import { rulesHindi } from './texts/rules-hindi.ts';

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
  figures.map(([rule, figures]) => ({ rule, language, figures, text: text.rules[rule] })),
);

test.each(cases)('the rule $rule contains its figures in $language', ({ figures, text }) => {
  const numbers: readonly string[] = text.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? [];
  expect(figures.filter((figure) => !numbers.includes(figure))).toEqual([]);
});

test.each(['match-winner', 'tied-match'] as const)(
  'the rule %s says in Hindi too what a super over or a bowl-out does to it',
  (rule) => {
    expect(rulesEnglish.rules[rule]).toMatch(/super over or a bowl-out/);
    expect(rulesHindi.rules[rule]).toMatch(/सुपर ओवर या बॉल-आउट/);
  },
);

/** What document 1 says without a figure, by the words that carry it in each language. */
const phrases = [
  ['agreement', ['do not agree', 'no deal'], ['सहमत नहीं', 'कोई सौदा न करें']],
  [
    'dealer-explains',
    ['dealer must explain', 'clients before'],
    ['सौदा शुरू होने से पहले', 'क्लाइंट को समझाना डीलर की ज़िम्मेदारी'],
  ],
  [
    'company-decides',
    ['company, or its management', 'final say', 'suspend or void IDs and bets'],
    ['कंपनी या उसके प्रबंधन का निर्णय अंतिम', 'आईडी या सौदे को रोक या रद्द'],
  ],
  [
    'own-password',
    ['Change the password you were given', 'You are responsible', 'your ID'],
    ['पासवर्ड तुरंत बदल लें', 'आईडी के दुरुपयोग की ज़िम्मेदारी आपकी'],
  ],
  ['id-blocked', ['trader may block an ID', 'misleading'], ['भ्रामक', 'आईडी को ट्रेडर ब्लॉक']],
  [
    'wrong-coins-repaid',
    ['must be repaid', 'deducted from the client ID'],
    ['लौटाने होंगे', 'क्लाइंट आईडी से काट'],
  ],
  ['no-later-dispute', ['no dispute', 'agent or the company'], ['एजेंट या कंपनी', 'विवाद मान्य नहीं']],
  ['ludo-quick-table', ['Ludo quick table', 'without finishing', 'loss'], ['क्विक टेबल', 'बीच में छोड़ने', 'हार']],
] as const;

test.each(phrases)('the rule %s is on the page in Hindi and in English', (rule, english, hindi) => {
  expect(english.filter((words) => !rulesEnglish.rules[rule].includes(words))).toEqual([]);
  expect(hindi.filter((words) => !rulesHindi.rules[rule].includes(words))).toEqual([]);
});
