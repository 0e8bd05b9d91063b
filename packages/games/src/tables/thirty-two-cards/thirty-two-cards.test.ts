import { keyFromText } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import type { DealtCard } from '../../game.ts';
import { parseCard } from '../../kit/cards.ts';
import { roundRandom } from '../../proof/fairness.ts';
import { viewAt } from '../../timeline.ts';
import { thirtyTwoCards as game } from './game.ts';

/** As on the wire: the nth card of player k is at k + 4n. */
const roundOf = (text: string): DealtCard[] =>
  text.split(',').flatMap((code, index) => {
    const card = parseCard(code);
    return card === undefined ? [] : [{ card, place: `player ${8 + (index % 4)}` }];
  });

const recorded = '7DD,10DD,7SS,8SS,1,10HH,1,10SS,1,6HH,1,6SS,1,KHH,1,8CC';

describe('a round of 32 cards', () => {
  it.each<[string, string, string, string]>([
    ['6SS,6HH,6CC,7DD', '4', '11', 'Player 11 wins with 18'],
    ['KSS,6HH,6CC,7DD', '1', '8', 'Player 8 wins with 21'],
    ['6SS,KHH,10CC,7DD', '2', '9', 'Player 9 wins with 22'],
    ['6SS,10HH,9CC,6DD,1,7HH,8HH', '3', '10', 'Player 10 wins with 27, after one more card'],
    [recorded, '2', '9', 'Player 9 wins with 48, after 3 more cards'],
  ])('%s has result %s and circle %s', (cards, code, letter, reason) => {
    const judgement = game.judge(roundOf(cards));
    expect([judgement.code, game.letter(judgement.code), judgement.reason]).toEqual([code, letter, reason]);
    expect(judgement.winners).toEqual([code]);
  });

  it('is not judged while two lead, or before all have a card', () => {
    for (const cards of ['6SS,10HH,9CC,6DD', '6SS,10HH'])
      expect(() => game.judge(roundOf(cards))).toThrow(RangeError);
    expect(['0', '5'].map(game.letter)).toEqual(['-', '-']);
  });

  it('ends with the card that decides it, and only those who led together get further cards', () => {
    for (let round = 0; round < 400; round += 1) {
      const dealt = game.deal(roundRandom(keyFromText('c'), `card32.${round}`));
      expect(() => game.judge(dealt)).not.toThrow();
      if (dealt.length === 4) continue;
      expect(() => game.judge(dealt.slice(0, 4))).toThrow(RangeError);
      const drawn = new Set(dealt.slice(4).map(({ place }) => place));
      const totals = dealt.slice(0, 4).map(({ card, place }) => {
        const rank = ['6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(card.slice(0, -2)) + 6;
        return { place, total: rank + Number(place.slice('player '.length)) };
      });
      const best = Math.max(...totals.map(({ total }) => total));
      expect(drawn).toEqual(new Set(totals.flatMap(({ place, total }) => (total === best ? [place] : []))));
    }
  });

  it('has 25 seconds of bets, 2 of lock, 3 for each first card, 2 for each later one, and 10 of result', () => {
    expect(game.steps(roundOf('6SS,10HH,9CC,6DD,1,7HH,8HH')).map(({ ms }) => ms)).toEqual([
      25_000, 2_000, 3_000, 3_000, 3_000, 3_000, 2_000, 2_000, 10_000,
    ]);
  });
});

describe('the rows of 32 cards', () => {
  const round = { roundId: '114.1', openedAt: 0, dealt: roundOf(recorded) };
  const rowsAt = (now: number) => game.rows(viewAt(game, round, now).view);
  const none = (count: number) => Array.from({ length: count }, () => '1').join(',');

  it('have totals of 0 and no card before the deal', () => {
    const { t1, t2 } = rowsAt(0);
    expect(t1).toMatchObject({ C1: '0', C2: '0', C3: '0', C4: '0', desc: none(36), autotime: '25' });
    expect(t2[0]).toEqual({
      mid: '114.1',
      sid: '1',
      nation: 'Player 8',
      b1: '12.2',
      bs1: '100000',
      l1: '13.7',
      ls1: '100000',
      odds: '12.2',
      gstatus: 'ACTIVE',
      gtype: 'card32-a',
      min: 100,
      max: 100_000,
    });
    expect(t2.map(({ nation, b1, l1 }) => `${nation} ${b1} ${l1}`)).toEqual([
      'Player 8 12.2 13.7',
      'Player 9 5.95 6.45',
      'Player 10 3.2 3.45',
      'Player 11 2.08 2.18',
    ]);
  });

  it('show the recorded round as it was recorded', () => {
    const { t1, t2 } = rowsAt(1_000_000);
    expect(t1).toMatchObject({ C1: '15', C2: '48', C3: '17', C4: '43', desc: `${recorded},${none(20)}` });
    expect(t2.every(({ gstatus }) => gstatus === 'SUSPENDED')).toBe(true);
  });

  it('list cards in a result as in the recorded one, each at its player’s positions', () => {
    const fallen = roundOf(recorded).map(({ card }) => card);
    expect(game.resultCards?.(fallen).join(',')).toBe(`${recorded},${none(20)}`);
    expect(game.resultCards?.(fallen.slice(0, 4)).join(',')).toBe(
      `${fallen.slice(0, 4).join(',')},${none(32)}`,
    );
  });
});
