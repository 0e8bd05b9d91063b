import { keyFromText } from '@maidan/betting';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { games } from './dealt-games.ts';
import { roundRandom } from './proof/fairness.ts';
import { andarBahar } from './tables/andar-bahar/game.ts';
import { teenpattiOneDay } from './tables/teenpatti-one-day/game.ts';
import { teenpattiThree } from './tables/teenpatti-three/game.ts';
import { betsCloseAt, overAt, type TimedRound, viewAt } from './timeline.ts';

const openedAt = 1_000_000;

const roundOf = (game: (typeof games)[number], name: string): TimedRound => ({
  roundId: name,
  dealt: game.deal(roundRandom(keyFromText(name), name)),
  openedAt,
});

const anyRound = fc.tuple(fc.constantFrom(...games), fc.string({ maxLength: 8 })).map(([game, name]) => ({
  game,
  round: roundOf(game, name),
}));

/** After four cards hand B has two kings, and no card gives hand A more than a lower pair. */
const decidedEarly: TimedRound = {
  roundId: 'decided-early',
  dealt: [
    { card: '8DD', place: 'a' },
    { card: 'KSS', place: 'b' },
    { card: 'JHH', place: 'a' },
    { card: 'KDD', place: 'b' },
    { card: '9SS', place: 'a' },
    { card: '10HH', place: 'b' },
  ],
  openedAt,
};

describe('a round at any moment', () => {
  it('shows exactly the cards whose step has begun, in the order they fall', () => {
    fc.assert(
      fc.property(anyRound, fc.double({ min: 0, max: 1, noNaN: true }), ({ game, round }, share) => {
        const now = openedAt + Math.floor(share * (overAt(game, round) - openedAt));
        let begins = openedAt;
        const begun = game.steps(round.dealt).flatMap((step) => {
          const isBegun = begins <= now;
          begins += step.ms;
          return isBegun && step.kind === 'card' ? [step.dealt] : [];
        });
        expect(viewAt(game, round, now).view.seen).toEqual(begun);
      }),
      { numRuns: 300 * inject('caseFactor') },
    );
  });

  it('shows no card beyond those dealt before the window, while the window is open', () => {
    const seenIn: Readonly<Record<string, number>> = {
      main: 0,
      joker: 0,
      first: 1,
      second: 3,
      'two-cards': 2,
      'four-cards': 4,
    };
    fc.assert(
      fc.property(anyRound, ({ game, round }) => {
        for (const { sid } of game.options) {
          const closes = betsCloseAt(game, round, sid);
          if (closes === undefined) continue;
          const { view } = viewAt(game, round, closes - 1);
          // In an open window a hand that can no longer win, or no longer lose, has no price and takes no
          // bet.
          expect(view.isOpen(sid)).toBe(view.prices[sid] !== undefined);
          expect(view.seen).toHaveLength(seenIn[view.window ?? ''] ?? Number.NaN);
          expect(viewAt(game, round, closes).view.isOpen(sid)).toBe(false);
        }
      }),
      { numRuns: 60 * inject('caseFactor'), examples: [[{ game: teenpattiOneDay, round: decidedEarly }]] },
    );
    const beforeLastCards = betsCloseAt(teenpattiOneDay, decidedEarly, '1') ?? Number.NaN;
    const { view } = viewAt(teenpattiOneDay, decidedEarly, beforeLastCards - 1);
    expect(view.window).toBe('four-cards');
    expect(view.isOpen('1')).toBe(false);
  });

  it('changes at the announced moment, and not a millisecond earlier', () => {
    fc.assert(
      fc.property(anyRound, ({ game, round }) => {
        let now = openedAt;
        let fallen = 0;
        for (const [index, step] of game.steps(round.dealt).entries()) {
          const moment = viewAt(game, round, now);
          expect(moment.stepIndex).toBe(index);
          if (step.kind === 'card') fallen += 1;
          expect(moment.view.seen).toHaveLength(fallen);
          const next = moment.nextAt ?? Number.NaN;
          expect(moment.msLeft).toBe(next - now);
          expect(viewAt(game, round, next - 1).stepIndex).toBe(index);
          now = next;
        }
        expect(now).toBe(overAt(game, round));
        expect(viewAt(game, round, now)).toMatchObject({ phase: 'over', msLeft: 0, nextAt: undefined });
        expect(viewAt(game, round, now).view.seen).toEqual(round.dealt);
      }),
      { numRuns: 60 * inject('caseFactor') },
    );
  });

  it('takes bets only in a window, only on the options it opens, and counts whole seconds down', () => {
    fc.assert(
      fc.property(anyRound, fc.nat(120_000), ({ game, round }, later) => {
        const { phase, view, msLeft } = viewAt(game, round, openedAt + later);
        expect(view.window !== undefined).toBe(phase === 'bets');
        expect(view.secondsLeft).toBe(phase === 'bets' ? Math.ceil(msLeft / 1000) : 0);
        const open = view.window === undefined ? [] : game.opensIn(view.window);
        for (const { sid } of game.options)
          expect(view.isOpen(sid)).toBe(open.includes(sid) && view.prices[sid] !== undefined);
      }),
      {
        numRuns: 300 * inject('caseFactor'),
        examples: [[{ game: teenpattiOneDay, round: decidedEarly }, 40_000]],
      },
    );
  });

  it('is not open before it begins', () => {
    const round = roundOf(teenpattiThree, 'a');
    const { view } = viewAt(teenpattiThree, round, openedAt - 1);
    expect([view.window, view.seen, view.isOpen('11')]).toEqual([undefined, [], false]);
  });
});

describe('the close of betting', () => {
  it('is the end of the last window that takes the option', () => {
    const round: TimedRound = {
      roundId: 'r',
      openedAt,
      dealt: [
        { card: '7SS', place: 'joker' },
        { card: '2SS', place: 'bahar' },
        { card: '3SS', place: 'andar' },
        { card: '7HH', place: 'bahar' },
      ],
    };
    expect(betsCloseAt(andarBahar, round, '24')).toBe(openedAt + 15_000);
    expect(betsCloseAt(andarBahar, round, '5')).toBe(openedAt + 15_000 + 2_000 + 800 + 15_000);
    expect(betsCloseAt(andarBahar, round)).toBe(openedAt + 32_800 + 2_000 + 1_600 + 12_000);
    expect(betsCloseAt(andarBahar, round, '6')).toBe(betsCloseAt(andarBahar, round));
    const short = { ...round, dealt: [...round.dealt.slice(0, 1), { card: '7HH', place: 'bahar' } as const] };
    expect(betsCloseAt(andarBahar, short, '6')).toBeUndefined();
    expect(betsCloseAt(andarBahar, round, '20')).toBeUndefined();
  });
});
