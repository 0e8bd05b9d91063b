import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ar } from '../../../app/rules/texts/ar.ts';
import { RuledReason } from './house-reason.tsx';

const reason = 'Lions made 44 in 6 overs.';
const shown = (rule: string) => renderToStaticMarkup(createElement(RuledReason, { rule, reason, texts: ar }));

test('the rule is in the player’s language, and below it the house’s reason as its English record', () => {
  const html = shown('over-session-complete');
  expect(html.startsWith(ar.rules['over-session-complete'])).toBe(true);
  expect(html).toMatch(new RegExp(`${ar.record} <bdi lang="en" dir="ltr"[^>]*>${reason}</bdi>`));
});

test('an operator’s text is not marked as English', () => {
  const html = shown('operator');
  expect(html).toContain(ar.rules.operator);
  expect(html).toMatch(new RegExp(`<bdi(?! lang)[^>]*>${reason}</bdi>`));
});

test('for a rule without a translation only the house’s reason is shown, marked as its English record', () => {
  expect(shown('new-in-the-house')).toMatch(
    new RegExp(`^<span[^>]*>${ar.record} <bdi lang="en" dir="ltr"[^>]*>${reason}</bdi></span>$`),
  );
});
