import { type DeliveryWords, makeDelivery } from '@maidan/sports';
import { describe, expect, it } from 'vitest';
import { ballLine, ballMark } from './score-lines.ts';

const delivery = (words: Partial<DeliveryWords>) =>
  makeDelivery({ batter: 'One', nonStriker: 'Two', bowler: 'Three', ...words });

const gone = (kind: 'bowled' | 'retired hurt') => [{ kind, player: 'One', fielders: [] }];

describe('a ball on the strip and in the status', () => {
  it.each<[Partial<DeliveryWords>, string, string]>([
    [{}, '0', 'No run'],
    [{ batterRuns: 1 }, '1', '1 run'],
    [{ batterRuns: 3 }, '3', '3 runs'],
    [{ batterRuns: 4 }, '4', 'FOUR'],
    [{ batterRuns: 4, isAllRun: true }, '4', '4 runs'],
    [{ batterRuns: 6 }, '6', 'SIX'],
    [{ extras: { wides: 1 } }, 'wd', 'Wide'],
    [{ extras: { wides: 5 } }, 'wd+4', 'Wide'],
    [{ extras: { noBalls: 1 }, batterRuns: 4 }, 'nb+4', 'FOUR'],
    [{ extras: { legByes: 1 } }, '1lb', '1 leg bye'],
    [{ extras: { byes: 4 } }, '4b', '4 byes'],
    [{ extras: { penalty: 5 } }, '5p', '5 runs'],
    [{ extras: { penalty: 5 }, batterRuns: 2 }, '2+5p', '7 runs'],
    [{ extras: { penalty: 5 }, batterRuns: 4 }, '4+5p', 'FOUR'],
    [{ extras: { penalty: 5, legByes: 1 } }, '1lb+5p', '1 leg bye'],
    [{ dismissals: gone('bowled') }, 'W', 'One bowled'],
  ])('%j is marked %s and described as %s', (words, mark, line) => {
    expect([ballMark(delivery(words)), ballLine(delivery(words), false).text]).toEqual([mark, line]);
  });

  it('is not a wicket when a batter retires hurt after it', () => {
    const hurt = delivery({ batterRuns: 1, dismissals: gone('retired hurt') });
    expect([ballMark(hurt), ballLine(hurt, false).text]).toEqual(['1', 'One retired hurt']);
  });

  it('announces a free hit only in formats that have free hits, which a Test does not', () => {
    const noBall = delivery({ extras: { noBalls: 1 } });
    expect(ballLine(noBall, true).text).toBe('No ball, free hit to come');
    expect(ballLine(noBall, false).text).toBe('No ball');
  });
});
