import { coinsFromWhole, oddsFromRaw, type Refusal, refusalFacts, refusalMessage } from '@maidan/betting';
import { houseRefusals } from '@maidan/contract/wire';
import { describe, expect, test } from 'vitest';
import { formatRefusal } from './format-refusal.ts';

const others = ['hi', 'zh', 'es', 'fr', 'it', 'ar'] as const;
const refusals: readonly Refusal[] = [
  { code: 'session-gone' },
  { code: 'request-id-reused', request: 'r1' },
  ...(['match', 'session', 'market', 'selection'] as const).map((what) => ({
    code: 'not-on-offer' as const,
    what,
  })),
  { code: 'client-blocked' },
  { code: 'upline-blocked' },
  { code: 'password-unchanged' },
  { code: 'market-unknown', market: '1.23' },
  { code: 'market-not-open', state: 'shut' },
  { code: 'market-not-open', state: 'settled' },
  { code: 'round-closed' },
  { code: 'too-late', minutes: 60 },
  { code: 'market-suspended' },
  { code: 'option-unknown', option: 'Tie' },
  { code: 'option-suspended', option: 'Tie' },
  { code: 'price-stale', ageSeconds: 12, limitSeconds: 5 },
  { code: 'rate-changed', was: oddsFromRaw(0.8), now: oddsFromRaw(0.75), quote: 'per-hundred' },
  { code: 'run-changed', was: 40, now: 42 },
  { code: 'too-many-bets', most: 2 },
  { code: 'stake-not-whole' },
  { code: 'stake-below-min', stakeMin: coinsFromWhole(100) },
  { code: 'stake-above-max', stakeMax: coinsFromWhole(50_000) },
  { code: 'stake-above-size', size: coinsFromWhole(250) },
  { code: 'house-limit-reached', stakePossible: coinsFromWhole(40_000) },
  { code: 'house-limit-reached', stakePossible: coinsFromWhole(0) },
  { code: 'market-limit-reached', limit: coinsFromWhole(500), wouldBe: coinsFromWhole(600) },
  { code: 'balance-below-zero', balance: coinsFromWhole(-12) },
  { code: 'not-enough-coins', needed: coinsFromWhole(1000), available: coinsFromWhole(250) },
  { code: 'bet-unknown', bet: '17' },
  { code: 'already-cashed', multiplier: 235 },
  { code: 'cash-out-too-late' },
  { code: 'busy' },
];

const figures = { least: '6', request: 'req-7' };

describe.each(others)('in %s', (language) => {
  test.each(Object.entries(houseRefusals))(
    '%s, "%s", is translated with the same figures',
    async (key, english) => {
      const text = await formatRefusal({ key, figures }, language);
      expect(text).not.toBe(english);
      expect(text).not.toMatch(/[{}]/);
      for (const [name, figure] of Object.entries(figures))
        expect(text?.includes(figure)).toBe(english.includes(`{${name}}`));
    },
  );

  test.each(refusals.map((refusal) => ({ english: refusalMessage(refusal), refusal })))(
    '"$english" is translated with the same figures',
    async ({ english, refusal }) => {
      const facts = refusalFacts(refusal);
      const text = await formatRefusal(facts, language);
      expect(text).not.toBe(english);
      expect(text).not.toMatch(/[{}]/);
      for (const figure of Object.values(facts.figures)) expect(text).toContain(figure);
    },
  );
});

test('in English the house’s own message is used', async () => {
  expect(await formatRefusal(refusalFacts({ code: 'busy' }), 'en')).toBeUndefined();
});

test.each([
  undefined,
  null,
  'text',
  {},
  { refusal: 'text' },
  { refusal: { key: 'unheard-of', figures: {} } },
])('anything but a refusal of ours is left with the house’s message: %o', async (data) => {
  expect(await formatRefusal(data, 'hi')).toBeUndefined();
});
