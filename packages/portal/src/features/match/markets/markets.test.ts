import type { MatchDetail } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../../i18n/sports/en.ts';
import { Markets } from './markets.tsx';

vi.mock('../../../i18n/sports/sports-texts.ts', () => ({ useSportsTexts: () => en }));
vi.mock('../../../brand/brand.ts', () => ({ useBrand: () => ({ flags: {} }) }));
vi.mock('../../../api/call.ts', () => ({ call: vi.fn() }));
vi.mock('../../../live/wallet-store.ts', () => ({}));
vi.mock('../../../sports/slip/api.ts', () => ({}));
vi.mock('../../../sports/slip/slip-under-row.tsx', () => ({ SlipUnderRow: () => null }));
vi.mock('../../../sports/prices/match-prices.tsx', () => ({
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
