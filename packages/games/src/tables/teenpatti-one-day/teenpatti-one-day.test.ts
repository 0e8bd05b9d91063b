import { keyFromText, type Odds } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { compareHands, weighHand } from '../../../testing/plain-hands.ts';
import type { DealtCard } from '../../game.ts';
import { type Card, parseCard, ranks } from '../../kit/cards.ts';
import { fullDeck } from '../../kit/decks.ts';
import { roundRandom } from '../../proof/fairness.ts';
import { viewAt } from '../../timeline.ts';
import { countTies } from '../teenpatti-twenty/returns.ts';
import { teenpattiOneDay as game } from './game.ts';
import { countWays, type Ways, waysSoFar } from './quote.ts';

/** In the order they are dealt: A, B, A, B, A, B. */
const roundOf = (text: string): DealtCard[] =>
  text.split(' ').flatMap((code, index) => {
    const card = parseCard(`${code}${code.slice(-1)}`);
    return card === undefined ? [] : [{ card, place: index % 2 === 0 ? 'a' : 'b' }];
  });

const sample = roundOf('KS AS KH JH 2D 3D');

const dealtRounds = (count: number): readonly (readonly DealtCard[])[] =>
  Array.from({ length: count }, (_, index) => game.deal(roundRandom(keyFromText('one day'), `r.${index}`)));

const add = (one: Ways, other: Ways): Ways => ({
  a: one.a + other.a,
  b: one.b + other.b,
  tie: one.tie + other.tie,
});
const times = ({ a, b, tie }: Ways, factor: number): Ways => ({
  a: factor * a,
  b: factor * b,
  tie: factor * tie,
});
const noWays: Ways = { a: 0, b: 0, tie: 0 };

const unseenOf = (seen: readonly DealtCard[]): readonly Card[] =>
  fullDeck.filter((card) => !seen.some((dealt) => dealt.card === card));

const waysOf = (seen: readonly DealtCard[]): Ways => {
  const ways = waysSoFar(seen);
  if (ways === undefined) throw new Error('all cards are seen');
  return ways;
};

/** Decides the round with a separate ranking of hands. */
function endOf(dealt: readonly DealtCard[]): Ways {
  const [a = [], b = []] = ['a', 'b'].map((place) =>
    weighHand(dealt.filter((fallen) => fallen.place === place).map(({ card }) => card)),
  );
  const lead = compareHands(a, b);
  return { a: lead > 0 ? 1 : 0, b: lead < 0 ? 1 : 0, tie: lead === 0 ? 1 : 0 };
}

const withNext = (seen: readonly DealtCard[], card: Card): readonly DealtCard[] => [
  ...seen,
  { card, place: seen.length % 2 === 0 ? 'a' : 'b' },
];

describe('a round of 1 Day Teenpatti', () => {
  it.each<[string, string, string, string[], string]>([
    ['KS AS KH JH 2D 3D', '1', 'A', ['1'], 'Player A wins with pair of kings'],
    ['9S 4S 9H 3S 9D 2S', '2', 'B', ['2'], 'Player B wins with pure sequence four-three-two'],
    ['2S 2D 2H 2C KD KS', '0', '-', [], 'Both hands are pair of twos: stakes on the players are returned'],
  ])('of %s has result %s and circle %s', (cards, code, letter, winners, reason) => {
    const judged = game.judge(roundOf(cards));
    expect([judged.code, game.letter(judged.code), judged.winners, judged.reason]).toEqual([
      code,
      letter,
      winners,
      reason,
    ]);
  });

  it('takes bets for 20 seconds, and for 8 after two and after four cards, in 61 seconds', () => {
    const steps = game.steps(sample);
    expect(steps.map((step) => (step.kind === 'bets' ? `${step.window} ${step.ms}` : step.kind))).toEqual([
      'main 20000',
      'lock',
      'card',
      'card',
      'two-cards 8000',
      'lock',
      'card',
      'card',
      'four-cards 8000',
      'lock',
      'card',
      'card',
      'result',
    ]);
    expect(steps.reduce((sum, { ms }) => sum + ms, 0)).toBe(61_000);
    for (const window of ['main', 'two-cards', 'four-cards'])
      expect(game.opensIn(window)).toEqual(['1', '2']);
    expect(game.opensIn('six-cards')).toEqual([]);
  });

  it('has two rows with rates for a hundred coins, open or suspended', () => {
    const round = { roundId: '103.1', openedAt: 0, dealt: sample };
    const at = (ms: number) => game.rows(viewAt(game, round, ms).view);
    expect(at(0).t2[0]).toEqual({
      mid: '103.1',
      sid: '1',
      sectionId: '1',
      nation: 'Player A',
      b1: 197,
      bs1: 100_000,
      odds: 197,
      l1: 203,
      ls1: 100_000,
      gstatus: 'ACTIVE',
      gtype: 'teen',
      min: 100,
      max: 100_000,
    });
    expect(at(20_000).t2.map(({ gstatus }) => gstatus)).toEqual(['SUSPENDED', 'SUSPENDED']);
    expect(at(26_000).t1).toMatchObject({ C1: 'KSS', C2: 'ASS', C3: '1', autotime: '7' });
    expect(at(26_000).t2).toMatchObject([
      { b1: 353, l1: 370, gstatus: 'ACTIVE' },
      { b1: 137, l1: 140, gstatus: 'ACTIVE' },
    ]);
    expect(at(60_000).t2.map(({ b1, bs1, l1, gstatus }) => [b1, bs1, l1, gstatus])).toEqual([
      [0, 0, 0, 'SUSPENDED'],
      [0, 0, 0, 'SUSPENDED'],
    ]);
  });
});

describe('the chance of each hand', () => {
  it('before the first card is that of all deals', () => {
    const { deals, ties } = countTies();
    expect(waysOf([])).toEqual({
      a: Number(deals - ties) / 2,
      b: Number(deals - ties) / 2,
      tie: Number(ties),
    });
  });

  it('after the first card is the sum over all second cards', () => {
    for (const rank of ranks) {
      const seen = roundOf(`${rank}S`);
      const sum = unseenOf(seen)
        .map((card) => waysOf(withNext(seen, card)))
        .reduce(add, noWays);
      expect(sum).toEqual(times(waysOf(seen), 3));
    }
  });

  it('after two, three and four cards is the sum over all next cards', () => {
    for (const dealt of dealtRounds(4))
      for (const [count, missing] of [
        [2, 2],
        [3, 2],
        [4, 1],
      ] as const) {
        const seen = dealt.slice(0, count);
        const sum = unseenOf(seen)
          .map((card) => waysOf(withNext(seen, card)))
          .reduce(add, noWays);
        expect(sum).toEqual(times(waysOf(seen), missing));
      }
  });

  it('after five cards depends on the last card alone', () => {
    for (const dealt of dealtRounds(150)) {
      const seen = dealt.slice(0, 5);
      const sum = unseenOf(seen)
        .map((card) => endOf(withNext(seen, card)))
        .reduce(add, noWays);
      expect(waysOf(seen)).toEqual(sum);
    }
  });

  it('needs a card in each hand to be counted, and is undefined once all are seen', () => {
    expect(() => countWays([], ['ASS'])).toThrow(RangeError);
    expect(waysSoFar(sample)).toBeUndefined();
  });
});

/** The return on each coin at risk, in percent. */
function returnsOf(side: 'back' | 'lay', price: Odds, wins: number, { a, b, tie }: Ways): number {
  const profit = price / 10_000;
  const all = a + b + tie;
  const losses = all - tie - wins;
  const net = side === 'back' ? profit * wins - losses : losses - profit * wins;
  const risk = side === 'back' ? 1 : profit;
  return 100 + (100 * net) / (all * risk);
}

describe('the prices of 1 Day Teenpatti', () => {
  const seenAt = (count: number) => dealtRounds(400).map((dealt) => dealt.slice(0, count));
  const quotes = [0, 2, 4].flatMap(seenAt).map((seen) => ({ prices: game.prices(seen), ways: waysOf(seen) }));

  it('return between the floor and 100 % in every window, on both sides', () => {
    for (const { prices, ways } of quotes)
      for (const [sid, { back, lay }] of Object.entries(prices)) {
        const wins = sid === '1' ? ways.a : ways.b;
        for (const [side, price] of [
          ['back', back],
          ['lay', lay],
        ] as const) {
          if (price === undefined) continue;
          const percent = returnsOf(side, price, wins, ways);
          expect(percent).toBeGreaterThanOrEqual(game.returnFloor);
          expect(percent).toBeLessThanOrEqual(100);
        }
      }
  });

  it('allow no sure profit by backing both hands, or by laying both', () => {
    for (const { prices } of quotes) {
      const backs = Object.values(prices).map(({ back }) =>
        back === undefined ? 1 : 10_000 / (10_000 + back),
      );
      if (backs.length === 2) expect(backs.reduce((sum, share) => sum + share, 0)).toBeGreaterThanOrEqual(1);
      for (const { back, lay } of Object.values(prices))
        if (back !== undefined && lay !== undefined) expect(lay).toBeGreaterThan(back);
    }
  });

  it('have two decimals, go no higher than 30, and are missing for a hand that is sure to lose or win', () => {
    for (const { prices } of quotes)
      for (const price of Object.values(prices).flatMap(({ back, lay }) => [back ?? 100, lay ?? 100])) {
        expect(price % 100).toBe(0);
        expect(price).toBeGreaterThan(0);
        expect(price).toBeLessThanOrEqual(290_000);
      }
    expect(game.prices(roundOf('AS 2D AH 7C AD'))).toEqual({});
    expect(game.prices(sample)).toEqual({});
  });

  it('are the same at every call, and the same for both hands', () => {
    const seen = sample.slice(0, 4);
    expect(game.prices(seen)).toEqual(game.prices(sample.slice(0, 4)));
    const swapped = seen.map(({ card, place }) => ({ card, place: place === 'a' ? 'b' : 'a' }));
    expect(game.prices([...swapped.slice(1), ...swapped.slice(0, 1)])).toEqual({
      1: game.prices(seen)['2'],
      2: game.prices(seen)['1'],
    });
  });
});
