import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNestedTooDeeply, nestingMost } from './body-limits.ts';

const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** How deep a parsed value is nested. */
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map((inner) => depthOf(inner)))
    : 0;

describe('a text is nested too deeply', () => {
  test.each([
    ['with seventeen lists', lists(17)],
    ['with seventeen objects', `${'{"a":'.repeat(17)}1${'}'.repeat(17)}`],
    ['with lists and objects in turn', `${'[{"a":'.repeat(9)}1${'}]'.repeat(9)}`],
    ['where it ends before its brackets do', '['.repeat(31_000)],
    ['after a text that ends with a backslash', `["\\\\",${lists(16)}]`],
    ['after many levels that were closed', `[${'[],'.repeat(40)}${lists(16)}]`],
  ])('%s', (_, text) => {
    expect(isNestedTooDeeply(text)).toBe(true);
  });
});

describe('a text is not nested too deeply', () => {
  test.each([
    ['with sixteen lists', lists(16)],
    ['with brackets inside a text', JSON.stringify({ text: '['.repeat(100) })],
    ['with brackets after a quote inside a text', JSON.stringify({ text: `"${'{'.repeat(100)}` })],
    ['with many lists beside each other', `[${'[],'.repeat(500)}[]]`],
    ['when it is empty', ''],
  ])('%s', (_, text) => {
    expect(isNestedTooDeeply(text)).toBe(false);
  });
});

test('the answer for any JSON is that of its parsed value', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 24 }), fc.nat(20), (json, around) => {
      const text = `${'['.repeat(around)}${json}${']'.repeat(around)}`;
      expect(isNestedTooDeeply(text)).toBe(depthOf(JSON.parse(text)) > nestingMost);
    }),
  );
});
