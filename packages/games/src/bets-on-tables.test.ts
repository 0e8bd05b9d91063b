import { type Coins, coins, held, keyFromText, type Leg, type MarketBook, shapeOf } from '@maidan/betting';
import fc from 'fast-check';
import { describe, expect, inject, it, test } from 'vitest';
import {
  type Plain,
  type PlainEnd,
  plainAmarAkbarAnthony,
  plainAndarBahar,
  plainDragonTiger,
  plainLuckySeven,
  plainTeenpattiOneDay,
  plainTeenpattiThree,
  plainTeenpattiTwenty,
  plainThirtyTwoCards,
  plainWorli,
} from '../testing/plain-settlement.ts';
import { roundsOfHands } from '../testing/rounds-of-hands.ts';
import { games } from './dealt-games.ts';
import type { DealtCard, TableGame } from './game.ts';
import { roundRandom } from './proof/fairness.ts';
import { andarBahar } from './tables/andar-bahar/game.ts';

/** Tiger and Lion tie for the best hand: too rare to occur by chance. */
const tie: readonly DealtCard[] = (
  ['ASS', 'ADD', '9SS', 'KHH', 'KCC', '7HH', 'JDD', 'JSS', '5DD'] as const
).map((card, index) => ({ card, place: ['tiger', 'lion', 'dragon'][index % 3] ?? '' }));

const sameCard: readonly DealtCard[][] = [
  [
    { card: '9SS', place: 'dragon' },
    { card: '9SS', place: 'tiger' },
  ],
];

const plains: readonly (readonly [string, Plain, readonly (readonly DealtCard[])[]])[] = [
  ['aaa', plainAmarAkbarAnthony, []],
  ['abj', plainAndarBahar, []],
  ['dt20', plainDragonTiger, sameCard],
  ['dt202', plainDragonTiger, sameCard],
  ['lucky7eu', plainLuckySeven, []],
  ['card32-a', plainThirtyTwoCards, []],
  ['card32eu', plainThirtyTwoCards, []],
  ['worli', plainWorli, []],
  ['teen20', plainTeenpattiTwenty, roundsOfHands(['a', 'b'])],
  ['teen', plainTeenpattiOneDay, roundsOfHands(['a', 'b'])],
  ['teen9', plainTeenpattiThree, [tie, ...roundsOfHands(['tiger', 'lion', 'dragon'])]],
];

const tables = games.flatMap((game) =>
  plains.filter(([code]) => code === game.entry.code).map(([, plain, rare]) => [game, plain, rare] as const),
);

test('every game has a second settlement that shares no code with its own', () => {
  expect(tables.map(([game]) => game)).toEqual(games);
});

const roundsOf = (game: TableGame, count: number) =>
  Array.from({ length: count }, (_, index) => game.deal(roundRandom(keyFromText('bets'), `r.${index}`)));

/** The result of each option of a round, by sid. */
type PlainEnds = ReadonlyMap<string, PlainEnd>;

function plainProfit(ends: PlainEnds, leg: Leg): bigint {
  const backed = plainBack(ends.get(leg.option) ?? 'lose', leg);
  return leg.side === 'back' ? backed : -backed;
}

/** Stakes are whole coins and prices have two decimals, so nothing is rounded. */
function plainBack(end: PlainEnd, { stake, odds }: Leg): bigint {
  if (typeof end === 'number') return stake * BigInt(end);
  if (end === 'back') return 0n;
  if (end === 'half') return -stake / 2n;
  return end === 'win' ? (stake * BigInt(odds)) / 10_000n : -stake;
}

const isWon = (end: PlainEnd): boolean => end === 'win' || typeof end === 'number';

const anyLegs = (game: TableGame) =>
  fc
    .array(
      fc.record({
        option: fc.constantFrom(...game.options.map(({ sid }) => sid)),
        whole: fc.integer({ min: 1, max: 500 }),
        isLay: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((bets) =>
      bets.map(({ option, whole, isLay }): Leg => {
        const price = game.prices([])[option];
        const side = isLay && price?.lay !== undefined ? 'lay' : 'back';
        const odds = price?.[side];
        if (odds === undefined) throw new Error(`no price on ${option}`);
        return { option, side, stake: coins(BigInt(whole) * 100n), odds };
      }),
    );

describe.each(tables.map((table) => [table[0].entry.title, ...table] as const))(
  'bets on %s',
  (_title, game, plain, rare) => {
    const { definition } = game;
    const shape = shapeOf(definition);
    const rounds = [...rare, ...roundsOf(game, 150)];
    const outcomes = rounds.map((dealt) => ({
      judgement: game.judge(dealt),
      ends: new Map(game.options.map(({ sid, name }) => [sid, plain(name, dealt)])),
    }));
    const someOutcomes = outcomes.filter((_, nth) => nth % Math.ceil(outcomes.length / 160) === 0);

    it('lead to outcomes the market can have, with the winners that the cards give', () => {
      for (const { ends, judgement } of outcomes) {
        expect(shape.isOutcome(definition, judgement.outcome)).toBe(true);
        const expected = [...ends].filter(([, end]) => isWon(end)).map(([sid]) => sid);
        expect([...judgement.winners].sort()).toEqual(expected.sort());
      }
    });

    it('are paid in every round, on every option and side, what a second settlement of the cards gives', () => {
      const stake = coins(10_000n);
      const legs = Object.entries(game.prices([])).flatMap(([option, { back, lay }]): Leg[] => [
        ...(back === undefined ? [] : [{ option, side: 'back' as const, stake, odds: back }]),
        ...(lay === undefined ? [] : [{ option, side: 'lay' as const, stake, odds: lay }]),
      ]);
      for (const { ends, judgement } of outcomes)
        expect(legs.map((leg) => shape.payout(definition, leg, judgement.outcome))).toEqual(
          legs.map((leg) => plainProfit(ends, leg)),
        );
    });

    it('of random stakes and prices are paid what a second settlement of the cards gives', () => {
      fc.assert(
        fc.property(anyLegs(game), fc.constantFrom(...outcomes), (legs, { ends, judgement }) => {
          for (const leg of legs) {
            expect(shape.payout(definition, leg, judgement.outcome)).toBe(plainProfit(ends, leg));
          }
        }),
        { numRuns: 200 * inject('caseFactor') },
      );
    });

    it('never hold less than the worst round would lose, and hold the same in any order', () => {
      fc.assert(
        fc.property(anyLegs(game), fc.infiniteStream(fc.nat(1_000)), (legs, keys) => {
          const shuffled = legs
            .map((leg) => ({ leg, key: keys.next().value ?? 0 }))
            .sort((one, other) => one.key - other.key)
            .map(({ leg }) => leg);
          expect(holdStepByStep(legs)).toBe(holdStepByStep(shuffled));
        }),
        { numRuns: 60 * inject('caseFactor') },
      );
    });

    function holdStepByStep(legs: readonly Leg[]): Coins {
      let book: MarketBook = shape.emptyBook(definition);
      const totals = someOutcomes.map(() => 0n);
      for (const leg of legs) {
        book = shape.addLeg(definition, book, leg);
        for (const [index, { ends }] of someOutcomes.entries())
          totals[index] = (totals[index] ?? 0n) + plainProfit(ends, leg);
        const worst = totals.reduce((least, total) => (total < least ? total : least), 0n);
        expect(held(definition, book)).toBeGreaterThanOrEqual(-worst);
      }
      return held(definition, book);
    }
  },
);

describe('the exposure of bets on Andar Bahar', () => {
  it('is exact where bets on both sides cover each other', () => {
    const { definition } = andarBahar;
    const shape = shapeOf(definition);
    const leg = (option: string, whole: number): Leg => ({
      option,
      side: 'back',
      stake: coins(BigInt(whole) * 100n),
      odds: andarBahar.prices([])[option]?.back ?? (0 as Leg['odds']),
    });
    const legs = [leg('5', 100), leg('3', 100)];
    const book = legs.reduce((sum, each) => shape.addLeg(definition, sum, each), shape.emptyBook(definition));
    // Bahar later: +90 - 100. Andar later: -100 + 100. Andar on the second card is the worst: -100, and no
    // second bet.
    expect(held(definition, book)).toBe(10_000n);
    expect(held(definition, shape.addLeg(definition, book, leg('2', 200)))).toBe(21_000n);
  });
});
