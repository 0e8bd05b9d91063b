import { keyFromText } from '@maidan/betting';
import { expect, test } from 'vitest';
import { exactReturns, inPercent } from '../../kit/exact-returns.ts';
import { roundRandom } from '../../proof/fairness.ts';
import { overAt, viewAt } from '../../timeline.ts';
import { templateTable as game } from './game.ts';
import { weightedOutcomes } from './returns.ts';
import { rules } from './rules.ts';

test('a round is dealt, shown and judged', () => {
  const dealt = game.deal(roundRandom(keyFromText('seed'), 'template-table.1'));
  const round = { roundId: 'template-table.1', dealt, openedAt: 0 };
  expect(game.rows(viewAt(game, round, 0).view).t2.map(({ gstatus }) => gstatus)).toEqual(['1', '1']);
  expect(viewAt(game, round, overAt(game, round)).view.seen).toEqual(dealt);
  const { code, winners } = game.judge(dealt);
  expect(winners).toEqual([code]);
  expect(['R', 'B']).toContain(game.letter(code));
});

test('every option returns what the rules show', () => {
  for (const [sid, fraction] of exactReturns(game, weightedOutcomes())) {
    expect(inPercent(fraction)).toBeCloseTo(game.returns[sid] ?? Number.NaN, 2);
    expect(rules.pays.flatMap(({ sids }) => sids)).toContain(sid);
  }
});
