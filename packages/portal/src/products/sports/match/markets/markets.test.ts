import type { MatchDetail } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
import { Markets } from './markets.tsx';

vi.mock('../../texts/sports-texts.ts', () => ({ useSportsTexts: () => en }));
vi.mock('../../../../brand/brand.ts', () => ({ useBrand: () => ({ flags: {} }) }));
vi.mock('../../../../house/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../../../house/wallet-store.ts', () => ({}));
vi.mock('../../slip/api.ts', () => ({}));
vi.mock('../../slip/slip-under-row.tsx', () => ({ SlipUnderRow: () => null }));
vi.mock('../../prices/match-prices.tsx', () => ({
  useExchangeMarkets: () => [],
  useRows: () => [],
  useIsAwaited: () => true,
}));

const draw = (status: MatchDetail['status']) =>
  renderToStaticMarkup(createElement(Markets, { match: { status } as MatchDetail, limits: undefined }));

test('until the first prices have arrived a match does not say what is on offer', () => {
  expect(draw('INPLAY')).not.toContain(en.match.nothingOpen);
});

test.each(['COMPLETED', 'ABANDONED'] as const)('a match that is %s does not wait for prices', (status) => {
  expect(draw(status)).toContain(en.match.nothingOpen);
});
