import { expect, test } from 'vitest';
import type { FeedChange, FeedMarket } from '../feed.ts';
import { matchFeed } from './match-feed.ts';
import type { Decision, Play } from './play.ts';

const startsAt = 1_000_000;
const stepMs = 1_000;

const market = (id: string): FeedMarket => ({
  id,
  matchId: '1',
  kind: 'match-odds',
  name: id,
  runners: [],
  isCommission: false,
  remark: '',
});

const decision = (marketId: string): Decision => ({
  marketId,
  result: { kind: 'void' },
  rule: 'operator',
  reason: '',
  balls: [],
});

/** A match whose lists after each step are these: names of its markets, and of those decided. */
function playOf(steps: readonly { readonly markets: string; readonly decided: string }[]): Play {
  let step = 0;
  const now = () => steps[step] ?? { markets: '', decided: '' };
  return {
    dueAt: () => (step === steps.length - 1 ? undefined : step * stepMs),
    step() {
      step += 1;
    },
    status: () => 'in-play',
    markets: () => [...now().markets].map(market),
    decisions: () => [...now().decided].map(decision),
    prices: () => [],
    score: () => ({ sport: 'cricket', headline: '', detail: null }),
  };
}

const open = () =>
  matchFeed(
    { id: '1', sport: 'cricket', series: '', teams: ['Lions', 'Tigers'], startsAt },
    playOf([
      { markets: 'ac', decided: '' },
      { markets: 'abc', decided: 'c' },
      { markets: 'abcd', decided: 'bc' },
      { markets: 'abcd', decided: 'abcd' },
    ]),
    1,
  );

/** The markets of the results, in the order they were sent, each with the step from which it was known. */
const knownIn = (changes: readonly FeedChange[]) =>
  changes.flatMap((change) =>
    change.kind === 'result' ? [[change.marketId, ((change.knownAt ?? 0) - startsAt) / stepMs]] : [],
  );

const known = [
  ['c', 0],
  ['b', 1],
  ['a', 2],
  ['d', 2],
];

test('a market opened or decided in the middle of its list is sent once, and known from the step that decided it', () => {
  const feed = open();
  const beats = [-1, 0, 1, 2].map((step) => feed.advance(startsAt + step * stepMs));
  const changes = beats.flat();
  const opened = changes.flatMap((change) => (change.kind === 'market' ? [change.market.id] : []));
  expect(opened).toEqual(['a', 'c', 'b', 'd']);
  expect(knownIn(changes)).toEqual(known);
});

test('a late start sends results in the order in which they became known', () => {
  expect(knownIn(open().advance(startsAt + 2 * stepMs))).toEqual(known);
});
