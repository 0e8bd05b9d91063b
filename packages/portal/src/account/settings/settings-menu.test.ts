import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../texts/en.ts';
import { SettingsMenu } from './page.tsx';

const brand = vi.hoisted((): { settingsLinks: string[] } => ({ settingsLinks: [] }));
vi.mock('../texts/account-texts.ts', () => ({ useAccountTexts: () => en }));
vi.mock('../../brand/brand.ts', () => ({ useBrand: () => brand }));

function linksOf(settingsLinks: string[]): (string | undefined)[] {
  brand.settingsLinks = settingsLinks;
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(SettingsMenu)));
  return [...html.matchAll(/href="\/main\/([^"]+)"/g)].map(([, path]) => path);
}

beforeEach(() => {
  brand.settingsLinks = [];
});

test('the menu links to profile, free games, rules, password, stake and exposure', () => {
  const all = ['profile', 'free-games', 'rules', 'password', 'stakes', 'exposure'];
  expect(linksOf(all)).toEqual([
    'profile',
    'freegame',
    'rules',
    'changepassword',
    'edit-stakes',
    'pending-bets',
  ]);
});

test("the links are the brand's own, in its order", () => {
  expect(linksOf(['exposure', 'profile'])).toEqual(['pending-bets', 'profile']);
});
