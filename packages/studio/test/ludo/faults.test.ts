import { describe, expect, it, vi } from 'vitest';
import { writeEnd } from '../../src/games/ludo/server/end-game.ts';
import { numberOfGameId } from '../../src/games/ludo/server/ludo-game.ts';
import { forgetGames, readGame } from '../../src/games/ludo/server/ludo-store.ts';
import { rebuildGame } from '../../src/games/ludo/server/rebuild-game.ts';
import { faultyLudo } from './faulty-ludo.ts';

const open = faultyLudo();

async function begun() {
  const opened = await open();
  const { desk, asha, bilal } = opened;
  const { gameId } = await desk.begin(asha, bilal);
  const [mover, other] = desk.table(asha).due === 'roll' ? [asha, bilal] : [bilal, asha];
  return { ...opened, gameId, mover, other };
}

describe('a database that does not answer', () => {
  it.each(['unasked', 'unanswered'] as const)(
    '%s, rolls a die once when it is asked again',
    async (fault) => {
      const { db, desk, gameId, mover } = await begun();
      db.failAt(1, fault);
      await expect(desk.ludo.roll(mover, { gameId, n: 1 })).rejects.toThrow('away');
      expect(await desk.ludo.roll(mover, { gameId, n: 1 })).toBeUndefined();
      expect(desk.table(mover).events.filter(({ kind }) => kind === 'roll')).toHaveLength(1);
      await desk.restart();
      expect(desk.table(mover).events.filter(({ kind }) => kind === 'roll')).toHaveLength(1);
    },
  );

  it('pays an end once, though the answer that it was stored was lost', async () => {
    const { db, desk, gameId, mover, other } = await begun();
    db.failAt(1, 'unanswered');
    await expect(desk.ludo.leave(mover, { gameId })).rejects.toThrow('away');
    expect(await desk.ludo.leave(mover, { gameId })).toBeUndefined();
    await desk.restart();
    expect(desk.table(other).result).toMatchObject({ reason: 'left', isWonByYou: true, paid: '47.50' });
    expect([desk.paidTo(mover), desk.paidTo(other)]).toEqual([['0.00'], ['47.50']]);
  });

  it('for seconds voids a game that it kept from going on, and returns the stakes', async () => {
    const { db, desk, mover, other } = await begun();
    db.failAt(1, 'unasked', true);
    desk.clock.advance(8_000);
    await vi.waitFor(() => {
      desk.clock.advance(1_000);
      expect(db.queryCount()).toBeGreaterThan(3);
    });
    expect(desk.table(mover).stage).toBe('playing');
    db.failAt(1_000_000, 'unasked');
    // A step that just failed sets its next time only after the clock has moved.
    await vi.waitFor(() => {
      desk.clock.advance(1_000);
      expect(desk.table(mover).stage).toBe('over');
    });
    expect(desk.table(mover).result).toMatchObject({ reason: 'fault', isVoid: true, paid: '25.00' });
    expect([desk.returnedTo(mover).length, desk.returnedTo(other).length]).toEqual([1, 1]);
  });
});

describe('the end of a game', () => {
  it('that is a tie returns both stakes without commission', async () => {
    const { stored, desk, gameId, mover, other } = await begun();
    const { games, seats, moves } = await readGame(stored, BigInt(gameId.slice(8)));
    const [row] = games;
    if (row === undefined) throw new Error('there is no game');
    const game = rebuildGame(row, seats, moves);
    const tie = { reason: 'turns', winner: null } as const;
    await stored.transaction((tx) => writeEnd(tx, { wallet: desk.wallet, clock: desk.clock }, game, tie));
    expect([desk.paidTo(mover), desk.paidTo(other)]).toEqual([['25.00'], ['25.00']]);
    const again = stored.transaction((tx) =>
      writeEnd(tx, { wallet: desk.wallet, clock: desk.clock }, game, tie),
    );
    await expect(again).rejects.toThrow('was over');
  });

  it('is kept until its time has come, and is then deleted with its dice', async () => {
    const { stored, desk, gameId, mover } = await begun();
    await desk.act(mover);
    await desk.ludo.leave(mover, { gameId });
    expect(await forgetGames(stored, desk.clock.now(), 100)).toBe(0);
    expect(await desk.ludo.record(gameId)).toMatchObject({ gameId });
    expect(await forgetGames(stored, desk.clock.now() + 1, 100)).toBeGreaterThan(0);
    expect(await desk.ludo.record(gameId)).toBeUndefined();
    expect((await readGame(stored, BigInt(gameId.slice(8)))).moves).toEqual([]);
  });
});

it('a table that is closed in the middle of a step plays nothing by itself afterwards', async () => {
  const { stored, desk, gameId, mover } = await begun();
  while (desk.table(mover).due === 'roll') await desk.act(mover);
  const underWay = desk.table(mover).due === 'move' ? desk.act(mover) : undefined;
  await desk.ludo.close();
  await underWay;
  const number = numberOfGameId(gameId) ?? 0n;
  const { moves } = await readGame(stored, number);
  desk.clock.advance(60_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect((await readGame(stored, number)).moves).toEqual(moves);
});
