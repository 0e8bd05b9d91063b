import { describe, expect, it } from 'vitest';
import type { DealtCard } from '../../game.ts';
import type { Card } from '../../kit/cards.ts';
import { viewAt } from '../../timeline.ts';
import { dragonTigerTwo } from '../dragon-tiger-two/game.ts';
import { dragonTiger as game } from './game.ts';

const roundOf = (dragon: Card, tiger: Card): DealtCard[] => [
  { card: dragon, place: 'dragon' },
  { card: tiger, place: 'tiger' },
];

const mainNames = (sids: readonly string[]) =>
  sids.flatMap((sid) => (Number(sid) > 4 ? [] : [game.options.find((option) => option.sid === sid)?.name]));

describe('a round of Dragon Tiger', () => {
  it.each<[string, Card, Card, string, string, string[]]>([
    ['the higher card', 'KHH', '9CC', '1', 'D', ['Dragon']],
    ['the higher card of Tiger', 'ASS', '2DD', '2', 'T', ['Tiger']],
    ['spades over hearts', '9SS', '9HH', '1', 'D', ['Dragon', 'Pair']],
    ['hearts over clubs', '9CC', '9HH', '2', 'T', ['Tiger', 'Pair']],
    ['clubs over diamonds', '9CC', '9DD', '1', 'D', ['Dragon', 'Pair']],
    ['nobody when the cards are the same', '9CC', '9CC', '3', '-', ['Tie', 'Pair']],
  ])('is won by %s', (_name, dragon, tiger, code, letter, winners) => {
    const judgement = game.judge(roundOf(dragon, tiger));
    expect([judgement.code, game.letter(judgement.code)]).toEqual([code, letter]);
    expect(mainNames(judgement.winners)).toEqual(winners);
  });

  it('has a reason, and describes both cards as recorded results do', () => {
    expect(game.judge(roundOf('5DD', '2CC'))).toMatchObject({
      reason: 'Dragon wins: the five of diamonds beats the two of clubs',
      description: [
        'Dragon',
        'No',
        'D : Odd  |  T : Even',
        'D : Red  |  T : Black',
        'D : Diamond  |  T : Club',
      ],
    });
    expect(game.judge(roundOf('5CC', '5SS')).reason).toBe(
      'Tiger wins: the five of spades beats the five of clubs by suit',
    );
    expect(game.judge(roundOf('5CC', '5CC')).reason).toBe('Tie: both cards are the five of clubs');
    expect(() => game.judge(roundOf('5CC', '5CC').slice(0, 1))).toThrow(RangeError);
  });

  it('lasts 38 seconds, 22 of them open', () => {
    expect(game.steps(roundOf('5DD', '2CC')).map(({ ms }) => ms)).toEqual([
      22_000, 2_000, 3_000, 3_000, 8_000,
    ]);
  });

  it('is the same game at both tables', () => {
    expect([game.entry.eventId, dragonTigerTwo.entry.eventId]).toEqual(['3035', '3059']);
    expect(dragonTigerTwo.options).toBe(game.options);
    expect(dragonTigerTwo.rows(viewAt(dragonTigerTwo, later, 0).view).t1.gtype).toBe('dt202');
  });
});

const later = { roundId: '116.1', openedAt: 0, dealt: roundOf('5DD', '2CC') };

describe('the rows of Dragon Tiger', () => {
  const rowsAt = (now: number) => game.rows(viewAt(game, later, now).view);

  it('are thirty-eight, named, numbered and priced as recorded', () => {
    const { t1, t2 } = rowsAt(0);
    expect(t1).toMatchObject({ gtype: 'dt20', min: 100, max: 300_000, C1: '1', C2: '1' });
    const ranks = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
    const ofSide = (side: string) => [
      `${side} Even 2.12`,
      `${side} Odd 1.83`,
      `${side} Red 1.97`,
      `${side} Black 1.97`,
      ...ranks.map((rank) => `${side} Card ${rank} 12`),
    ];
    expect(t2.map(({ sid, nat, rate }) => `${sid} ${nat} ${rate}`)).toEqual(
      ['Dragon 2', 'Tiger 2', 'Tie 50', 'Pair 12', ...ofSide('Dragon'), ...ofSide('Tiger')].map(
        (row, index) => `${index + 1} ${row}`,
      ),
    );
  });

  it('show the cards as they are dealt', () => {
    expect(rowsAt(24_000).t1).toMatchObject({ C1: '5DD', C2: '1' });
    expect(rowsAt(27_000).t1).toMatchObject({ C1: '5DD', C2: '2CC' });
    expect(rowsAt(22_000).t2.every(({ gstatus }) => gstatus === '0')).toBe(true);
  });
});
