import { keyFromText, seededRandom } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import type { DealtCard } from '../../game.ts';
import { type Card, parseCard, type Rank } from '../../kit/cards.ts';
import { deckOf } from '../../kit/decks.ts';
import { type HandKind, readHand } from '../../kit/hands.ts';
import { roundRandom } from '../../proof/fairness.ts';
import { viewAt } from '../../timeline.ts';
import { teenpattiThree as game } from './game.ts';
import { countTies } from './returns.ts';

const places = ['tiger', 'lion', 'dragon'];

/** Three hands such as "AS KS QS", dealt in turn. */
function roundOf(...hands: [string, string, string]): DealtCard[] {
  const cards = hands.map((text) => text.split(' ').map((code) => parseCard(`${code}${code.slice(-1)}`)));
  return Array.from({ length: 9 }, (_, index) => {
    const card = cards[index % 3]?.[Math.floor(index / 3)];
    if (card === undefined) throw new Error('no card');
    return { card, place: places[index % 3] ?? '' };
  });
}

const names = (sids: readonly string[]) =>
  sids.map((sid) => game.options.find((option) => option.sid === sid)?.name);

describe('a deal of three hands', () => {
  it('gives nine different cards, one to each hand in turn', () => {
    for (let round = 0; round < 200; round += 1) {
      const dealt = game.deal(roundRandom(keyFromText('t'), `teen9.${round}`));
      expect(dealt.map(({ place }) => place)).toEqual([...places, ...places, ...places]);
      expect(new Set(dealt.map(({ card }) => card)).size).toBe(9);
    }
  });
});

describe('a round of three hands', () => {
  it.each<[[string, string, string], string, string[], string]>([
    [
      ['KS KH 2D', 'AS JH 3D', '9S 7H 5D'],
      '11',
      ['Tiger Winner', 'Tiger Pair'],
      'Tiger wins with pair of kings',
    ],
    [
      ['KS KH 2D', 'AS JS 3S', '9S 9H 9D'],
      '31',
      ['Dragon Winner', 'Tiger Pair', 'Lion Flush', 'Dragon Trio'],
      'Dragon wins with trail of nines',
    ],
    [
      ['4S 3S 2S', 'AS KH QD', '9S 9H 9D'],
      '11',
      ['Tiger Winner', 'Tiger StraightFlush', 'Lion Straight', 'Dragon Trio'],
      'Tiger wins with pure sequence four-three-two',
    ],
    [['QS JH 9D', 'KS JD 9H', '2S 4H 9C'], '21', ['Lion Winner'], 'Lion wins with king high'],
  ])('%j is won by %s', (hands, code, winners, reason) => {
    const judgement = game.judge(roundOf(...hands));
    expect(judgement.code).toBe(code);
    expect(names(judgement.winners).sort()).toEqual([...winners].sort());
    expect(judgement.reason).toBe(reason);
  });

  it('is void as a whole when two hands tie for the best, and not when they tie below it', () => {
    const tie = game.judge(roundOf('AS KH JD', 'AD KC JS', '2S 2H 5D'));
    expect(tie.code).toBe('31');
    const top = game.judge(roundOf('AS KH JD', 'AD KC JS', '9S 7H 5D'));
    expect(top).toMatchObject({ outcome: { void: true }, code: '0', winners: [] });
    expect(top.reason).toBe('Tiger and Lion tie with ace high: every stake is returned');
  });

  it('has the specification’s letters in its circles', () => {
    expect(['11', '21', '31', '0', '7'].map(game.letter)).toEqual(['T', 'L', 'D', '-', '-']);
  });

  it('describes the winner and every hand', () => {
    expect(game.judge(roundOf('KS KH 2D', 'AS JS 3S', '9S 7H 5D')).description).toEqual([
      'Lion',
      'T : Pair  |  L : Flush  |  D : -',
    ]);
  });

  it('has 22 seconds of bets, 2 of lock, 2 for each card with half a second more for the last, and 10 of result', () => {
    expect(game.steps(roundOf('KS KH 2D', 'AS JS 3S', '9S 7H 5D')).map(({ ms }) => ms)).toEqual([
      22_000, 2_000, 2_000, 2_000, 2_000, 2_000, 2_000, 2_000, 2_000, 2_000, 2_500, 10_000,
    ]);
  });
});

describe('the rows of three hands', () => {
  const round = { roundId: '9.1', openedAt: 0, dealt: roundOf('KS KH 2D', 'AS JS 3S', '9S 7H 5D') };
  const rowsAt = (now: number) => game.rows(viewAt(game, round, now).view);

  it('are six, each with three cells that have a rate, a status and a section', () => {
    const { t2 } = rowsAt(0);
    expect(
      t2.map(({ nation, trate, tsection, lsection, dsectionid }) => [
        nation,
        trate,
        tsection,
        lsection,
        dsectionid,
      ]),
    ).toEqual([
      ['Winner', '2.94', '11', '21', '31'],
      ['Pair', '5.6', '12', '22', '32'],
      ['Flush', '19.2', '13', '23', '33'],
      ['Straight', '29.2', '14', '24', '34'],
      ['Trio', '404', '15', '25', '35'],
      ['StraightFlush', '437', '16', '26', '36'],
    ]);
    for (const row of t2) {
      expect([row.dsection, row.lrate, row.drate]).toEqual([row.dsectionid, row.trate, row.trate]);
      expect([row.tstatus, row.lstatus, row.dstatus, row.mid]).toEqual(['True', 'True', 'True', '9.1']);
    }
  });

  it('are False when betting is over, and show the cards in the order they were dealt', () => {
    const { t1, t2 } = rowsAt(24_000 + 2_000 * 3);
    expect(
      t2.every(({ tstatus, lstatus, dstatus }) =>
        [tstatus, lstatus, dstatus].every((status) => status === 'False'),
      ),
    ).toBe(true);
    expect(t1).toEqual({
      mid: '9.1',
      autotime: '0',
      remark: '',
      gtype: 'teen9',
      min: 100,
      max: 300_000,
      ...{ C1: 'KSS', C2: 'ASS', C3: '9SS', C4: 'KHH', C5: '1', C6: '1', C7: '1', C8: '1', C9: '1' },
      desc: 'KSS,ASS,9SS,KHH,1,1,1,1,1',
    });
  });
});

/** Counts by dealing every round, for decks small enough to do so. */
function countByDealing(deck: readonly Card[]) {
  const found = { deals: 0n, ties: 0n, kinds: new Map<HandKind, bigint>() };
  const threes = (cards: readonly Card[]): Card[][] =>
    cards.flatMap((one, i) =>
      cards.slice(i + 1).flatMap((two, j) => cards.slice(i + j + 2).map((three) => [one, two, three])),
    );
  const read = new Map(threes(deck).map((cards) => [cards.join(), readHand(cards)]));
  for (const first of threes(deck)) {
    const left = deck.filter((card) => !first.includes(card));
    for (const second of threes(left))
      for (const third of threes(left.filter((card) => !second.includes(card)))) {
        const hands = [first, second, third].map((cards) => read.get(cards.join()));
        const strengths = hands.map((hand) => hand?.strength ?? 0).sort((one, other) => other - one);
        found.deals += 1n;
        if (strengths[0] !== strengths[1]) continue;
        found.ties += 1n;
        const kind = hands[0]?.kind ?? 'high-card';
        found.kinds.set(kind, (found.kinds.get(kind) ?? 0n) + 1n);
      }
  }
  return found;
}

describe('the count of ties', () => {
  it.each<[Rank[]]>([[['A', 'K', 'Q']], [['A', '2', '9']]])(
    'equals that of dealing every round of a small deck of %j',
    (ranks) => {
      const deck = deckOf(ranks);
      const dealt = countByDealing(deck);
      const counted = countTies(deck);
      expect([counted.deals, counted.ties]).toEqual([dealt.deals, dealt.ties]);
      for (const [kind, ties] of Object.entries(counted.tiesByKind))
        expect(ties).toBe(dealt.kinds.get(kind as HandKind) ?? 0n);
    },
  );

  it('is close to that of a series of random rounds', () => {
    const random = seededRandom('ties');
    const rounds = 40_000;
    let ties = 0;
    for (let round = 0; round < rounds; round += 1) if (game.judge(game.deal(random)).code === '0') ties += 1;
    const { deals, ties: counted } = countTies();
    const expected = (rounds * Number(counted)) / Number(deals);
    expect(Math.abs(ties - expected)).toBeLessThan(4 * Math.sqrt(expected));
  });
});
