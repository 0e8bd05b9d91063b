import { type Coins, coins, held, keyFromText, type Leg, type MarketBook, shapeOf } from '@maidan/betting';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareHands, weighHand } from '../testing/plain-hands.ts';
import { numberOf } from '../testing/plain-numbers.ts';
import {
  type Plain,
  type PlainEnd,
  plainAmarAkbarAnthony,
  plainDragonTiger,
  plainLuckySeven,
  plainTeenpattiTwenty,
  plainThirtyTwoCards,
  plainWorli,
} from '../testing/plain-settlement.ts';
import type { DealtCard, TableGame } from './game.ts';
import { roundRandom } from './kit/fairness.ts';
import { amarAkbarAnthony } from './tables/amar-akbar-anthony/game.ts';
import { andarBahar } from './tables/andar-bahar/game.ts';
import { dragonTiger } from './tables/dragon-tiger/game.ts';
import { luckySeven } from './tables/lucky-seven/game.ts';
import { teenpattiThree } from './tables/teenpatti-three/game.ts';
import { teenpattiTwenty } from './tables/teenpatti-twenty/game.ts';
import { thirtyTwoCards } from './tables/thirty-two-cards/game.ts';
import { thirtyTwoCardsB } from './tables/thirty-two-cards-b/game.ts';
import { worli } from './tables/worli/game.ts';

const plainAndarBahar: Plain = (name, dealt) => {
  const joker = numberOf(dealt[0]?.card ?? '');
  const fallen = dealt.length - 1;
  const side = dealt.at(-1)?.place ?? '';
  if (name.startsWith('Joker')) return name === `Joker ${dealt[0]?.card.slice(0, -2)}` ? 'win' : 'lose';
  if (name === 'Odd' || name === 'Even') return (joker % 2 === 1) === (name === 'Odd') ? 'win' : 'lose';
  if (name === 'SA') return fallen === 2 ? 'win' : 'lose';
  if (name === 'SB') return fallen === 1 ? 'win' : 'lose';
  if (name.startsWith('2nd') && fallen <= 2) return 'back';
  return name.toLowerCase().endsWith(side) ? 'win' : 'lose';
};

const kindNames = ['', 'Pair', 'Flush', 'Straight', 'Trio', 'StraightFlush'];

const plainTeenpatti: Plain = (name, dealt) => {
  const hands = ['tiger', 'lion', 'dragon'].map((place) => ({
    place,
    weight: weighHand(dealt.filter((fallen) => fallen.place === place).map(({ card }) => card)),
  }));
  const [best, second] = [...hands].sort((one, other) => compareHands(other.weight, one.weight));
  if (!best || !second || compareHands(best.weight, second.weight) === 0) return 'back';
  const [hand = '', row = ''] = name.toLowerCase().split(' ');
  if (row === 'winner') return best.place === hand ? 'win' : 'lose';
  const kind = hands.find(({ place }) => place === hand)?.weight[0] ?? 0;
  return kindNames[kind]?.toLowerCase() === row ? 'win' : 'lose';
};

/** Too rare to wait for: Tiger and Lion tie for the top. */
const tie: readonly DealtCard[] = (
  ['ASS', 'ADD', '9SS', 'KHH', 'KCC', '7HH', 'JDD', 'JSS', '5DD'] as const
).map((card, index) => ({ card, place: ['tiger', 'lion', 'dragon'][index % 3] ?? '' }));

const sameCard: readonly DealtCard[][] = [
  [
    { card: '9SS', place: 'dragon' },
    { card: '9SS', place: 'tiger' },
  ],
];

const equalHands: readonly DealtCard[][] = [
  (['2SS', '2CC', '2HH', '2DD', 'KDD', 'KSS'] as const).map((card, index) => ({
    card,
    place: index % 2 === 0 ? 'a' : 'b',
  })),
];

const tables: readonly (readonly [string, TableGame, Plain, readonly DealtCard[][]])[] = [
  ['Amar Akbar Anthony', amarAkbarAnthony, plainAmarAkbarAnthony, []],
  ['Andar Bahar', andarBahar, plainAndarBahar, []],
  ['Dragon Tiger', dragonTiger, plainDragonTiger, sameCard],
  ['Lucky7', luckySeven, plainLuckySeven, []],
  ['32 cards', thirtyTwoCards, plainThirtyTwoCards, []],
  ['32 cards B', thirtyTwoCardsB, plainThirtyTwoCards, []],
  ['Instant Worli', worli, plainWorli, []],
  ['20-20 Teenpatti', teenpattiTwenty, plainTeenpattiTwenty, equalHands],
  ['three-hand Teenpatti', teenpattiThree, plainTeenpatti, [[...tie]]],
];

const roundsOf = (game: TableGame, count: number) =>
  Array.from({ length: count }, (_, index) => game.deal(roundRandom(keyFromText('bets'), `r.${index}`)));

function plainProfit(game: TableGame, plain: Plain, leg: Leg, dealt: readonly DealtCard[]): bigint {
  const name = game.options.find(({ sid }) => sid === leg.option)?.name ?? '';
  const backed = plainBack(plain(name, dealt), leg);
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

describe.each(tables)('bets on %s', (_name, game, plain, rare) => {
  const { definition } = game;
  const shape = shapeOf(definition);
  const rounds = [...rare, ...roundsOf(game, 150)];
  const outcomes = rounds.map((dealt) => ({ dealt, judgement: game.judge(dealt) }));

  it('come to outcomes that the market can have, and name the winners that the cards name', () => {
    for (const { dealt, judgement } of outcomes) {
      expect(shape.isOutcome(definition, judgement.outcome)).toBe(true);
      const expected = game.options.filter(({ name }) => isWon(plain(name, dealt))).map(({ sid }) => sid);
      expect([...judgement.winners].sort()).toEqual(expected.sort());
    }
  });

  it('are paid what the cards alone say', () => {
    fc.assert(
      fc.property(anyLegs(game), fc.constantFrom(...outcomes), (legs, { dealt, judgement }) => {
        for (const leg of legs) {
          expect(shape.payout(definition, leg, judgement.outcome)).toBe(plainProfit(game, plain, leg, dealt));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('never hold less than the worst round takes, in whatever order they are placed', () => {
    fc.assert(
      fc.property(anyLegs(game), fc.infiniteStream(fc.nat(1_000)), (legs, keys) => {
        const shuffled = legs
          .map((leg) => ({ leg, key: keys.next().value ?? 0 }))
          .sort((one, other) => one.key - other.key)
          .map(({ leg }) => leg);
        expect(holdStepByStep(legs)).toBe(holdStepByStep(shuffled));
      }),
      { numRuns: 60 },
    );
  });

  function holdStepByStep(legs: readonly Leg[]): Coins {
    let book: MarketBook = shape.emptyBook(definition);
    const totals = rounds.map(() => 0n);
    for (const leg of legs) {
      book = shape.addLeg(definition, book, leg);
      for (const [index, dealt] of rounds.entries())
        totals[index] = (totals[index] ?? 0n) + plainProfit(game, plain, leg, dealt);
      const worst = totals.reduce((least, total) => (total < least ? total : least), 0n);
      expect(held(definition, book)).toBeGreaterThanOrEqual(-worst);
    }
    return held(definition, book);
  }
});

describe('what is held on Andar Bahar', () => {
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
    // Bahar later: +90 - 100; Andar later: -100 + 100; Andar on the second card, the worst: -100, and no second bet.
    expect(held(definition, book)).toBe(10_000n);
    expect(held(definition, shape.addLeg(definition, book, leg('2', 200)))).toBe(21_000n);
  });
});
