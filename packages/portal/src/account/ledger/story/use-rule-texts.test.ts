import { afterEach, expect, test, vi } from 'vitest';
import { ar } from '../../../app/rules/texts/ar.ts';
import { es } from '../../../app/rules/texts/es.ts';
import { fr } from '../../../app/rules/texts/fr.ts';
import { hi } from '../../../app/rules/texts/hi.ts';
import { it } from '../../../app/rules/texts/it.ts';
import { zh } from '../../../app/rules/texts/zh.ts';
import { loadRuleTexts } from './use-rule-texts.ts';

afterEach(() => {
  vi.doUnmock('../../../app/rules/texts/hi.ts');
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
  vi.doMock('../../../app/rules/texts/hi.ts', () => {
    throw new Error('offline');
  });
  const fresh = await import('./use-rule-texts.ts');
  expect(await fresh.loadRuleTexts('hi')).toBeNull();
  expect(reported).toHaveBeenCalledOnce();
});
