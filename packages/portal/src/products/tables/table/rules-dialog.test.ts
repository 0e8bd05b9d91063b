import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../../texts/en.ts';
import { en as table } from '../texts/en.ts';
import { RulesDialog } from './rules-dialog.tsx';

const page = vi.hoisted(() => ({ language: 'en' }));
const query = vi.hoisted((): { answer: object } => ({ answer: {} }));
vi.mock('@tanstack/react-query', () => ({ useQuery: () => query.answer }));
vi.mock('@maidan/games/rules', () => ({ rulesOf: () => undefined }));
vi.mock('../../../texts/texts.ts', () => ({ useTexts: () => en, useLanguage: () => page.language }));
vi.mock('../texts/table-texts.ts', () => ({ useTableTexts: () => table }));
vi.mock('@maidan/ui/dialogs/dialog.tsx', () => ({
  Dialog: ({ children }: { children: ReactNode }) => createElement('section', {}, children),
}));

function drawn(answer: object): string {
  query.answer = answer;
  const dialog = createElement(RulesDialog, { code: 'teen9', title: 'Test', onClose: () => undefined });
  return renderToStaticMarkup(dialog);
}

test('a pay table that is still loading does not say that there is none', () => {
  expect(drawn({})).not.toContain(table.bets.noData);
});

test('loaded rules are shown with what each option pays', () => {
  const html = drawn({
    data: { paragraphs: ['One hand wins.'], pays: [{ name: 'Lion', price: 2.94, returns: 98 }] },
  });
  for (const shown of ['One hand wins.', 'Lion', '2.94']) expect(html).toContain(shown);
});

test('rules are shown in the language of the page', () => {
  const translated = { hi: { paragraphs: ['एक हाथ जीतता है।'], pays: ['लायन'] } };
  const pays = [{ name: 'Lion', price: 2.94, returns: 98 }];
  page.language = 'hi';
  const html = drawn({ data: { paragraphs: ['One hand wins.'], pays, translated } });
  page.language = 'en';
  for (const shown of ['एक हाथ जीतता है।', 'लायन', '2.94']) expect(html).toContain(shown);
  expect(html).not.toContain('One hand wins.');
});

test('rules that could not be loaded can be requested again', () => {
  const html = drawn({ isError: true });
  for (const shown of [en.errors.brokenTitle, table.failed.retry]) expect(html).toContain(shown);
});
