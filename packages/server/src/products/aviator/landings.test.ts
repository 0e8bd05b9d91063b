import { accountId } from '@maidan/betting';
import { ceiling } from '@maidan/games/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLandings, type FlightBet, profitAt } from './landings.ts';

const noLimits = { winMax: 10n ** 15n, lossMax: 10n ** 15n };

const bet = (id: number, stake: number, target?: number, brand = 'default'): FlightBet => ({
  id: BigInt(id),
  client: accountId(BigInt(id)),
  brand,
  isDemo: false,
  stake: BigInt(stake) * 100n,
  target,
});

const down = (landings: readonly { bet: FlightBet; multiplier: number; by: string }[]) =>
  landings.map(({ bet: { id }, multiplier, by }) => [Number(id), multiplier, by]);

describe('landings of a flight', () => {
  it('cash out bets with a target at exactly the target, the lowest first, and no others', () => {
    const landings = createLandings(
      [bet(1, 10, 500), bet(2, 10, 150), bet(3, 10), bet(4, 10, 151)],
      noLimits,
    );
    expect(landings.nextDue()).toBe(150);
    expect(down(landings.advance(149))).toEqual([]);
    expect(down(landings.advance(700))).toEqual([
      [2, 150, 'target'],
      [4, 151, 'target'],
      [1, 500, 'target'],
    ]);
    expect(landings.nextDue()).toBe(ceiling);
  });

  it('pay the first press at the multiplier reached, and no second press', () => {
    const landings = createLandings([bet(1, 10)], noLimits);
    const client = accountId(1n);
    expect(landings.press(1n, client, 133)).toMatchObject({ state: 'landed', landing: { multiplier: 133 } });
    expect(landings.press(1n, client, 190)).toMatchObject({ state: 'already', landing: { multiplier: 133 } });
    expect(landings.nextDue()).toBeUndefined();
  });

  it("refuse a press on another client's bet or another flight's", () => {
    const landings = createLandings([bet(1, 10)], noLimits);
    expect(landings.press(1n, accountId(2n), 133)).toEqual({ state: 'unknown' });
    expect(landings.press(9n, accountId(1n), 133)).toEqual({ state: 'unknown' });
    expect(landings.find(1n, accountId(2n))).toBeUndefined();
  });

  it('cash out a bet where it has won the most a bet may win, before a higher target', () => {
    const limits = { ...noLimits, winMax: 100_00n };
    const landings = createLandings([bet(1, 50), bet(2, 50, 400), bet(3, 10, 400)], limits);
    expect(down(landings.advance(1000))).toEqual([
      [1, 300, 'limit'],
      [2, 300, 'limit'],
      [3, 400, 'target'],
    ]);
  });

  it('cash out all bets of a brand where its house would lose more than it may', () => {
    const limits = { ...noLimits, lossMax: 300_00n };
    const bets = [bet(1, 100), bet(2, 100, 200), bet(3, 100), bet(4, 100, 5000, 'jade')];
    const landings = createLandings(bets, limits);
    // Flying stakes of 300 reach a loss of 300 at 2.00; the bet with that target is cashed out first.
    expect(down(landings.advance(300))).toEqual([
      [2, 200, 'target'],
      [1, 200, 'limit'],
      [3, 200, 'limit'],
    ]);
    expect(down(landings.advance(400))).toEqual([[4, 400, 'limit']]);
  });

  it('cash out no player because of bets with demo coins', () => {
    const demo = { ...bet(2, 1000), isDemo: true };
    const landings = createLandings([bet(1, 100), demo], { ...noLimits, lossMax: 300_00n });
    expect(down(landings.advance(200))).toEqual([[2, 130, 'limit']]);
    expect(down(landings.advance(500))).toEqual([[1, 400, 'limit']]);
  });

  it('cash out every bet at the ceiling at the latest', () => {
    const landings = createLandings([bet(1, 1)], noLimits);
    expect(down(landings.advance(ceiling))).toEqual([[1, ceiling, 'limit']]);
  });

  it('never cost a brand more than its limit plus a hundredth a bet, and cash out each bet once', () => {
    const bets = fc.array(
      fc.record({
        stake: fc.integer({ min: 1, max: 5000 }),
        target: fc.option(fc.integer({ min: 101, max: 900 }), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    const presses = fc.array(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 100, max: 800 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(bets, presses, fc.integer({ min: 1, max: 4000 }), (made, pressed, loss) => {
        const lossMax = BigInt(loss) * 100n;
        const flying = made.map(({ stake, target }, index) => bet(index, stake, target));
        const landings = createLandings(flying, { ...noLimits, lossMax });
        const seen = pressed
          .toSorted(([, one], [, other]) => one - other)
          .flatMap(([index, at]) => {
            const due = landings.advance(at);
            const press = landings.press(BigInt(index), accountId(BigInt(index)), at);
            return press.state === 'landed' ? [...due, press.landing] : due;
          });
        seen.push(...landings.advance(1000));
        expect(new Set(seen.map(({ bet: { id } }) => id)).size).toBe(seen.length);
        for (const {
          bet: { target },
          multiplier,
        } of seen)
          if (target !== undefined) expect(multiplier).toBeLessThanOrEqual(target);
        const cost = seen.reduce(
          (sum, { bet: { stake }, multiplier }) => sum + profitAt(stake, multiplier),
          0n,
        );
        expect(cost).toBeLessThanOrEqual(lossMax + BigInt(seen.length));
      }),
    );
  });
});
