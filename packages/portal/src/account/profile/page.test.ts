import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../texts/en.ts';
import { ProfilePage } from './page.tsx';

vi.mock('../texts/account-texts.ts', () => ({ useAccountTexts: () => en }));
vi.mock('../../house/session.ts', () => ({
  useSession: () => ({ name: 'C-17', username: 'LION', userType: 'client' }),
}));
vi.mock('../../house/wallet-store.ts', () => ({ useWallet: () => ({ coins: 12.5, exposure: 0 }) }));
vi.mock('../../brand/brand.ts', () => ({
  useBrand: () => ({ helpLine: 'help@house.example', joinDate: '01-01-2024' }),
}));
vi.mock('./rate-difference.tsx', () => ({ RateDifference: () => null }));

test("the client code is the name, and the help line and join date are the brand's fixed texts", () => {
  const html = renderToStaticMarkup(createElement(ProfilePage)).replaceAll('<wbr/>', '');
  const facts = [...html.matchAll(/<th [^>]*>([^<]+)<\/th><td [^>]*><bdi>(?:<span [^>]*>)?([^<]+)/g)];
  expect(facts.map(([, name, value]) => [name, value])).toEqual([
    [en.profile.clientCode, 'C-17'],
    [en.profile.username, 'LION'],
    [en.profile.role, 'Client'],
    [en.profile.chips, '12.50'],
    [en.profile.helpLine, 'help@house.example'],
    [en.profile.joinDate, '01-01-2024'],
  ]);
});
