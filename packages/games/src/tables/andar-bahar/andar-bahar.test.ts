import { keyFromText } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import type { DealtCard } from '../../game.ts';
import { type Card, rankOf } from '../../kit/cards.ts';
import { exactReturns, inPercent } from '../../kit/exact-returns.ts';
import { roundRandom } from '../../proof/fairness.ts';
import { viewAt } from '../../timeline.ts';
import { andarBahar as game } from './game.ts';
import { weightedOutcomes } from './returns.ts';

const roundOf = (...cards: Card[]): DealtCard[] =>
  cards.map((card, index) => ({ card, place: index === 0 ? 'joker' : index % 2 === 1 ? 'bahar' : 'andar' }));

const sidsNamed = (...names: string[]) =>
  names.map((name) => game.options.find((option) => option.name === name)?.sid);

const rounds = Array.from({ length: 300 }, (_, index) =>
  game.deal(roundRandom(keyFromText('t'), `abj.${index}`)),
);

describe('a deal of Andar Bahar', () => {
  it('starts with the joker, then deals Bahar and Andar in turn until the joker is matched, and no further', () => {
    for (const dealt of rounds) {
      const [joker, ...others] = dealt;
      expect(dealt).toEqual(roundOf(...dealt.map(({ card }) => card)));
      expect(new Set(dealt.map(({ card }) => card)).size).toBe(dealt.length);
      const matches = others.filter(({ card }) => rankOf(card) === rankOf(joker?.card ?? 'ASS'));
      expect(matches).toEqual([others.at(-1)]);
      expect(others.length).toBeLessThanOrEqual(49);
    }
  });

  it('is the same again from the same seed', () => {
    expect(game.deal(roundRandom(keyFromText('t'), 'abj.7'))).toEqual(rounds[7]);
  });
});

describe('a round of Andar Bahar', () => {
  it.each<[string, DealtCard[], string, string[]]>([
    ['Bahar on the first card', roundOf('7SS', '7HH'), '2', ['SB', '1st Bet Bahar', 'Joker 7', 'Odd']],
    [
      'Andar on the second card',
      roundOf('QSS', '7HH', 'QDD'),
      '1',
      ['SA', '1st Bet Andar', 'Joker Q', 'Even'],
    ],
    [
      'Bahar later',
      roundOf('ASS', '7HH', '8HH', 'ADD'),
      '2',
      ['1st Bet Bahar', '2nd Bet Bahar', 'Joker A', 'Odd'],
    ],
    [
      'Andar later',
      roundOf('10SS', '7HH', '8HH', '9DD', '10DD'),
      '1',
      ['1st Bet Andar', '2nd Bet Andar', 'Joker 10', 'Even'],
    ],
  ])('won by %s pays these options and no others', (_name, dealt, code, names) => {
    const judgement = game.judge(dealt);
    expect(judgement.code).toBe(code);
    expect([...judgement.winners].sort()).toEqual(sidsNamed(...names).sort());
  });

  it('has a letter, a description in the wire’s order and a reason', () => {
    const judgement = game.judge(roundOf('QSS', '7HH', 'QDD'));
    expect(judgement.description).toEqual(['Andar', 'Spade', 'Even', 'Q']);
    expect(judgement.reason).toBe(
      'Andar wins: the joker is the queen of spades, and card 2 is the queen of diamonds',
    );
    expect([game.letter('1'), game.letter('2')]).toEqual(['A', 'B']);
  });

  it('is not judged before its last card is dealt', () => {
    for (const dealt of [[], roundOf('7SS'), roundOf('7SS', '8SS')])
      expect(() => game.judge(dealt)).toThrow(RangeError);
  });

  it('offers the second bet only when the first two cards miss', () => {
    const windows = (dealt: DealtCard[]) =>
      game.steps(dealt).flatMap((step) => (step.kind === 'bets' ? [[step.window, step.ms]] : []));
    const two = [
      ['joker', 15_000],
      ['first', 15_000],
    ];
    expect(windows(roundOf('7SS', '7HH'))).toEqual(two);
    expect(windows(roundOf('7SS', '8SS', '7HH'))).toEqual(two);
    expect(windows(roundOf('7SS', '8SS', '9SS', '7HH'))).toEqual([...two, ['second', 12_000]]);
  });

  it('locks for two seconds, gives each card 0.8 seconds and the deciding one half a second more', () => {
    const steps = game.steps(roundOf('7SS', '8SS', '9SS', '7HH'));
    expect(steps.filter(({ kind }) => kind === 'card').map(({ ms }) => ms)).toEqual([800, 800, 800, 1_300]);
    expect(steps.filter(({ kind }) => kind === 'lock').map(({ ms }) => ms)).toEqual([2_000, 2_000, 2_000]);
    expect(steps.at(-1)).toEqual({ kind: 'result', ms: 8_000 });
  });
});

describe('the rows of Andar Bahar', () => {
  const round = { roundId: '36.21', openedAt: 0, dealt: roundOf('7SS', '8SS', '9SS', '7HH') };
  const rowsAt = (now: number) => game.rows(viewAt(game, round, now).view);

  it('start with the joker unknown, and only its options open', () => {
    const { t1, t2 } = rowsAt(0);
    expect(t1).toEqual({
      mid: '36.21',
      autotime: '15',
      remark: '',
      gtype: 'abj',
      min: 100,
      max: 300_000,
      C1: '1',
      desc: '1',
      cards: '1',
    });
    expect(t2.map(({ sid }) => sid)).toEqual(Array.from({ length: 25 }, (_, index) => String(index + 1)));
    expect(t2.filter(({ gstatus }) => gstatus === '1').map(({ nat }) => nat)).toEqual([
      ...['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => `Joker ${rank}`),
      'Odd',
      'Even',
    ]);
    expect(t2[4]).toEqual({
      mid: '36.21',
      nat: '1st Bet Bahar',
      sid: '5',
      rate: '1.9',
      b1: '1.9',
      odds: '1.9',
      gstatus: '0',
      min: 100,
      max: 300_000,
    });
  });

  it('list the joker, then Bahar’s cards at odd and Andar’s at even positions of one string', () => {
    expect(rowsAt(17_000).t1).toMatchObject({ C1: '7SS', desc: '7SS', autotime: '0' });
    expect(rowsAt(1_000_000).t1).toMatchObject({ desc: '7SS,8SS,9SS,7HH' });
  });

  it('keep the suits locked in every window', () => {
    for (const now of [0, 18_000, 37_000, 60_000]) {
      const suits = rowsAt(now).t2.filter(({ sid }) => ['20', '21', '22', '23'].includes(String(sid)));
      expect(suits.map(({ gstatus, rate }) => [gstatus, rate])).toEqual(
        Array.from({ length: 4 }, () => ['0', '0']),
      );
    }
  });
});

describe('the returns of Andar Bahar', () => {
  it('are those of cards drawn one after the other', () => {
    // Computed in another way: the chance that a card matches, given that none did before.
    const wins = { bahar: 0, andar: 0, later: { bahar: 0, andar: 0 }, missTwo: 0 };
    let missed = 1;
    for (let place = 1; place <= 49; place += 1) {
      const matches = missed * (3 / (52 - place));
      const side = place % 2 === 1 ? 'bahar' : 'andar';
      wins[side] += matches;
      if (place > 2) wins.later[side] += matches;
      missed -= matches;
      if (place === 2) wins.missTwo = missed;
    }
    const returns = exactReturns(game, weightedOutcomes());
    const percent = (name: string) => {
      const found = returns.get(sidsNamed(name)[0] ?? '');
      return found === undefined ? Number.NaN : inPercent(found);
    };
    expect(percent('1st Bet Bahar')).toBeCloseTo(190 * wins.bahar, 4);
    expect(percent('1st Bet Andar')).toBeCloseTo(200 * wins.andar, 4);
    expect(percent('2nd Bet Bahar')).toBeCloseTo((190 * wins.later.bahar) / wins.missTwo, 4);
    expect(percent('2nd Bet Andar')).toBeCloseTo((200 * wins.later.andar) / wins.missTwo, 4);
    expect(percent('SB')).toBeCloseTo((1500 * 3) / 51, 4);
    expect(percent('SA')).toBeCloseTo(1500 * (48 / 51) * (3 / 50), 4);
    expect(percent('Odd')).toBeCloseTo((183 * 7) / 13, 4);
    expect(percent('Joker K')).toBeCloseTo(1200 / 13, 4);
  });
});
