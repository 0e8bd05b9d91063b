import { describe, expect, it } from 'vitest';
import type { DealtCard } from '../../game.ts';
import type { Card, Rank } from '../../kit/cards.ts';
import { deckOf } from '../../kit/decks.ts';
import { readHand } from '../../kit/hands.ts';
import { viewAt } from '../../timeline.ts';
import { teenpattiTwenty as game } from './game.ts';
import { countTies } from './returns.ts';

const roundOf = (a: string, b: string): DealtCard[] => {
  const hands = [a, b].map((text) => text.split(' ').map((code) => `${code}${code.slice(-1)}` as Card));
  return [0, 1, 2].flatMap((nth) =>
    ['a', 'b'].flatMap((place, index) => {
      const card = hands[index]?.[nth];
      return card === undefined ? [] : [{ card, place }];
    }),
  );
};

const names = (sids: readonly string[]) =>
  sids.map((sid) => game.options.find((option) => option.sid === sid)?.name).sort();

describe('a round of 20-20 Teenpatti', () => {
  it.each<[string, string, string, string, string[], string]>([
    ['KS KH 2D', 'AS JH 3D', '1', 'A', ['Pair plus A', 'Player A'], 'Player A wins with pair of kings'],
    [
      'KS KH 2D',
      'AS JS 3S',
      '3',
      'B',
      ['Pair plus A', 'Pair plus B', 'Player B'],
      'Player B wins with colour, ace high',
    ],
    [
      '9S 9H 9D',
      '4S 3S 2S',
      '3',
      'B',
      ['Pair plus A', 'Pair plus B', 'Player B'],
      'Player B wins with pure sequence four-three-two',
    ],
    ['AS KH 9D', 'AD KC 8S', '1', 'A', ['Player A'], 'Player A wins with ace high'],
    [
      '2S 2H KD',
      '2D 2C KS',
      '0',
      '-',
      ['Pair plus A', 'Pair plus B'],
      'Both hands are pair of twos: stakes on the players are returned',
    ],
  ])('%s against %s has result %s, circle %s', (a, b, code, letter, winners, reason) => {
    const judgement = game.judge(roundOf(a, b));
    expect([judgement.code, game.letter(judgement.code), judgement.reason]).toEqual([code, letter, reason]);
    expect(names(judgement.winners)).toEqual(winners);
  });

  it('describes the winner and both hands', () => {
    expect(game.judge(roundOf('KS KH 2D', 'AS JH 3D')).description).toEqual([
      'Player A',
      'A : Pair  |  B : -',
    ]);
    expect(() => game.judge(roundOf('KS KH 2D', 'AS JH 3D').slice(1))).toThrow(RangeError);
  });

  it('lasts 49 seconds, 22 of them open', () => {
    expect(game.steps(roundOf('KS KH 2D', 'AS JH 3D')).reduce((sum, { ms }) => sum + ms, 0)).toBe(49_000);
  });

  it('has the four rows and six cards of the recorded table', () => {
    const round = { roundId: '102.1', openedAt: 0, dealt: roundOf('KS KH 2D', 'AS JH 3D') };
    const { t1, t2 } = game.rows(viewAt(game, round, 24_000 + 2_500).view);
    expect(t1).toMatchObject({ C1: 'KSS', C2: 'ASS', C3: '1', C6: '1', gtype: 'teen20' });
    expect(t2.map(({ sid, nation, rate, max, gstatus }) => [sid, nation, rate, max, gstatus])).toEqual([
      ['1', 'Player A', '1.98', 500_000, '0'],
      ['2', 'Pair plus A', '2', 25_000, '0'],
      ['3', 'Player B', '1.98', 500_000, '0'],
      ['4', 'Pair plus B', '2', 25_000, '0'],
    ]);
  });
});

describe('the count of ties of two hands', () => {
  it('equals that of dealing every round of a small deck', () => {
    const deck = deckOf(['A', '2', '9'] satisfies Rank[]);
    const threes = deck.flatMap((one, i) =>
      deck.slice(i + 1).flatMap((two, j) => deck.slice(i + j + 2).map((three) => [one, two, three])),
    );
    const pairs = threes.flatMap((a) =>
      threes
        .filter((b) => !b.some((card) => a.includes(card)))
        .map((b) => [readHand(a), readHand(b)] as const),
    );
    const ties = pairs.filter(([a, b]) => a.strength === b.strength);
    expect(countTies(deck)).toMatchObject({ deals: BigInt(pairs.length), ties: BigInt(ties.length) });
  });

  it('is 0.1106 % of all deals of a full deck', () => {
    const { deals, ties } = countTies();
    expect(deals).toBe(22_100n * 18_424n);
    expect(Number((ties * 1_000_000n) / deals) / 10_000).toBe(0.1106);
  });
});
