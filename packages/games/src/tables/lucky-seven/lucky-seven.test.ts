import { describe, expect, it } from 'vitest';
import type { DealtCard } from '../../game.ts';
import type { Card } from '../../kit/cards.ts';
import { viewAt } from '../../timeline.ts';
import { luckySeven as game } from './game.ts';

const roundOf = (card: Card): DealtCard[] => [{ card, place: 'tie' }];

const names = (sids: readonly string[]) =>
  sids.map((sid) => game.options.find((option) => option.sid === sid)?.name);

describe('a round of Lucky7', () => {
  it.each<[Card, string, string, string[]]>([
    ['AHH', '1', 'L', ['LOW Card', 'Odd', 'Red', 'Card 1']],
    ['6SS', '1', 'L', ['LOW Card', 'Even', 'Black', 'Card 6']],
    ['7DD', '0', 'T', ['Odd', 'Red', 'Card 7']],
    ['8CC', '2', 'H', ['HIGH Card', 'Even', 'Black', 'Card 8']],
    ['KHH', '2', 'H', ['HIGH Card', 'Odd', 'Red', 'Card K']],
  ])('with %s has result %s, circle %s and these winners', (card, code, letter, winners) => {
    const judgement = game.judge(roundOf(card));
    expect([judgement.code, game.letter(judgement.code)]).toEqual([code, letter]);
    expect(names(judgement.winners)).toEqual(winners);
  });

  it('has a dash in the circle of an unknown result', () => {
    expect(['3', ''].map(game.letter)).toEqual(['-', '-']);
  });

  it('has a reason, and describes winner, colour, odd or even and card', () => {
    expect(game.judge(roundOf('4HH'))).toMatchObject({
      reason: 'Low wins with the four of hearts',
      description: ['Low', 'Red', 'Even', '4'],
    });
    expect(game.judge(roundOf('7SS')).reason).toBe('The seven of spades: Low and High lose half the stake');
    expect(() => game.judge([])).toThrow(RangeError);
  });

  it('lasts 35 seconds, 22 of them open', () => {
    expect(game.steps(roundOf('7SS')).map(({ ms }) => ms)).toEqual([22_000, 2_000, 3_000, 8_000]);
  });
});

describe('the rows of Lucky7', () => {
  const round = { roundId: '36.1', openedAt: 0, dealt: roundOf('7SS') };
  const rowsAt = (now: number) => game.rows(viewAt(game, round, now).view);

  it('are nineteen, named and numbered as recorded', () => {
    const { t1, t2 } = rowsAt(0);
    expect(t1).toMatchObject({ mid: '36.1', autotime: '22', gtype: 'lucky7eu', C1: '1' });
    expect(t2.map(({ sid, nat, rate }) => `${sid} ${nat} ${rate}`)).toEqual([
      '1 LOW Card 2',
      '2 HIGH Card 2',
      '3 Even 2.12',
      '4 Odd 1.83',
      '5 Red 1.97',
      '6 Black 1.97',
      ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map(
        (rank, index) => `${index + 7} Card ${rank} 12`,
      ),
    ]);
    expect(t2[0]).toMatchObject({ gstatus: '1', min: 100, max: 300_000 });
    expect(t2[2]).toMatchObject({ gstatus: '1', min: 100, max: 25_000 });
  });

  it('are shut once betting is over, and show the card when it is dealt', () => {
    expect(rowsAt(22_000).t2.every(({ gstatus }) => gstatus === '0')).toBe(true);
    expect(rowsAt(24_000).t1).toMatchObject({ C1: '7SS', autotime: '0' });
  });

  it('have the word that clients send with a bet', () => {
    const words = new Set(game.options.map(({ name, betFor }) => `${name.split(' ')[0]} ${betFor}`));
    expect([...words]).toEqual([
      'LOW lowHigh',
      'HIGH lowHigh',
      'Even oddEven',
      'Odd oddEven',
      'Red color',
      'Black color',
      'Card cards',
    ]);
  });
});
