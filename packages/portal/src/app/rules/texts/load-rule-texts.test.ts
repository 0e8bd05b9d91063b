import { afterEach, expect, test, vi } from 'vitest';
import { ar } from './ar.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { loadRuleTexts } from './rule-texts.ts';
import { zh } from './zh.ts';

afterEach(() => {
  vi.doUnmock('./hi.ts');
  vi.unstubAllGlobals();
});

test.each([
  ['hi', hi],
  ['zh', zh],
  ['es', es],
  ['fr', fr],
  ['it', it],
  ['ar', ar],
] as const)('%s has its own rule texts', async (code, own) => {
  expect(await loadRuleTexts(code)).toBe(own);
});

test('rules that fail to load are reported, and the house’s own reason is shown', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.resetModules();
  vi.doMock('./hi.ts', () => {
    throw new Error('offline');
  });
  const fresh = await import('./rule-texts.ts');
  expect(await fresh.loadRuleTexts('hi')).toBeNull();
  expect(reported).toHaveBeenCalledOnce();
});
