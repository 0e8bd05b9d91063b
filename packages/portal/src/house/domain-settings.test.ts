import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './fake-browser.ts';

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_: unknown, get: () => unknown) => get(),
}));

async function fetchFrom(answer: () => Promise<Response>) {
  const fetch = vi.fn<(address: string, options: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  const { loadFirstLanguage } = await import('../texts/texts.ts');
  await loadFirstLanguage();
  const settings = await import('./domain-settings.ts');
  await settings.fetchDomainSettings();
  const Kept = () => settings.useDomainSettings();
  return { fetch, kept: Kept() };
}

const notices = { clientNotification: 'Wallets rest tonight', userNotification: '' };

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});

test('the host’s notices are requested by its name and stored on the device', async () => {
  const reply = { error: false, code: 0, message: '', data: notices };
  const { fetch, kept } = await fetchFrom(async () => Response.json(reply));
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"domainUrl":"localhost"}');
  expect(kept).toEqual(notices);
  expect(JSON.parse(localStorage.getItem('domainSettingByDomainName') ?? '')).toEqual(notices);
});

test('stored notices stay when the house does not answer', async () => {
  localStorage.setItem('domainSettingByDomainName', JSON.stringify(notices));
  const { kept } = await fetchFrom(() => Promise.reject(new TypeError('no network')));
  expect(kept).toEqual(notices);
});
