import type { FeedChange } from '@maidan/feeds';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { cupTie } from '../../../../test/support/cup-tie.ts';
import { type ArrivedChange, applyChange, emptyBoard } from '../board/board-state.ts';
import { withoutReplaced } from './offer-queue.ts';

const tie = cupTie('8401');
const marketId = tie.ids.bookmaker;
const offer: readonly FeedChange[] = tie.all.filter(({ kind }) => kind !== 'prices');

/** What a client can see of the match and bet on, after these changes. */
function shownAfter(changes: readonly ArrivedChange[]) {
  const board = emptyBoard();
  for (const change of offer) applyChange(board, 'test', { change, at: 0 });
  for (const change of changes) applyChange(board, 'test', change);
  const match = board.byEvent.get(tie.eventId);
  const market = match?.markets.get(marketId);
  return { score: match?.score, market: market?.state === 'shut' ? 'shut' : market };
}

const odds = fc.integer({ min: 100, max: 20_000 });
const prices = fc.record(
  {
    kind: fc.constant('prices' as const),
    marketId: fc.constant(marketId),
    state: fc.constantFrom('open' as const, 'suspended' as const, 'shut' as const),
    runners: odds.map((back) => [tie.bestOf('lions', back, back + 400)]),
    line: odds.map((run) => ({ yesRun: run, noRun: run, yesOdds: 9000, noOdds: 9000 })),
    betDelayMs: odds,
  },
  { requiredKeys: ['kind', 'marketId', 'state'] },
);
const change = fc.oneof(
  { weight: 8, arbitrary: prices },
  { weight: 1, arbitrary: fc.constant({ kind: 'unreadable' as const, marketId }) },
);

/** Changes as they wait when they arrive in these groups, and all of them. */
function arrived(groups: readonly (readonly ArrivedChange['change'][])[]) {
  let at = 0;
  let waiting: readonly ArrivedChange[] = [];
  const all: ArrivedChange[] = [];
  for (const group of groups) {
    at += 1;
    const newer = group.map((change) => ({ change, at }));
    all.push(...newer);
    waiting = [...withoutReplaced(waiting, newer), ...newer];
  }
  return { waiting, all };
}

test('a market that waited is shown as if none of its changes had been replaced', () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 8 }), (groups) => {
      const { waiting, all } = arrived(groups);
      expect(shownAfter(waiting)).toEqual(shownAfter(all));
    }),
    { numRuns: 500 * inject('caseFactor') },
  );
});

test('however many changes of a market wait, only a few are kept', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 100, maxLength: 200 }), (changes) => {
      expect(arrived(changes.map((change) => [change])).waiting.length).toBeLessThan(12);
    }),
    { numRuns: 50 * inject('caseFactor') },
  );
});
