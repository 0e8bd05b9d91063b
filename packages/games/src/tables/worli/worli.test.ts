import { describe, expect, it } from 'vitest';
import type { DealtCard } from '../../game.ts';
import type { Card } from '../../kit/cards.ts';
import { viewAt } from '../../timeline.ts';
import { worli as game } from './game.ts';
import { weightedOutcomes } from './returns.ts';

const roundOf = (...cards: Card[]): DealtCard[] => cards.map((card) => ({ card, place: 'cards' }));

const names = (sids: readonly string[]) =>
  sids.map((sid) => game.options.find((option) => option.sid === sid)?.name);

describe('a round of Instant Worli', () => {
  it.each<[Card[], string, string, string[]]>([
    [['4SS', '8HH', '10DD'], '2', 'R', ['2 Single', 'Line 1', 'Even']],
    [['ASS', '9HH', '10DD'], '0', 'T', ['0 Single', 'Line 2', 'Even']],
    [['ASS', '10HH', '10DD'], '1', 'E', ['1 Single', 'Line 1', 'Odd']],
    [['9SS', '9HH', '9DD'], '7', 'A', ['7 Single', 'Line 2', 'Odd']],
    [['2SS', '2HH', 'ADD'], '5', 'A', ['5 Single', 'Line 1', 'Odd']],
  ])('of %j has result %s, circle %s and these winners', (cards, code, letter, winners) => {
    const judgement = game.judge(roundOf(...cards));
    expect([judgement.code, game.letter(judgement.code)]).toEqual([code, letter]);
    expect(names(judgement.winners)).toEqual(winners);
  });

  it('has the sum as its reason, and describes panna and digit, 0 after 9', () => {
    const judgement = game.judge(roundOf('10DD', '9HH', 'ASS'));
    expect(judgement.reason).toBe('0 + 9 + 1 ends in 0: 0 Single, Line 2 and Even win');
    expect(judgement.description).toEqual(['190', '0']);
    expect(() => game.judge(roundOf('10DD', '9HH'))).toThrow(RangeError);
  });

  it('gives every digit equally often', () => {
    expect(new Set(weightedOutcomes().map(({ weight }) => weight))).toEqual(new Set([988n]));
  });

  it('lasts 40 seconds, 22 of them open', () => {
    const steps = game.steps(roundOf('10DD', '9HH', 'ASS'));
    expect(steps.map(({ ms }) => ms)).toEqual([22_000, 2_000, 2_500, 2_500, 3_000, 8_000]);
  });

  it('has a row for every digit, 1 to 9 and 0, then the lines, odd and even', () => {
    const round = { roundId: 'w.1', openedAt: 0, dealt: roundOf('10DD', '9HH', 'ASS') };
    const { t1, t2 } = game.rows(viewAt(game, round, 24_000).view);
    expect(t1).toMatchObject({ gtype: 'worli', C1: '10DD', C2: '1', C3: '1' });
    expect(t2.map(({ sid, nat, rate }) => `${sid} ${nat} ${rate}`)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit, index) => `${index + 1} ${digit} Single 9.5`),
      '11 Line 1 1.9',
      '12 Line 2 1.9',
      '13 Odd 1.9',
      '14 Even 1.9',
    ]);
  });
});
