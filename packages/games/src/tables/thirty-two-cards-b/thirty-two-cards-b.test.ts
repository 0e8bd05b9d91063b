import { describe, expect, it } from 'vitest';
import type { DealtCard } from '../../game.ts';
import { parseCard } from '../../kit/cards.ts';
import { viewAt } from '../../timeline.ts';
import { thirtyTwoCardsB as game } from './game.ts';

const roundOf = (text: string): DealtCard[] =>
  text.split(',').flatMap((code, index) => {
    const card = parseCard(code);
    return card === undefined ? [] : [{ card, place: `player ${8 + (index % 4)}` }];
  });

const recorded = '7DD,10DD,7SS,8SS,1,10HH,1,10SS,1,6HH,1,6SS,1,KHH,1,8CC';

const names = (sids: readonly string[]) =>
  sids.map((sid) => game.options.find((option) => option.sid === sid)?.name);

describe('a round of 32 cards B', () => {
  it('has the recorded result when it is dealt the recorded cards', () => {
    const { code, description } = game.judge(roundOf(recorded));
    expect(code).toBe('2');
    // The record is a result by rid, which has the total before the digit; ours are by mid.
    expect(description.join('#')).toBe('Player 9#8 : Odd  |  9 : Even~10 : Odd  |  11 : Even#2-2#2#8-9');
  });

  it.each<[string, string[]]>([
    [
      '6SS,6CC,7CC,9SS',
      [
        'Player 11',
        'Player 8 Even',
        'Player 9 Even',
        'Player 10 Odd',
        'Player 11 Odd',
        'Any Three Card Black',
        '8 Single',
        '10 & 11 Total',
      ],
    ],
    [
      'KHH,6DD,QDD,7SS',
      [
        'Player 10',
        'Player 8 Odd',
        'Player 9 Even',
        'Player 10 Even',
        'Player 11 Odd',
        'Any Three Card Red',
        '8 Single',
      ],
    ],
    [
      'KHH,QSS,6DD,7SS,7HH,6HH',
      [
        'Player 8',
        'Player 8 Odd',
        'Player 9 Even',
        'Player 10 Even',
        'Player 11 Odd',
        '8 Single',
        '8 & 9 Total',
        'Two Black Two Red',
      ],
    ],
  ])('of %s pays these options and no others', (cards, winners) => {
    expect(names(game.judge(roundOf(cards)).winners).sort()).toEqual([...winners].sort());
  });

  it('returns the stakes on both totals when they are equal', () => {
    const { outcome } = game.judge(roundOf('KHH,6DD,QDD,7SS'));
    expect(outcome).toMatchObject({ groups: { total: 'equal' } });
  });
});

describe('the rows of 32 cards B', () => {
  it('are twenty-seven, with a lay for players and colours only', () => {
    const round = { roundId: '114.1', openedAt: 0, dealt: roundOf(recorded) };
    const { t1, t2 } = game.rows(viewAt(game, round, 0).view);
    expect(t1).toMatchObject({ gtype: 'card32eu', C1: '0' });
    expect(t2.map(({ sid }) => Number(sid))).toEqual(Array.from({ length: 27 }, (_, index) => index + 1));
    const laid = t2.filter(({ l1 }) => l1 !== '0').map(({ nation, b1, l1 }) => `${nation} ${b1} ${l1}`);
    expect(laid.slice(4)).toEqual([
      'Any Three Card Black 3.25 3.45',
      'Any Three Card Red 3.25 3.45',
      'Two Black Two Red 2.44 2.54',
    ]);
    expect(t2[14]).toMatchObject({ nation: '1 Single', b1: '9.5', ls1: '0', max: 25_000 });
  });
});
