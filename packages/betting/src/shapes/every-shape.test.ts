import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../testing/book-of.ts';
import { settle } from '../../testing/settle.ts';
import type { Leg } from '../bet.ts';
import { coins } from '../coins.ts';
import { held, type MarketDefinition, type MarketOutcome, type ShapeName, shapeOf } from '../market.ts';
import { type Odds, odds } from '../prices/odds.ts';
import type { OptionGroup } from './options/group-words.ts';
import type { Verdict } from './options/verdict.ts';

/** A market, bets it accepts, and outcomes that can happen to those bets. */
interface Case {
  readonly definition: MarketDefinition;
  readonly legs: readonly Leg[];
  readonly outcomes: readonly MarketOutcome[];
}

// Odd hundredths and odd ten-thousandths reach every rounding; the largest stakes reach figures beyond a double.
const stake = fc.oneof(fc.bigInt(1n, 5_000_000n), fc.bigInt(1n, 10n ** 15n)).map(coins);
const anyOdds = fc.integer({ min: 0, max: 2_000_000 }).map(odds);
const side = fc.constantFrom('back' as const, 'lay' as const);
const names = (min: number) =>
  fc.uniqueArray(fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('__proto__', 'toString')), {
    minLength: min,
    maxLength: 6,
  });
const voided: MarketOutcome = { void: true };

function subsets(items: readonly string[]): string[][] {
  const all: string[][] = [[]];
  for (const item of items) all.push(...all.map((some) => [...some, item]));
  return all;
}

const winnerCase: fc.Arbitrary<Case> = names(2).chain((runners) =>
  fc.record({
    definition: fc.constant({ shape: 'winner' as const, rule: 'bookmaker' as const, runners }),
    legs: fc.array(fc.record({ option: fc.constantFrom(...runners), side, stake, odds: anyOdds })),
    outcomes: fc.constant([
      voided,
      ...runners.map((winner) => ({ winner })),
      ...subsets(runners)
        .filter((winners) => winners.length > 1)
        .map((winners) => ({ deadHeat: { winners } })),
    ]),
  }),
);

/** Every combination of won, lost and withdrawn; of four runners at most, since the combinations are three to that power. */
const placesCase: fc.Arbitrary<Case> = names(2).chain((all) => {
  const runners = all.slice(0, 4);
  return fc.record({
    definition: fc.record({
      shape: fc.constant('places' as const),
      runners: fc.constant(runners),
      places: fc.integer({ min: 1, max: 5 }),
    }),
    legs: fc.array(fc.record({ option: fc.constantFrom(...runners), side, stake, odds: anyOdds })),
    outcomes: fc.constant([
      voided,
      ...subsets(runners)
        .filter((winners) => winners.length > 0)
        .flatMap((winners) =>
          subsets(runners.filter((runner) => !winners.includes(runner))).map((withdrawn) => ({
            placed: { winners, withdrawn },
          })),
        ),
    ]),
  });
});

const numbersCase: fc.Arbitrary<Case> = names(1).chain((drawn) =>
  fc.record({
    definition: fc.constant({ shape: 'numbers' as const, numbers: drawn }),
    legs: fc.array(
      fc.record({
        option: fc.constantFrom(...drawn),
        side: fc.constant('back' as const),
        stake,
        odds: anyOdds,
      }),
    ),
    outcomes: fc.constant([
      voided,
      ...drawn.map((number) => ({ number })),
      ...subsets(drawn)
        .filter((shared) => shared.length > 1)
        .map((shared) => ({ shared: { numbers: shared } })),
    ]),
  }),
);

const lineCase: fc.Arbitrary<Case> = fc.record({
  definition: fc.constant({ shape: 'line' as const }),
  legs: fc.array(
    fc.record({
      option: fc.constant('runs'),
      side,
      stake,
      odds: anyOdds,
      run: fc.integer({ min: 0, max: 60 }).map((halves) => halves / 2),
    }),
  ),
  outcomes: fc.constant([voided, ...Array.from({ length: 33 }, (_, run) => ({ run }))]),
});

const verdict: fc.Arbitrary<Verdict> = fc.oneof(
  fc.constantFrom('win' as const, 'lose' as const, 'push' as const, 'half-loss' as const),
  fc.record({ pays: anyOdds as fc.Arbitrary<Odds> }),
);

function groupOfOptions(id: string, owned: readonly string[]): fc.Arbitrary<OptionGroup> {
  const group = { id, options: owned };
  const listed = fc
    .array(fc.dictionary(fc.constantFrom(...owned), verdict), { minLength: 1, maxLength: 4 })
    .map((all) => ({ ...group, outcomes: all.map((verdicts, index) => ({ id: `o${index}`, verdicts })) }));
  return fc.oneof(fc.constant(group), fc.constant({ ...group, isComplete: true }), listed);
}

function groupOutcomes(group: OptionGroup) {
  if (group.outcomes) return [...group.outcomes.map(({ id }) => id), voided];
  const none = group.isComplete ? [] : [{ verdicts: {} }];
  return [...group.options, ...none, voided];
}

const optionsCase: fc.Arbitrary<Case> = fc
  .tuple(groupOfOptions('one', ['a', 'b', 'c']), groupOfOptions('two', ['d', 'e']))
  .chain((groups) =>
    fc.record({
      definition: fc.constant({ shape: 'options' as const, groups }),
      legs: fc.array(
        fc.record({ option: fc.constantFrom('a', 'b', 'c', 'd', 'e'), side, stake, odds: anyOdds }),
      ),
      outcomes: fc.constant([
        voided,
        ...groupOutcomes(groups[0]).flatMap((one) =>
          groupOutcomes(groups[1]).map((two) => ({ groups: { one, two } }) as MarketOutcome),
        ),
      ]),
    }),
  );

const flightCase: fc.Arbitrary<Case> = fc.integer({ min: 100, max: 5_000 }).chain((reached) =>
  fc.record({
    definition: fc.constant({ shape: 'flight' as const }),
    legs: fc.array(
      fc.record(
        {
          option: fc.constant('plane'),
          side: fc.constant('back' as const),
          stake,
          odds: fc.constant(odds(0)),
          cashedAt: fc.integer({ min: 100, max: reached }),
        },
        { requiredKeys: ['option', 'side', 'stake', 'odds'] },
      ),
    ),
    outcomes: fc.constant([voided, { crash: reached }, { crash: reached + 1 }, { crash: reached * 9 }]),
  }),
);

const externalCase: fc.Arbitrary<Case> = fc
  .uniqueArray(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,5}$/), { maxLength: 5 })
  .chain((options) =>
    fc.record({
      definition: fc.record(
        {
          shape: fc.constant('external' as const),
          // Returns of the five largest stakes must not pass the most that a round returns.
          returnsTimes: fc.integer({ min: 1, max: 150 }),
          profitMax: fc.bigInt(1n, 10n ** 13n).map(String),
        },
        { requiredKeys: ['shape', 'returnsTimes'] },
      ),
      legs: fc.tuple(
        ...options.map((option) =>
          fc.record({
            option: fc.constant(option),
            side: fc.constant('back' as const),
            stake,
            odds: fc.constant(odds(0)),
          }),
        ),
      ),
    }),
  )
  .map(({ definition, legs }) => {
    const returned = (coinsOf: (leg: Leg) => bigint) => ({
      returned: legs.map((leg) => [leg.option, String(coinsOf(leg))] as const),
    });
    const best = shapeOf(definition).bestCase(definition, bookOf(definition, legs));
    const outcomes: MarketOutcome[] = [
      voided,
      { returned: [] },
      returned(() => 1n),
      returned((leg) => leg.stake),
      returned((leg) => leg.stake + (leg === legs[0] ? best : 0n)),
    ];
    return { definition, legs, outcomes };
  });

/** Names as people choose them: some contain separators, some are shared by two options. */
const optionNames = fc.array(
  fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom('Lions', 'lions', 'Lions, Tigers', 'The "Bears"', 'void', 'none', 'a=win', ' x '),
  ),
  { minLength: 6, maxLength: 6 },
);

function optionsIn(definition: MarketDefinition): readonly string[] {
  switch (definition.shape) {
    case 'winner':
    case 'places':
      return definition.runners;
    case 'numbers':
      return definition.numbers;
    case 'options':
      return definition.groups.flatMap(({ options }) => options);
    case 'line':
    case 'flight':
    case 'external':
      return [];
  }
}

const cases = {
  winner: winnerCase,
  places: placesCase,
  line: lineCase,
  options: optionsCase,
  numbers: numbersCase,
  flight: flightCase,
  external: externalCase,
} satisfies Record<ShapeName, fc.Arbitrary<Case>>;

/** Every case but those of shapes to which a law does not apply. */
const casesBut = (...left: readonly ShapeName[]) =>
  Object.entries(cases).filter(([name]) => !left.some((shape) => shape === name));

describe.each(Object.entries(cases))('a %s market', (name, arbitrary) => {
  it('never pays less than minus what it holds, whatever the bets and the outcome', () => {
    fc.assert(
      fc.property(arbitrary, ({ definition, legs, outcomes }) => {
        const holding = held(definition, bookOf(definition, legs));
        expect(holding).toBeGreaterThanOrEqual(0n);
        for (const outcome of outcomes) {
          expect(settle(definition, legs, outcome)).toBeGreaterThanOrEqual(-holding);
        }
      }),
    );
  });

  it('never pays more than its best case, but for less than a hundredth a bet of rounding', () => {
    fc.assert(
      fc.property(arbitrary, ({ definition, legs, outcomes }) => {
        const best = shapeOf(definition).bestCase(definition, bookOf(definition, legs));
        expect(best).toBeGreaterThanOrEqual(0n);
        for (const outcome of outcomes) {
          expect(settle(definition, legs, outcome)).toBeLessThanOrEqual(best + BigInt(legs.length));
        }
      }),
    );
  });

  it('gives the book without a leg when that leg is removed', () => {
    fc.assert(
      fc.property(arbitrary, fc.nat(), ({ definition, legs }, chosen) => {
        const [leg] = legs.slice(chosen % Math.max(1, legs.length));
        if (!leg) return;
        const shape = shapeOf(definition);
        const book = bookOf(definition, legs);
        const without = bookOf(definition, legs.toSpliced(legs.indexOf(leg), 1));
        expect(shape.removeLeg(definition, book, leg)).toEqual(without);
        expect(shape.removeLeg(definition, shape.addLeg(definition, book, leg), leg)).toEqual(book);
      }),
    );
  });

  it('gives the same book whatever the order of the bets', () => {
    const shuffled = arbitrary.chain((one) =>
      fc.record({
        one: fc.constant(one),
        order: fc.shuffledSubarray([...one.legs], { minLength: one.legs.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ one, order }) => {
        expect(bookOf(one.definition, order)).toEqual(bookOf(one.definition, one.legs));
      }),
    );
  });

  it('never changes the book it is given', () => {
    fc.assert(
      fc.property(arbitrary, ({ definition, legs }) => {
        const shape = shapeOf(definition);
        const book = bookOf(definition, legs);
        const before = JSON.stringify(shape.encodeBook(book));
        for (const leg of legs) {
          shape.addLeg(definition, book, leg);
          shape.removeLeg(definition, book, leg);
        }
        expect(JSON.stringify(shape.encodeBook(book))).toBe(before);
      }),
    );
  });

  it('keeps its book through JSON, and its definition and outcomes are JSON already', () => {
    fc.assert(
      fc.property(arbitrary, ({ definition, legs, outcomes }) => {
        const shape = shapeOf(definition);
        const book = bookOf(definition, legs);
        const stored: unknown = JSON.parse(JSON.stringify(shape.encodeBook(book)));
        expect(shape.decodeBook(definition, stored)).toEqual(book);
        expect(JSON.parse(JSON.stringify({ definition, outcomes }))).toEqual({ definition, outcomes });
      }),
    );
  });

  it('pays nothing when it is void', () => {
    fc.assert(
      fc.property(arbitrary, ({ definition, legs }) => {
        for (const leg of legs) expect(settle(definition, [leg], { void: true })).toBe(0n);
      }),
    );
  });

  it('refuses to read a book that was not written by it', () => {
    const definition = { shape: name } as MarketDefinition;
    const shape = shapeOf(definition);
    for (const spoilt of [
      undefined,
      null,
      7,
      'x',
      [],
      { a: 7 },
      { base: '1.5', swings: [], rises: [], options: ['a', '1'] },
    ]) {
      expect(() => shape.decodeBook(definition, spoilt)).toThrow('not a part of a book');
    }
  });

  it('writes every outcome in words that it reads back, whatever its options are called', () => {
    fc.assert(
      fc.property(arbitrary, optionNames, ({ definition, outcomes }, called) => {
        const shape = shapeOf(definition);
        const names = new Map(
          optionsIn(definition).map((option, index) => [option, called[index] ?? option]),
        );
        for (const outcome of outcomes) {
          const words = shape.formatOutcome(definition, outcome, names);
          expect(shape.readOutcome(definition, words, names)).toEqual(outcome);
        }
      }),
    );
  });

  it('reads no outcome from words that are not its own', () => {
    fc.assert(
      fc.property(arbitrary, ({ definition }) => {
        for (const words of [
          'nobody else',
          '-1000',
          '1.5.2',
          'nobody, else',
          '; withdrawn',
          'one: ; two: x=win',
        ]) {
          expect(shapeOf(definition).readOutcome(definition, words, new Map())).toBeUndefined();
        }
      }),
    );
  });

  it('names the winners of an outcome among its options, and none of a void one', () => {
    fc.assert(
      fc.property(arbitrary, ({ definition, outcomes }) => {
        const shape = shapeOf(definition);
        expect(shape.winners(definition, { void: true })).toEqual([]);
        for (const outcome of outcomes) {
          for (const option of shape.winners(definition, outcome)) {
            expect(optionsIn(definition)).toContain(option);
          }
        }
      }),
    );
  });

  it('takes only the outcomes that can happen', () => {
    fc.assert(
      fc.property(arbitrary, ({ definition, outcomes }) => {
        const shape = shapeOf(definition);
        for (const outcome of outcomes) expect(shape.isOutcome(definition, outcome)).toBe(true);
        for (const other of [undefined, null, 'a', [], {}, { void: false }, { winner: 'nobody else' }]) {
          expect(shape.isOutcome(definition, other)).toBe(false);
        }
      }),
    );
  });
});

// The sum of the worst cases of groups is only a bound, so the options shape has tests of its own.
describe.each(casesBut('options'))('what a %s market holds', (_name, arbitrary) => {
  it('is lost by some outcome, to the hundredth', () => {
    fc.assert(
      fc.property(arbitrary, ({ definition, legs, outcomes }) => {
        const lowest = outcomes
          .map((outcome) => settle(definition, legs, outcome))
          .reduce((least, profit) => (profit < least ? profit : least));
        expect(held(definition, bookOf(definition, legs))).toBe(-lowest);
      }),
    );
  });
});

// What a flying stake may win has no bound here, and the sum of the best cases of groups is only a bound too.
describe.each(casesBut('options', 'flight'))('the best case of a %s market', (_name, arbitrary) => {
  it('is won by some outcome', () => {
    fc.assert(
      fc.property(arbitrary, ({ definition, legs, outcomes }) => {
        const highest = outcomes
          .map((outcome) => settle(definition, legs, outcome))
          .reduce((most, profit) => (profit > most ? profit : most));
        const best = shapeOf(definition).bestCase(definition, bookOf(definition, legs));
        expect(highest).toBeGreaterThanOrEqual(best);
      }),
    );
  });
});

describe('what each group of a table holds', () => {
  it('is lost by some outcome when stakes are whole and prices have two decimals', () => {
    const tidy = optionsCase.map(({ definition, legs, outcomes }) => ({
      definition: tidyPrizes(definition),
      legs: legs.map((leg) => ({ ...leg, stake: coins(leg.stake * 100n), odds: tidyOdds(leg.odds) })),
      outcomes,
    }));
    fc.assert(
      fc.property(tidy, ({ definition, legs, outcomes }) => {
        const lowest = outcomes
          .map((outcome) => settle(definition, legs, outcome))
          .reduce((least, profit) => (profit < least ? profit : least));
        expect(held(definition, bookOf(definition, legs))).toBe(-lowest);
      }),
    );
  });
});

function tidyOdds(value: number): Odds {
  return odds(Math.floor(value / 100) * 100);
}

function tidyPrizes(definition: MarketDefinition): MarketDefinition {
  const text = JSON.stringify(definition);
  return JSON.parse(text, (key, value: unknown) => (key === 'pays' ? tidyOdds(Number(value)) : value));
}
