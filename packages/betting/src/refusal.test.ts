import { describe, expect, it } from 'vitest';
import { coins, coinsFromWhole } from './coins.ts';
import { oddsFromDecimal, oddsFromRaw } from './prices/odds.ts';
import { type Refusal, refusalCodes, refusalFacts, refusalMessage } from './refusal.ts';

const cases: readonly (readonly [Refusal, string])[] = [
  [{ code: 'session-gone' }, 'Your session has ended. Please sign in again'],
  [{ code: 'request-id-reused', request: 'r1' }, 'Request r1 was already used for a different bet'],
  [{ code: 'not-on-offer', what: 'session' }, 'This session is not on offer'],
  [{ code: 'client-blocked' }, 'Your Bet is Closed Please Connect With Upline'],
  [{ code: 'upline-blocked' }, 'Betting is closed by your upline. Please Connect With Upline'],
  [{ code: 'password-unchanged' }, 'Please choose your own password before you bet'],
  [{ code: 'market-unknown', market: '1.23' }, 'There is no market 1.23'],
  [{ code: 'market-not-open', state: 'shut' }, 'This market is shut'],
  [{ code: 'round-closed' }, 'Betting on this round is closed'],
  [{ code: 'too-late', minutes: 60 }, 'Bets on this market are accepted until 60 minutes before the start'],
  [{ code: 'market-suspended' }, 'This market is suspended'],
  [{ code: 'option-unknown', option: 'Tie' }, 'This market does not offer Tie'],
  [{ code: 'option-suspended', option: 'Tie' }, 'Tie is suspended'],
  [{ code: 'price-stale', ageSeconds: 12, limitSeconds: 5 }, 'Price is 12 s old, more than the 5 s allowed'],
  [
    { code: 'rate-changed', was: oddsFromRaw(0.8), now: oddsFromRaw(0.755), quote: 'per-hundred' },
    'Rate changed from 80 to 75.5',
  ],
  [{ code: 'run-changed', was: 40, now: 42 }, 'Run changed from 40 to 42'],
  [{ code: 'too-many-bets', most: 2 }, 'You can have up to 2 bets on this at a time'],
  [{ code: 'stake-not-whole' }, 'Stake must be a whole number of coins above 0'],
  [{ code: 'stake-below-min', stakeMin: coinsFromWhole(100) }, 'Minimum bet is 100'],
  [{ code: 'stake-above-max', stakeMax: coinsFromWhole(50_000) }, 'Maximum bet is 50,000'],
  [{ code: 'stake-above-size', size: coinsFromWhole(250) }, 'Only 250 is available at this price'],
  [
    { code: 'house-limit-reached', stakePossible: coinsFromWhole(40_000) },
    'The house can take up to 40,000 on this now',
  ],
  [
    { code: 'market-limit-reached', limit: coinsFromWhole(500), wouldBe: coinsFromWhole(600) },
    'Market limit is 500 and this bet would make it 600',
  ],
  [
    { code: 'balance-below-zero', balance: coins(-12_050n) },
    'Your balance is -120.5 and must be repaid before you bet',
  ],
  [
    { code: 'not-enough-coins', needed: coinsFromWhole(1000), available: coins(25_050n) },
    'This bet needs 1,000 coins and 250.5 are available',
  ],
  [{ code: 'bet-unknown', bet: '17' }, 'There is no open bet 17 to cash out'],
  [{ code: 'already-cashed', multiplier: 235 }, 'This bet was already cashed out at 2.35'],
  [{ code: 'cash-out-too-late' }, 'The round is over and this bet can no longer be cashed out'],
  [{ code: 'nothing-to-take-back', bet: '17' }, 'There is no open bet 17 of yours to take back'],
  [{ code: 'take-back-too-late' }, 'A bet can be taken back only until its betting window shuts'],
  [{ code: 'take-back-past-limit' }, 'Without this bet your other bets would be above a limit'],
  [
    { code: 'take-back-uncovered', needed: coinsFromWhole(600), available: coins(25_050n) },
    'Without this bet your other bets need 600 more coins and 250.5 are available',
  ],
  [{ code: 'busy' }, 'Too many bets at this moment. Please try again'],
];

describe('a refusal', () => {
  it.each(cases.map(([refusal, message]) => ({ refusal, message })))(
    '$refusal.code says: $message',
    ({ refusal, message }) => {
      expect(refusalMessage(refusal)).toBe(message);
    },
  );

  it('says plainly when the house can take nothing more', () => {
    const full: Refusal = { code: 'house-limit-reached', stakePossible: coins(0n) };
    expect(refusalMessage(full)).toBe('The house can take no more on this now');
    expect(refusalFacts(full)).toEqual({ key: 'house-limit-full', figures: {} });
  });

  it('has a message for every code', () => {
    expect(cases.map(([{ code }]) => code)).toEqual(refusalCodes);
  });

  it.each(cases.map(([refusal, message]) => ({ refusal, message })))(
    '$refusal.code has every figure its message shows, for messages in other languages',
    ({ refusal, message }) => {
      const { key, figures } = refusalFacts(refusal);
      expect(key).toContain(refusal.code.split('-').at(-1) === 'open' ? 'market' : refusal.code);
      for (const figure of Object.values(figures)) expect(message).toContain(figure);
      // The fixed part of a message has no number but 0.
      const digits = message.match(/-?[\d.]*[1-9][\d.]*/g) ?? [];
      for (const each of digits) expect(Object.values(figures).join(' ')).toContain(each);
    },
  );

  it('shows an exchange price as a decimal', () => {
    const [was, now] = [oddsFromDecimal(1.8), oddsFromDecimal(1.75)];
    expect(refusalMessage({ code: 'rate-changed', was, now, quote: 'decimal' })).toBe(
      'Rate changed from 1.8 to 1.75',
    );
  });
});
