import { Worker } from 'node:worker_threads';
import { statement } from '@maidan/process/db/db.ts';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { houseMove } from '../../src/games/ludo/rules/house/house-move.ts';
import { ludoVersion } from '../../src/games/ludo/rules/ludo-rules.ts';
import type { LudoState } from '../../src/games/ludo/rules/ludo-state.ts';
import { beginLudo, rollDie } from '../../src/games/ludo/rules/play-ludo.ts';
import { verifyLudo } from '../../src/games/ludo/rules/verify-ludo.ts';
import { createHousePlayer, type HousePlayer } from '../../src/games/ludo/server/house/house-player.ts';
import { type LudoDesk, openLudoDesk, playerNamed } from './ludo-desk.ts';

const log = pino({ level: 'silent' });
const seeds = { gameId: 'L600113-000042', seedA: '0'.repeat(32), seedB: '1'.repeat(32) };
const begun = rollDie(beginLudo(1, 'A').state, 3, { by: 'house', isTimeUp: false }).state;
const state: LudoState = { ...begun, tokens: { A: [1, 20, 7, 0], B: [49, 0, 0, 0] } };
const question = { version: ludoVersion, state, seeds };

const thread = new URL('../../src/games/ludo/server/house/house-thread.ts', import.meta.url);
const startDead = () => new Worker('process.exit(1)', { eval: true });

let player: HousePlayer | undefined;
let desk: LudoDesk | undefined;
afterEach(async () => {
  await player?.close();
  await desk?.close();
  [player, desk] = [undefined, undefined];
});

describe('the house player in its thread', () => {
  it('moves as the rules of the game’s version say', async () => {
    player = createHousePlayer(log);
    for (const version of [1, ludoVersion])
      expect(await player.move({ ...question, version })).toBe(houseMove(version, state, seeds));
  });

  it('answers each of many questions with its own move', async () => {
    player = createHousePlayer(log);
    const { move } = player;
    const questions = [1, 2, 3, 4, 5].map((die) => ({ ...question, state: { ...state, die } }));
    const moves = await Promise.all(questions.map((one) => move(one)));
    expect(moves).toEqual(questions.map((one) => houseMove(ludoVersion, one.state, seeds)));
  });

  it('is asked again in another thread when its own has ended', async () => {
    let started = 0;
    player = createHousePlayer(log, () => {
      started += 1;
      return started === 1 ? startDead() : new Worker(thread);
    });
    expect(await player.move(question)).toBe(houseMove(ludoVersion, state, seeds));
    expect(started).toBe(2);
  });

  it('gives up a move when two threads have ended, and the next starts another', async () => {
    let started = 0;
    player = createHousePlayer(log, () => {
      started += 1;
      return started <= 2 ? startDead() : new Worker(thread);
    });
    await expect(player.move(question)).rejects.toThrow('has ended');
    expect(await player.move(question)).toBe(houseMove(ludoVersion, state, seeds));
  });

  it('refuses what it cannot move, and goes on', async () => {
    let started = 0;
    player = createHousePlayer(log, () => {
      started += 1;
      return new Worker(thread);
    });
    await expect(player.move({ ...question, state: { ...state, die: null } })).rejects.toThrow('no die');
    expect(await player.move(question)).toBe(houseMove(ludoVersion, state, seeds));
    expect(started).toBe(1);
  });
});

describe('a game against the house', () => {
  it('whose player never answers is void, and its stake is returned', async () => {
    player = createHousePlayer(log, startDead);
    desk = await openLudoDesk({ housePlayer: player });
    const asha = playerNamed('Asha');
    await desk.begin(asha, 'house');
    const { clock, ludo, table, act } = desk;
    const over = await vi.waitFor(
      async () => {
        // The clock of the house, then that of each retry.
        if (table(asha).due !== null) await act(asha);
        else clock.advance(1_000);
        const seen = ludo.view(asha).table;
        if (seen?.stage !== 'over') throw new Error(`never over: ${seen?.stage}`);
        return seen;
      },
      { interval: 5 },
    );
    expect(over.result).toMatchObject({ reason: 'fault', isVoid: true });
    expect(desk.returnedTo(asha)).toHaveLength(1);
  });

  it('begun by the first rules is played, paid and verified by them, also after a restart', async () => {
    desk = await openLudoDesk();
    const asha = playerNamed('Asha');
    const { gameId } = await desk.begin(asha, 'house');
    const number = BigInt(gameId.split('-')[1] ?? '');
    // As the house before stored it.
    const asBefore = 'update studio_ludo_game set version = 1, risk_day = null where number = $1';
    await desk.db.query(statement('t-ludo-first', asBefore), [number]);
    await desk.restart();
    expect(desk.table(asha).pays).toBe('49.00');
    await desk.playOut(asha);
    const record = await desk.ludo.record(gameId);
    if (record === undefined) throw new Error('there is no record');
    expect(record.version).toBe(1);
    expect(verifyLudo(record)).toMatchObject({ isOk: true });
    const due = { A: '49.00', B: '0.00', tie: '25.00' };
    expect(desk.paidTo(asha)).toEqual([due[record.end.winner ?? 'tie']]);
  });
});
