import { describe, expect, it } from 'vitest';
import type { DealtCard } from '../../game.ts';
import type { Card } from '../../kit/cards.ts';
import { viewAt } from '../../timeline.ts';
import { amarAkbarAnthony as game } from './game.ts';

const roundOf = (card: Card): DealtCard[] => [{ card, place: 'card' }];

const names = (sids: readonly string[]) =>
  sids.map((sid) => game.options.find((option) => option.sid === sid)?.name);

describe('a round of Amar Akbar Anthony', () => {
  it.each<[Card, string, string, string[]]>([
    ['AHH', '1', 'A', ['Amar', 'Odd', 'Red', 'Card A', 'Under 7']],
    ['6SS', '1', 'A', ['Amar', 'Even', 'Black', 'Card 6', 'Under 7']],
    ['7DD', '2', 'B', ['Akbar', 'Odd', 'Red', 'Card 7']],
    ['10CC', '2', 'B', ['Akbar', 'Even', 'Black', 'Card 10', 'Over 7']],
    ['JHH', '3', 'C', ['Anthony', 'Odd', 'Red', 'Card J', 'Over 7']],
    ['KSS', '3', 'C', ['Anthony', 'Odd', 'Black', 'Card K', 'Over 7']],
  ])('with %s has result %s, circle %s and these winners', (card, code, letter, winners) => {
    const judgement = game.judge(roundOf(card));
    expect([judgement.code, game.letter(judgement.code)]).toEqual([code, letter]);
    expect(names(judgement.winners)).toEqual(winners);
  });

  it('has a dash in the circle of an unknown result, and gives the reason for the winner', () => {
    expect(['0', '4'].map(game.letter)).toEqual(['-', '-']);
    expect(game.judge(roundOf('9HH')).reason).toBe('Akbar wins with the nine of hearts');
    expect(() => game.judge([])).toThrow(RangeError);
  });

  it.each<[Card, string[]]>([
    ['6SS', ['Amar', 'Black', 'Even', 'Under 7', '6']],
    ['7DD', ['Akbar', 'Red', 'Odd', 'Tie', '7']],
    ['9HH', ['Akbar', 'Red', 'Odd', 'Over 7', '9']],
  ])('is described with %s by its winner, colour, odd or even, under or over, and card', (card, parts) => {
    expect(game.judge(roundOf(card)).description).toEqual(parts);
  });

  it('lasts 35 seconds, 22 of them open', () => {
    expect(game.steps(roundOf('7SS')).map(({ ms }) => ms)).toEqual([22_000, 2_000, 3_000, 8_000]);
  });

  it('has the word that clients send with a bet for each option', () => {
    const words = new Set(game.options.map(({ name, betFor }) => `${name.split(' ')[0]} ${betFor}`));
    expect([...words]).toEqual([
      'Amar aaa',
      'Akbar aaa',
      'Anthony aaa',
      'Even oddEven',
      'Odd oddEven',
      'Red color',
      'Black color',
      'Card cards',
      'Under underOver',
      'Over underOver',
    ]);
  });

  it('has twenty-two rows with back and lay, named and numbered as recorded', () => {
    const round = { roundId: '121.1', openedAt: 0, dealt: roundOf('7SS') };
    const { t2 } = game.rows(viewAt(game, round, 0).view);
    expect(t2[0]).toEqual({
      mid: '121.1',
      sid: '1',
      nat: 'Amar',
      b1: '2.12',
      bs1: 300_000,
      l1: '2.22',
      ls1: 300_000,
      odds: '2.12',
      gtype: 'aaa',
      gstatus: 'ACTIVE',
      min: 100,
      max: 300_000,
    });
    expect(t2.map(({ nat, l1, gtype }) => [nat, l1, gtype])).toEqual([
      ['Amar', '2.22', 'aaa'],
      ['Akbar', '3.35', 'aaa'],
      ['Anthony', '4.45', 'aaa'],
      ...['Even', 'Odd', 'Red', 'Black'].map((name) => [name, '0.00', 'aaafancy']),
      ...['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => [
        `Card ${rank}`,
        '0.00',
        'aaafancy',
      ]),
      ['Under 7', '0.00', 'aaafancy'],
      ['Over 7', '0.00', 'aaafancy'],
    ]);
    expect(t2.map(({ sid }) => Number(sid))).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
    const later = game.rows(viewAt(game, round, 24_000).view);
    expect(later.t2.every(({ gstatus }) => gstatus === 'SUSPENDED')).toBe(true);
    expect(later.t1).toMatchObject({ C1: '7SS' });
  });
});
