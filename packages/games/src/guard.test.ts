import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { oddsFromDecimal } from '@maidan/betting';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { gameByCode, gameByEvent, games, rulesOf } from './dealt-games.ts';
import type { TableGame } from './game.ts';
import {
  exactLayReturns,
  exactReturns,
  type Fraction,
  inPercent,
  type WeightedOutcome,
} from './kit/exact-returns.ts';
import { tables } from './registry.ts';
import { amarAkbarAnthony } from './tables/amar-akbar-anthony/game.ts';
import { andarBahar } from './tables/andar-bahar/game.ts';

const folder = join(import.meta.dirname, 'tables');
const outcomesByGame = new Map<unknown, readonly WeightedOutcome[]>();

/** Each game has a `returns.ts` that lists every way a round can come out. */
beforeAll(async () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders) {
    const [exported, { weightedOutcomes }] = await Promise.all([
      import(join(folder, name, 'game.ts')),
      import(join(folder, name, 'returns.ts')),
    ]);
    const outcomes = weightedOutcomes();
    for (const game of Object.values(exported)) outcomesByGame.set(game, outcomes);
  }
});

function outcomesOf(game: TableGame): readonly WeightedOutcome[] {
  const outcomes = outcomesByGame.get(gameByCode(game.entry.code));
  if (outcomes === undefined) throw new Error(`no returns.ts beside the game ${game.entry.code}`);
  return outcomes;
}

/** By the exact fraction: 100 % and a little is too much, however it is written. */
const isAllowed = (fraction: Fraction, { returnFloor }: { readonly returnFloor: number }): boolean =>
  inPercent(fraction) >= returnFloor && fraction.numerator <= fraction.denominator;

/** Options that return less than the floor, more than 100 %, or not what the rules show. */
function faults(game: TableGame): string[] {
  const returns = exactReturns(game, outcomesOf(game));
  return [...returns].flatMap(([sid, fraction]) => {
    const percent = inPercent(fraction);
    const isShown = Math.abs((game.returns[sid] ?? Number.NaN) - percent) <= 0.01;
    return isAllowed(fraction, game) && isShown ? [] : [`${sid} returns ${percent}`];
  });
}

/** Lays that return less than the floor of what is at risk, or more than all of it. */
function layFaults(game: TableGame): string[] {
  return [...exactLayReturns(game, outcomesOf(game))].flatMap(([sid, fraction]) =>
    isAllowed(fraction, game) ? [] : [`${sid} laid returns ${inPercent(fraction)}`],
  );
}

/** The game with another price on one option, and another return shown for it. */
const withPrice = (game: TableGame, sid: string, price: number, shown: number): TableGame => {
  const prices = { ...game.prices([]), [sid]: { back: oddsFromDecimal(price) } };
  return { ...game, prices: () => prices, returns: { ...game.returns, [sid]: shown } };
};

describe.each(games.map((game) => [game.entry.title, game] as const))(
  'the pay table of %s',
  (_title, game) => {
    it('returns between the floor and 100 % on every option, as the rules show it', () => {
      expect(faults(game)).toEqual([]);
    });

    it('returns between the floor and 100 % of what a lay risks', () => {
      expect(layFaults(game)).toEqual([]);
    });

    it('is complete in the rules popup', async () => {
      const pays = (await rulesOf(game.entry.code))?.pays ?? [];
      expect(pays.flatMap(({ sids }) => sids).sort()).toEqual(game.options.map(({ sid }) => sid).sort());
      for (const { sids, returns } of pays) for (const sid of sids) expect(returns).toBe(game.returns[sid]);
    });

    it('has every option in its definition and in a window, with a unique sid and name', () => {
      const sids = game.options.map(({ sid }) => sid);
      expect(new Set(sids).size).toBe(sids.length);
      expect(new Set(game.options.map(({ name }) => name)).size).toBe(sids.length);
      if (game.definition.shape !== 'options') throw new Error('a table has options in groups');
      expect(game.definition.groups.flatMap(({ options }) => options).sort()).toEqual([...sids].sort());
      for (const { stakeMin, stakeMax } of game.options)
        expect(stakeMin < stakeMax && stakeMin > 0n).toBe(true);
    });
  },
);

describe('the guard', () => {
  it('refuses 1.95 on Bahar, which is dealt first and would return more than was staked', () => {
    expect(faults(withPrice(andarBahar, '5', 1.95, 100.43))).toEqual(['5 returns 100.42617']);
  });

  it('refuses a price that returns less than the floor', () => {
    expect(faults(withPrice(andarBahar, '4', 14, 82.35))).toEqual(['4 returns 82.352941']);
  });

  it('refuses a lay that would return more than it risks', () => {
    const prices = { ...amarAkbarAnthony.prices([]), 1: { lay: oddsFromDecimal(2.1) } };
    expect(layFaults({ ...amarAkbarAnthony, prices: () => prices })).toEqual(['1 laid returns 102.797202']);
  });

  it('refuses a return that is not the one shown', () => {
    const returns = { ...andarBahar.returns, 5: 97.9 };
    expect(faults({ ...andarBahar, returns })).toEqual(['5 returns 97.85114']);
  });
});

test('a dealt game is found by its code and by its event id, and its table is in the registry', () => {
  for (const game of games) {
    expect(gameByCode(game.entry.code)).toBe(game);
    expect(gameByEvent(game.entry.eventId)).toBe(game);
    expect(tables).toContainEqual(game.entry);
  }
  expect([gameByCode('none'), gameByEvent('1')]).toEqual([undefined, undefined]);
});
