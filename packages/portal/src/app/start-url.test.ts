import { beforeEach, expect, test } from 'vitest';
import { stubBrowser } from '../house/fake-browser.ts';
import { rememberStartUrl, startUrl } from './start-url.ts';

beforeEach(() => stubBrowser());

test('the first address of a visit is remembered', () => {
  rememberStartUrl('/main/ledger');
  rememberStartUrl('/main/profile');
  expect(startUrl()).toBe('/main/ledger');
});

test.each(['/', '/signin', '/main', '/main/'])('%s is not remembered as a start', (path) => {
  rememberStartUrl(path);
  expect(startUrl()).toBeUndefined();
});
