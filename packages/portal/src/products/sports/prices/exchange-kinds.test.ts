import type { OddsMarket } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { exchangeOfState } from './exchange-wire.ts';

test.each([
  ['Match Odds', 'match-odds'],
  ['Tied Match', 'tied-match'],
  ['To Win the Toss', 'toss'],
] as const)('a market of type %s is a %s market', (marketType, kind) => {
  const market: OddsMarket = {
    marketId: '1.91',
    marketType,
    status: 'OPEN',
    runners: [
      {
        selectionName: 'Lions',
        selectionId: 1,
        ex: { availableToBack: [{ price: 1.9, size: 100 }], availableToLay: [] },
      },
    ],
  };
  const shown = exchangeOfState({ n: 1, markets: [market] });
  expect(JSON.stringify(shown)).toContain(`"kind":"${kind}"`);
});
