import type { Fault } from '@maidan/process/testing/faulty-db.ts';
import { describe, expect, it } from 'vitest';
import type { LudoPlayer } from '../../src/games/ludo/server/ludo.ts';
import { faultyLudo } from './faulty-ludo.ts';
import { type LudoDesk, seedHashOf, seedOf } from './ludo-desk.ts';

const clockMs = 8_000;
const revealMs = 5_000;
const shownMs = 300_000;

const open = faultyLudo();

/** As a client does: what got no answer is sent once more. */
const insist = <Value>(send: () => Promise<Value>): Promise<Value> => send().catch(send);

const isSeatedNowhere = async (desk: LudoDesk, player: LudoPlayer) => {
  expect(await desk.sit(player, 'anyone', 100)).toBeUndefined();
  expect(desk.table(player).stage).toBe('waiting');
  expect(await desk.ludo.cancel(player, { gameId: desk.table(player).gameId })).toBeUndefined();
};

describe('a step that was stored though its answer was lost', () => {
  it('is followed by the moves of the house, to the end of the game', async () => {
    const { db, desk, asha } = await open();
    await desk.begin(asha, 'house');
    for (;;) {
      const { stage, due, turn } = desk.table(asha);
      if (stage === 'over') break;
      if (due === null) {
        desk.clock.advance(3_000);
        await desk.until(asha, (seen) => seen.stage === 'over' || seen.turn?.n !== turn?.n);
        continue;
      }
      db.failAt(1, 'unanswered');
      await insist(() => desk.act(asha));
    }
    expect(desk.paidTo(asha)).toHaveLength(1);
  });

  it('is followed by the clock of the next player, whoever made it', async () => {
    const { db, desk, asha, bilal } = await open();
    await desk.begin(asha, bilal);
    db.failAt(1, 'unanswered');
    desk.clock.advance(clockMs);
    await expect.poll(() => db.queryCount()).toBeGreaterThan(0);
    // Waits behind the step that fails, and has the table read again.
    await desk.reveal(asha);
    while (desk.table(asha).stage !== 'over') {
      const { turn } = desk.table(asha);
      desk.clock.advance(clockMs);
      await desk.until(asha, (seen) => seen.stage === 'over' || seen.turn?.n !== turn?.n);
    }
    expect(desk.table(asha).result?.reason).toBe('lives');
    expect([...desk.paidTo(asha), ...desk.paidTo(bilal)].toSorted()).toEqual(['0.00', '47.50']);
  });

  it('is shown to the other player, and as the end of a game for no longer than another', async () => {
    const { db, desk, asha, bilal } = await open();
    const { gameId } = await desk.begin(asha, bilal);
    const { version } = desk.ludo.view(bilal);
    db.failAt(1, 'unanswered');
    await expect(desk.ludo.leave(asha, { gameId })).rejects.toThrow('away');
    desk.clock.advance(clockMs);
    await desk.until(bilal, ({ stage }) => stage === 'over');
    expect(desk.ludo.view(bilal).version).not.toBe(version);
    desk.clock.advance(shownMs);
    expect(desk.ludo.view(bilal).table).toBeNull();
  });
});

describe('a stake whose answer the house could not take', () => {
  it.each([
    ['the wallet cannot be asked', 0],
    ['the answer cannot be stored', 2],
  ])('goes back with the other one when %s', async (_, failing) => {
    const { db, desk, asha, bilal } = await open();
    await desk.sit(asha);
    await desk.sit(bilal);
    await desk.commit(asha);
    const lost = Promise.reject(new Error('away'));
    lost.catch(() => undefined);
    if (failing === 0) desk.answer(bilal, lost);
    else db.failAt(failing, 'unasked');
    await expect(desk.commit(bilal)).rejects.toThrow('away');
    desk.clock.advance(revealMs);
    await desk.until(asha, ({ stage }) => stage === 'over');
    expect([desk.returnedTo(asha), desk.returnedTo(bilal)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is waited for while the wallet is being asked', async () => {
    const { desk, asha, bilal } = await open();
    const { promise, resolve } = Promise.withResolvers<'ok'>();
    desk.answer(bilal, promise);
    await desk.sit(asha);
    await desk.sit(bilal);
    await desk.commit(asha);
    const committing = desk.commit(bilal);
    await desk.until(bilal, ({ due }) => due === null);
    desk.clock.advance(revealMs);
    await new Promise((done) => setTimeout(done, 20));
    resolve('ok');
    expect(await committing).toBeUndefined();
    expect(desk.table(asha).due).toBe('reveal');
    await desk.ludo.leave(asha, { gameId: desk.table(asha).gameId });
  });
});

describe('one request to the database that fails', () => {
  const faults = (['unasked', 'unanswered'] as const).flatMap((fault) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((nth) => [nth, fault] as const),
  );

  it.each(faults)(
    'as number %i of a beginning, %s, keeps neither a stake nor a player',
    async (nth, fault: Fault) => {
      const { db, desk, asha, bilal } = await open();
      const players = [asha, bilal];
      db.failAt(nth, fault);
      for (const player of players)
        await insist(() =>
          desk.ludo.sit(player, { requestId: `sits-${player.player}`, stake: 25, against: 'anyone' }),
        );
      const { gameId } = desk.table(asha);
      expect(desk.table(bilal).gameId).toBe(gameId);
      for (const player of players)
        await insist(() => desk.ludo.commit(player, { gameId, seedHash: seedHashOf(player) }));
      for (const player of players)
        await insist(() => desk.ludo.reveal(player, { gameId, seed: seedOf(player) }));
      expect(db.queryCount()).toBeGreaterThanOrEqual(nth);
      if (desk.table(asha).stage === 'playing') {
        await desk.ludo.leave(asha, { gameId });
        expect([desk.paidTo(asha), desk.paidTo(bilal)]).toEqual([['0.00'], ['47.50']]);
      } else {
        desk.clock.advance(revealMs);
        await desk.until(asha, ({ stage }) => stage === 'over');
        const staked = desk.bets.map((bet) => bet.endsWith('-A-bet'));
        expect(desk.returnedTo(asha).length).toBeGreaterThanOrEqual(staked.includes(true) ? 1 : 0);
        expect(desk.returnedTo(bilal).length).toBeGreaterThanOrEqual(staked.includes(false) ? 1 : 0);
      }
      for (const player of players) await isSeatedNowhere(desk, player);
    },
  );

  it.each(['unasked', 'unanswered'] as const)(
    '%s, lets a player who waits leave the table',
    async (fault) => {
      const { db, desk, asha, bilal } = await open();
      await desk.sit(asha);
      const { gameId } = desk.table(asha);
      db.failAt(1, fault);
      expect(await insist(() => desk.ludo.cancel(asha, { gameId }))).toBeUndefined();
      expect(desk.ludo.view(asha).table).toBeNull();
      for (const player of [asha, bilal]) await isSeatedNowhere(desk, player);
    },
  );

  it.each(['unasked', 'unanswered'] as const)(
    '%s, when the table of a player who left is closed, keeps nobody from sitting down',
    async (fault) => {
      const { db, desk, asha, bilal } = await open();
      await desk.sit(asha);
      desk.clock.advance(10_000);
      db.failAt(1, fault);
      const sits = { requestId: 'sits-once', stake: 25, against: 'anyone' } as const;
      expect(await insist(() => desk.ludo.sit(bilal, sits))).toBeUndefined();
      expect(desk.table(bilal).stage).toBe('waiting');
      expect(desk.table(asha).stage).toBe('over');
      await desk.ludo.cancel(bilal, { gameId: desk.table(bilal).gameId });
    },
  );
});
