import { isLadderPrice } from '@maidan/betting';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickRandom } from './quick-random.ts';
import { quoteLine } from './quote-line.ts';
import { quoteBookmaker, quoteExchange } from './quote-winner.ts';

const UNIT = 10_000;

function twoChances(probability: number) {
  return [
    { runnerId: '1', probability },
    { runnerId: '2', probability: 1 - probability },
  ];
}

const probability = fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true });
/** Results from nearly certain to wide open. */
const ends = fc
  .tuple(
    fc.integer({ min: 0, max: 300 }),
    fc.integer({ min: 0, max: 60 }),
    fc.integer({ min: 30, max: 200 }),
    fc.integer(),
  )
  .map(([low, width, count, seed]) => {
    const random = quickRandom(seed);
    return Array.from({ length: count }, () => low + Math.floor(random.next() * (width + 1)));
  });

describe('a bookmaker quote', () => {
  it('backs below and lays above the fair rate, in whole hundredths', () => {
    fc.assert(
      fc.property(probability, (p) => {
        for (const [index, { back, lay }] of quoteBookmaker(twoChances(p), 1).entries()) {
          const chance = index === 0 ? p : 1 - p;
          const fair = ((1 - chance) / chance) * UNIT;
          for (const { odds } of back) expect(odds).toBeLessThan(fair);
          for (const { odds } of lay) expect(odds).toBeGreaterThan(fair);
          for (const { odds } of [...back, ...lay]) expect(odds % 100).toBe(0);
          for (const { odds } of back) expect(odds).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('leaves the outsider of an uneven pair without a price', () => {
    const [favourite, outsider] = quoteBookmaker(twoChances(0.7), 1);
    expect(favourite?.back[0]?.odds).toBe(4_100);
    expect(favourite?.lay[0]?.odds).toBe(4_500);
    expect(outsider).toEqual({ runnerId: '2', back: [], lay: [] });
  });
});

describe('an exchange quote', () => {
  it('is on the ladder, best first, the fair price strictly inside', () => {
    fc.assert(
      fc.property(probability, fc.integer(), (p, seed) => {
        for (const [index, { back, lay }] of quoteExchange(twoChances(p), seed).entries()) {
          const fair = 1 / (index === 0 ? p : 1 - p);
          const backs = back.map(({ odds }) => (odds + UNIT) / UNIT);
          const lays = lay.map(({ odds }) => (odds + UNIT) / UNIT);
          for (const price of [...backs, ...lays]) expect(isLadderPrice(price)).toBe(true);
          for (const price of backs) expect(price).toBeLessThan(fair);
          for (const price of lays) expect(price).toBeGreaterThan(fair);
          expect(backs).toEqual([...backs].sort((one, other) => other - one));
          expect(lays).toEqual([...lays].sort((one, other) => one - other));
          expect(Math.max(backs.length, lays.length)).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  it('lets nobody lay what cannot happen, which would be a gain without a risk', () => {
    const [never] = quoteExchange(twoChances(0), 1);
    expect(never?.lay).toEqual([]);
    expect(never?.back.length).toBe(3);
  });

  it('is three deep on both sides of an open match', () => {
    for (const { back, lay } of quoteExchange(twoChances(0.6), 1))
      expect([back.length, lay.length]).toEqual([3, 3]);
  });
});

describe('a session quote', () => {
  it('never has the run of yes below that of no, and always has a margin by gap or by rate', () => {
    fc.assert(
      fc.property(ends, fc.constantFrom('spread', 'split'), (values, style) => {
        const line = quoteLine([...values], style);
        if (line === undefined) return;
        const { yesRun, noRun, yesOdds, noOdds } = line;
        expect(yesRun).toBeGreaterThanOrEqual(noRun);
        expect(noRun).toBeGreaterThanOrEqual(1);
        if (yesRun === noRun) expect(noOdds).toBeGreaterThan(yesOdds);
        else expect([yesOdds, noOdds]).toEqual([UNIT, UNIT]);
        expect(yesOdds).toBeGreaterThan(0);
        expect(yesOdds % 100).toBe(0);
        expect(noOdds % 100).toBe(0);
      }),
    );
  });

  it('makes the client lose a little on average on either answer', () => {
    fc.assert(
      fc.property(ends, fc.constantFrom('spread', 'split'), (values, style) => {
        const line = quoteLine([...values], style);
        if (line === undefined) return;
        const share = (isWon: (value: number) => boolean) =>
          (values.filter(isWon).length + 0.5) / (values.length + 1);
        const yes = share((value) => value >= line.yesRun);
        const notNo = share((value) => value >= line.noRun);
        expect((yes * line.yesOdds) / UNIT - (1 - yes)).toBeLessThanOrEqual(1e-9);
        expect(1 - notNo - (notNo * line.noOdds) / UNIT).toBeLessThanOrEqual(1e-9);
      }),
    );
  });

  it('is withdrawn when the answer is nearly certain', () => {
    expect(
      quoteLine(
        Array.from({ length: 200 }, () => 47),
        'split',
      ),
    ).toBeUndefined();
    expect(
      quoteLine(
        Array.from({ length: 200 }, () => 47),
        'spread',
      ),
    ).toBeUndefined();
  });
});
