import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { oddsFromDecimal } from '@maidan/betting';
import { type Fraction, inPercent } from '@maidan/games/kit/exact-returns.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { VirtualGame } from './virtual-game.ts';
import { virtualGames } from './virtual-games.ts';
import { exactReturn, type VirtualWay } from './weighted-outcome.ts';

const waysByCode = new Map<string, readonly VirtualWay<unknown>[]>();

/** Each game has a `returns.ts` that lists every way a round can come out. */
beforeAll(async () => {
  for (const { code } of virtualGames) {
    const file = join(import.meta.dirname, '../games', code, 'returns.ts');
    if (existsSync(file)) waysByCode.set(code, (await import(file)).ways());
  }
});

/** By the exact fraction: 100 % and a little is too much, however it is written. */
const isAllowed = (fraction: Fraction, { returnFloor }: { readonly returnFloor: number }): boolean =>
  inPercent(fraction) >= returnFloor && fraction.numerator <= fraction.denominator;

/** Options that return less than the floor, more than 100 %, or not what they show. */
function virtualFaults(game: VirtualGame): string[] {
  const ways = waysByCode.get(game.code);
  if (ways === undefined) throw new Error(`no returns.ts in games/${game.code}, the folder of the game`);
  return game.options.flatMap(({ id, returns }) => {
    const fraction = exactReturn(game, ways, id);
    const percent = inPercent(fraction);
    const isShown = Math.abs(returns - percent) <= 0.01;
    return isAllowed(fraction, game) && isShown ? [] : [`${id} returns ${percent}`];
  });
}

describe.each(virtualGames.map((game) => [game.title, game.version, game] as const))(
  'the pay table of %s, rules %s',
  (_title, _version, game) => {
    it('returns between the floor and 100 % on every option, as shown', () => {
      expect(virtualFaults(game)).toEqual([]);
    });

    it('pays whole hundredths of a point on every stake, with limits that allow playing', () => {
      for (const { odds, stakeMin, stakeMax } of game.options) {
        expect(odds % 100).toBe(0);
        expect(stakeMin > 0 && stakeMin < stakeMax && stakeMax <= game.totalMax).toBe(true);
      }
    });
  },
);

describe('the guard', () => {
  it('refuses 1.95 on the side of a virtual game that is dealt first', () => {
    const game = virtualGames.find(({ code }) => code === 'andar-bahar');
    if (game === undefined) throw new Error('no andar bahar');
    const options = game.options.map((option) =>
      option.id === 'andar' ? { ...option, odds: oddsFromDecimal(1.95), returns: 100.43 } : option,
    );
    expect(virtualFaults({ ...game, options })).toEqual(['andar returns 100.42617']);
  });

  it('refuses a price of a virtual game below the floor, and a return that is not the one shown', () => {
    const [game] = virtualGames;
    if (game === undefined) throw new Error('no virtual game');
    const changed = (change: object) => ({
      ...game,
      options: game.options.map((option) => (option.id === 'red' ? { ...option, ...change } : option)),
    });
    expect(virtualFaults(changed({ odds: oddsFromDecimal(1.9), returns: 92.43 }))).toEqual([
      'red returns 92.432432',
    ]);
    expect(virtualFaults(changed({ returns: 97.4 }))).toEqual(['red returns 97.297297']);
  });
});
