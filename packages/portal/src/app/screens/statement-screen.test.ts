import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { en } from '../../account/texts/en.ts';
import { StatementScreen } from './statement-screen.tsx';

vi.mock('../../account/texts/account-texts.ts', () => ({ useAccountTexts: () => en }));
vi.mock('../../house/session.ts', () => ({ useSession: () => ({ userId: '7' }) }));
vi.mock('../../account/statement/page.tsx', () => ({ StatementPage: () => 'the statement' }));

function shownAt(path: string): string {
  const route = createElement(Route, {
    path: '/main/statement/:userId?',
    element: createElement(StatementScreen),
  });
  const router = createElement(MemoryRouter, { initialEntries: [path] }, createElement(Routes, null, route));
  return renderToStaticMarkup(router);
}

test.each(['/main/statement', '/main/statement/7'])('%s shows the client its statement', (path) => {
  expect(shownAt(path)).toBe('the statement');
});

test('an address that names another client shows no statement, and links to the client’s own', () => {
  const html = shownAt('/main/statement/8');
  expect(html).not.toContain('the statement');
  expect(html).toContain('This statement is not yours');
  expect(html).toContain('href="/main/statement"');
});
