import type { ResultRuleId } from '@maidan/sports';
import { describe, expect, test } from 'vitest';
import { ar } from './ar.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { formatRule } from './rule-texts.ts';
import { zh } from './zh.ts';

const languages = [
  { code: 'hi', texts: hi },
  { code: 'zh', texts: zh },
  { code: 'es', texts: es },
  { code: 'fr', texts: fr },
  { code: 'it', texts: it },
  { code: 'ar', texts: ar },
] as const;

/** The figures each sentence must contain; the figures of examples do not belong beside a result. */
const figures: Partial<Record<ResultRuleId, readonly string[]>> = {
  't20-twenty-overs': ['20'],
  'odi-fifty-overs': ['50'],
  'test-300-overs': ['300'],
  'player-balls-target': ['0'],
  'six-over-boundaries': ['6'],
  'dot-balls': ['6', '20'],
  'penalty-runs': ['20', '2024'],
  'power-play': ['4'],
  'power-surge': ['11'],
  'result-queries': ['4'],
};

const examples = /131|132|200[.,]?000|\b34\b|\b38\b|\b48\b/;

describe.each(languages)('in $code', ({ code, texts }) => {
  const sentences = Object.values(texts.rules);

  test.each(Object.keys(texts.rules))('a result that refers to %s is explained', (rule) => {
    expect(formatRule(texts, rule)).toMatch(/\S+.*[.。।]$/);
  });

  test('every rule has a different sentence', () => {
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test.each(Object.entries(figures))('the sentence of %s contains %j', (rule, expected) => {
    const stated: readonly string[] = formatRule(texts, rule)?.match(/\d+/g) ?? [];
    expect(expected.filter((figure) => !stated.includes(figure))).toEqual([]);
  });

  test('no sentence has the figures of an example', () => {
    expect(sentences.filter((sentence) => examples.test(sentence))).toEqual([]);
  });

  test.each(['unheard-of', '', 'constructor', 'toString'])('the unknown rule %j has no sentence', (rule) => {
    expect(formatRule(texts, rule)).toBeUndefined();
  });

  test('the script and the punctuation are those of the language', () => {
    const shown = [texts.record, ...sentences];
    const faults = {
      hi: /^[^\u0900-\u097f]*$/,
      zh: /^\P{Script=Han}*$|\p{Script=Han}[,;:!?.]|[,;:!?]\p{Script=Han}/u,
      es: / the | is /,
      fr: /'| [:;!?]/,
      it: /'/,
      ar: /^\P{Script=Arabic}*$|[,;?]/u,
    }[code];
    expect(shown.filter((text) => faults.test(text))).toEqual([]);
  });
});
