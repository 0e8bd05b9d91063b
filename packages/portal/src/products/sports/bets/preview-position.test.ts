import { coins, coinsFromWhole } from '@maidan/betting';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lionsBet } from '../slip/fake-bet.ts';
import type { SportsBet } from '../slip/sports-bet.ts';
import { legOf, previewLine, previewRunners, stakesOf } from './preview-position.ts';

const yes: SportsBet = { ...lionsBet, kind: 'fancy', run: 47, selectionId: 'f' };

test('lagai 1000 at 90 wins 900 on the team and loses 1000 on the other', () => {
  const preview = previewRunners(new Map(), ['1', '2'], legOf(lionsBet, 1000));
  expect(preview).toEqual(
    new Map([
      ['1', coinsFromWhole(900)],
      ['2', coinsFromWhole(-1000)],
    ]),
  );
});

test('khai at a decimal price of 1.85 is added to the present position', () => {
  const lay: SportsBet = { ...lionsBet, side: 'lay', odds: 1.85, marketId: 'm', kind: 'match-odds' };
  const held = new Map([['2', coinsFromWhole(-200)]]);
  const preview = previewRunners(held, ['1', '2', '3'], legOf(lay, 1000));
  expect([...preview.values()]).toEqual([coinsFromWhole(-850), coinsFromWhole(800), coinsFromWhole(1000)]);
});

test('a yes at 47 steps up at 47', () => {
  expect(previewLine([], legOf(yes, 1000))).toEqual([
    { fromRun: 0, profit: coinsFromWhole(-1000) },
    { fromRun: 47, profit: coinsFromWhole(900) },
  ]);
});

test('adjacent steps with the same profit are one step', () => {
  const no = legOf({ ...yes, side: 'lay' }, 1000);
  expect(previewLine(previewLine([], legOf(yes, 1000)), no)).toEqual([{ fromRun: 0, profit: coins(0n) }]);
});

test('what a bet can win and lose is computed for either side', () => {
  expect(stakesOf(lionsBet, 1000)).toEqual({ mayWin: coinsFromWhole(900), mayLose: coinsFromWhole(1000) });
  expect(stakesOf({ ...yes, side: 'lay' }, 1000)).toEqual({
    mayWin: coinsFromWhole(1000),
    mayLose: coinsFromWhole(900),
  });
  expect(stakesOf(lionsBet, 0)).toEqual({ mayWin: 0n, mayLose: 0n });
});

test('the order in which fancy bets are added makes no difference to any run', () => {
  const leg = fc.record({
    side: fc.constantFrom('back' as const, 'lay' as const),
    stake: fc.integer({ min: 1, max: 1_000_000 }),
    run: fc.integer({ min: 0, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(leg, { minLength: 1, maxLength: 6 }), (legs) => {
      const add = (list: typeof legs) =>
        list.reduce(
          (held, { side, stake, run }) => previewLine(held, legOf({ ...yes, side, run }, stake)),
          [] as ReturnType<typeof previewLine>,
        );
      expect(add(legs)).toEqual(add(legs.toReversed()));
    }),
  );
});
