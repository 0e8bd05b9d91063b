import type { Db } from '@maidan/process/db/db.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ludoVersion } from '../../src/games/ludo/rules/ludo-rules.ts';
import { verifyLudo } from '../../src/games/ludo/rules/verify-ludo.ts';
import { openTestDb } from '../test-db.ts';
import { type LudoDesk, openLudoDesk, playerNamed, seedOf } from './ludo-desk.ts';

let db: Db;
let desk: LudoDesk;
let count = 0;

/** Players of a test of their own: all tests share a database. */
const newPlayers = () => {
  count += 1;
  return [playerNamed(`Asha${count}`), playerNamed(`Bilal${count}`), playerNamed(`Chitra${count}`)] as const;
};

beforeAll(async () => {
  db = await openTestDb();
});
afterEach(() => desk.close());
afterAll(() => db.close());

const open = async () => {
  desk = await openLudoDesk({ db });
  return desk;
};

describe('sitting down', () => {
  it('matches two players at the same stake, and nobody with himself or with another stake', async () => {
    const { sit, table } = await open();
    const [asha, bilal, chitra] = newPlayers();
    await sit(asha);
    expect(table(asha)).toMatchObject({
      stage: 'waiting',
      stake: 25,
      seats: [{ isYou: true, name: asha.playerName }],
    });
    await sit(chitra, 'anyone', 100);
    expect(table(chitra).stage).toBe('waiting');
    await sit(bilal);
    expect(table(asha)).toMatchObject({ stage: 'committing', due: 'commit', pays: '47.50', you: 'A' });
    expect(table(asha).seats.map(({ name }) => name)).toEqual([asha.playerName, `B***${count}`]);
    expect(table(bilal)).toMatchObject({ you: 'B', gameId: table(asha).gameId });
    for (const player of [asha, bilal]) await desk.ludo.leave(player, { gameId: table(asha).gameId });
    await desk.ludo.cancel(chitra, { gameId: table(chitra).gameId });
  });

  it('offers to play the house after 15 seconds, and seats the house for a player who accepts', async () => {
    const { sit, table, clock, ludo } = await open();
    const [asha] = newPlayers();
    await sit(asha);
    expect(table(asha).houseOfferMs).toBe(15_000);
    const { changed } = ludo.wait(asha, ludo.view(asha).version);
    clock.advance(15_000);
    await changed;
    expect(table(asha).houseOfferMs).toBe(0);
    await sit(asha, 'house');
    expect(table(asha)).toMatchObject({ stage: 'committing', pays: '47.50' });
    expect(table(asha).seats[1]).toMatchObject({ name: 'House', isHouse: true, hasRevealed: true, seed: '' });
    expect(table(asha).seats[1]?.seedHash).toMatch(/^[0-9a-f]{64}$/);
    await ludo.leave(asha, { gameId: table(asha).gameId });
    expect(desk.bets).toEqual([]);
  });

  it('does not seat anybody opposite a player who has gone', async () => {
    const { sit, table, clock } = await open();
    const [asha, bilal] = newPlayers();
    await sit(asha);
    clock.advance(10_000);
    await sit(bilal);
    expect(table(bilal).stage).toBe('waiting');
    expect(table(asha)).toMatchObject({ stage: 'over', result: { reason: 'not-started', paid: '0.00' } });
    await desk.ludo.cancel(bilal, { gameId: table(bilal).gameId });
    expect(desk.ludo.view(bilal).table).toBeNull();
  });
});

describe('stakes', () => {
  it('are both locked before a seed is requested, and no seed is shown before both have arrived', async () => {
    const { sit, commit, reveal, table } = await open();
    const [asha, bilal] = newPlayers();
    await sit(asha);
    await sit(bilal);
    await commit(asha);
    expect(table(asha).due).toBeNull();
    expect(await reveal(asha)).toMatchObject({ reason: 'stage' });
    await commit(bilal);
    const { gameId } = table(asha);
    expect(desk.bets).toEqual([`${gameId}-A-bet`, `${gameId}-B-bet`]);
    expect(table(asha)).toMatchObject({ stage: 'committing', due: 'reveal', msLeft: 5_000 });
    await reveal(asha);
    expect(table(bilal).seats[1]).toMatchObject({ hasRevealed: true, seed: '' });
    await reveal(bilal);
    expect(table(bilal)).toMatchObject({
      stage: 'playing',
      serverSeed: '',
      msLeft: 8_000,
      gameMsLeft: 360_000,
    });
    expect(table(bilal).seats[1]?.seed).toBe(seedOf(asha));
    await desk.ludo.leave(asha, { gameId });
  });

  it.each([
    ['is refused', { refused: 'not-enough-coins', message: 'Not enough coins' }, 'not-enough-coins', 0],
    ['gets no answer', 'unknown', 'no-answer', 1],
  ] as const)('go back to the other player when one %s', async (_, answer, reason, rollbacks) => {
    const { sit, commit, table } = await open();
    const [asha, bilal] = newPlayers();
    await sit(asha);
    await sit(bilal);
    await commit(asha);
    desk.answer(bilal, answer);
    expect(await commit(bilal)).toMatchObject({ reason });
    expect(desk.returnedTo(asha)).toEqual([`${table(asha).gameId}-A-bet`]);
    // What was refused was never taken: a rollback of it would be kept for ever.
    expect(desk.returnedTo(bilal)).toHaveLength(rollbacks);
    expect(table(asha)).toMatchObject({
      stage: 'over',
      result: { reason: 'not-started', isVoid: true, paid: '25.00', winner: null, record: null },
    });
    expect([...desk.paidTo(asha), ...desk.paidTo(bilal)]).toEqual([]);
  });

  it('go back when the other does not commit within 5 seconds', async () => {
    const { sit, commit, until, clock } = await open();
    const [asha, bilal] = newPlayers();
    await sit(asha);
    await sit(bilal);
    await commit(asha);
    clock.advance(5_000);
    await until(asha, ({ stage }) => stage === 'over');
    expect(desk.returnedTo(asha)).toHaveLength(1);
    expect(desk.bets).toHaveLength(1);
  });

  it('are rolled back when the wallet answers after the table was given up', async () => {
    const { sit, commit, table, ludo } = await open();
    const [asha, bilal] = newPlayers();
    const { promise, resolve } = Promise.withResolvers<'ok'>();
    desk.answer(asha, promise);
    await sit(asha);
    await sit(bilal);
    const committing = commit(asha);
    await desk.until(asha, ({ due }) => due === null);
    await ludo.leave(bilal, { gameId: table(bilal).gameId });
    resolve('ok');
    expect(await committing).toMatchObject({ reason: 'stage' });
    expect(desk.returnedTo(asha)).toHaveLength(1);
    expect(table(asha)).toMatchObject({ stage: 'over' });
  });
});

describe('seeds', () => {
  const staked = async () => {
    const { sit, commit } = await open();
    const [asha, bilal] = newPlayers();
    await sit(asha);
    await sit(bilal);
    await commit(asha);
    await commit(bilal);
    return [asha, bilal] as const;
  };

  it('must be revealed within 5 seconds: who does not loses the stake', async () => {
    const [asha, bilal] = await staked();
    await desk.reveal(bilal);
    desk.clock.advance(5_000);
    const over = await desk.until(asha, ({ stage }) => stage === 'over');
    expect(over.result).toMatchObject({ reason: 'no-reveal', winner: 'B', paid: '0.00' });
    expect([desk.paidTo(asha), desk.paidTo(bilal)]).toEqual([['0.00'], ['47.50']]);
    expect(await desk.reveal(asha)).toMatchObject({ reason: 'stage' });
  });

  it('that nobody reveals end the game with both stakes returned', async () => {
    const [asha, bilal] = await staked();
    desk.clock.advance(5_000);
    await desk.until(asha, ({ stage }) => stage === 'over');
    expect([desk.returnedTo(asha).length, desk.returnedTo(bilal).length]).toEqual([1, 1]);
  });
});

describe('a game', () => {
  it('is played to its end by two players, pays the winner 1.90 and can be played again from its record', async () => {
    const { begin, playOut, table, ludo } = await open();
    const [asha, bilal] = newPlayers();
    await begin(asha, bilal);
    const over = await playOut(asha, bilal);
    const { result } = over;
    expect(result?.reason).toBe('turns');
    const record = await ludo.record(over.gameId);
    expect(record).toEqual(result?.record);
    if (record === undefined) throw new Error('there is no record');
    expect(verifyLudo(record)).toMatchObject({ isOk: true });
    const paid = [desk.paidTo(asha), desk.paidTo(bilal)];
    const due = { A: [['47.50'], ['0.00']], B: [['0.00'], ['47.50']], tie: [['25.00'], ['25.00']] };
    expect(paid).toEqual(due[record.end.winner ?? 'tie']);
    expect(table(bilal).result).toMatchObject({ isWonByYou: record.end.winner === 'B' });
    expect(table(bilal).serverSeed).toBe(record.serverSeed);
  });

  it('against the house is played by the player of the rules in force, and pays 1.90', async () => {
    const { begin, playOut, ludo } = await open();
    const [asha] = newPlayers();
    await begin(asha, 'house');
    const over = await playOut(asha);
    const record = await ludo.record(over.gameId);
    if (record === undefined) throw new Error('there is no record');
    expect(record.seats.B.isHouse).toBe(true);
    expect(record.version).toBe(ludoVersion);
    expect(record.moves.filter(({ by }) => by === 'house').length).toBeGreaterThan(20);
    expect(verifyLudo(record)).toMatchObject({ isOk: true });
    const due = { A: '47.50', B: '0.00', tie: '25.00' };
    expect(desk.paidTo(asha)).toEqual([due[record.end.winner ?? 'tie']]);
  });

  it('is moved by the clock after 8 seconds, which costs a life, and lost with the third', async () => {
    const { begin, until, clock } = await open();
    const [asha, bilal] = newPlayers();
    await begin(asha, bilal);
    clock.advance(7_999);
    expect(desk.table(asha).turn?.n).toBe(1);
    clock.advance(1);
    const late = await until(asha, ({ turn }) => turn?.n === 2);
    expect(late.seats.map(({ lives }) => lives).sort()).toEqual([2, 3]);
    expect(late.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['timeout', 'roll']));
    for (let n = 3; desk.table(asha).stage === 'playing'; n += 1) {
      clock.advance(8_000);
      await until(asha, ({ turn, stage }) => turn?.n === n || stage === 'over');
    }
    const over = desk.table(asha);
    expect(over.result?.reason).toBe('lives');
    expect(over.seats.find(({ seat }) => seat !== over.result?.winner)?.lives).toBe(0);
    const record = over.result?.record;
    if (!record) throw new Error('there is no record');
    expect(verifyLudo(record)).toMatchObject({ isOk: true });
  });

  it('gives roll and move 8 seconds together', async () => {
    const { begin, clock, act, until, ludo } = await open();
    const [asha, bilal] = newPlayers();
    await begin(asha, bilal);
    clock.advance(5_000);
    const mover = ludo.view(asha).table?.due === 'roll' ? asha : bilal;
    await act(mover);
    expect(desk.table(asha).msLeft).toBe(3_000);
    clock.advance(3_000);
    const late = await until(asha, ({ turn }) => turn?.n === 2);
    expect(late.seats.map(({ lives }) => lives).sort()).toEqual([2, 3]);
    await ludo.leave(asha, { gameId: late.gameId });
  });

  it('is lost by leaving it, and both see why', async () => {
    const { begin, ludo, table } = await open();
    const [asha, bilal] = newPlayers();
    const { gameId } = await begin(asha, bilal);
    await ludo.leave(asha, { gameId });
    expect(table(bilal).result).toMatchObject({
      reason: 'left',
      winner: 'B',
      isWonByYou: true,
      paid: '47.50',
    });
    expect([desk.paidTo(asha), desk.paidTo(bilal)]).toEqual([['0.00'], ['47.50']]);
  });

  it('shows how it ended to who leaves just after the other did, or twice', async () => {
    const { begin, ludo, table } = await open();
    const [asha, bilal] = newPlayers();
    const { gameId } = await begin(asha, bilal);
    for (const player of [asha, bilal, asha]) await ludo.leave(player, { gameId });
    expect(table(bilal).result).toMatchObject({ isWonByYou: true, paid: '47.50' });
    expect(table(asha).result).toMatchObject({ isWonByYou: false, paid: '0.00' });
    expect([desk.paidTo(asha), desk.paidTo(bilal)]).toEqual([['0.00'], ['47.50']]);
  });

  it('ends after the running pair of turns once six minutes have gone', async () => {
    const { begin, act, table, clock, ludo } = await open();
    const [asha, bilal] = newPlayers();
    await begin(asha, bilal);
    const players = [asha, bilal];
    while (table(asha).stage === 'playing') {
      const mover = players.find((player) => ludo.view(player).table?.due) ?? asha;
      if (table(mover).due === 'roll') clock.advance(7_900);
      await act(mover);
    }
    const over = table(asha);
    expect(over.result?.reason).toBe('time');
    const [turnsA, turnsB] = over.seats.map(({ turnsLeft }) => turnsLeft);
    expect(turnsA).toBe(turnsB);
    expect(turnsA).toBeGreaterThan(0);
    if (!over.result?.record) throw new Error('there is no record');
    expect(verifyLudo(over.result.record)).toMatchObject({ isOk: true });
  });
});

describe('a server that stopped', () => {
  it('goes on with the game as it was shown, with a new clock, and pays once', async () => {
    const { begin, act, playOut, restart, clock } = await open();
    const [asha, bilal] = newPlayers();
    await begin(asha, bilal);
    for (let acts = 0; acts < 9; acts += 1) {
      const mover = [asha, bilal].find((player) => desk.ludo.view(player).table?.due) ?? asha;
      await act(mover);
    }
    clock.advance(4_000);
    const { msLeft: _, gameMsLeft: __, ...before } = desk.table(asha);
    await restart();
    const { msLeft, gameMsLeft, ...after } = desk.table(asha);
    expect(after).toEqual(before);
    expect(msLeft).toBe(8_000);
    const over = await playOut(asha, bilal);
    if (!over.result?.record) throw new Error('there is no record');
    expect(verifyLudo(over.result.record)).toMatchObject({ isOk: true });
    await restart();
    expect(desk.table(bilal).result?.record).toEqual(over.result.record);
    expect(desk.paidTo(asha)).toHaveLength(1);
    expect(desk.paidTo(bilal)).toHaveLength(1);
  });

  it('returns stakes that were being locked', async () => {
    const { sit, commit, restart, table } = await open();
    const [asha, bilal] = newPlayers();
    await sit(asha);
    await sit(bilal);
    await commit(asha);
    await restart();
    expect(table(asha)).toMatchObject({ stage: 'over', result: { isVoid: true } });
    expect(desk.returnedTo(asha)).toHaveLength(1);
    expect(desk.returnedTo(bilal)).toEqual([]);
  });

  it('voids a game whose record does not follow the rules, and returns both stakes', async () => {
    const { begin, act, restart, table } = await open();
    const [asha, bilal] = newPlayers();
    const { gameId } = await begin(asha, bilal);
    const mover = desk.table(asha).due === 'roll' ? asha : bilal;
    await act(mover);
    await act(mover);
    const text = 'update studio_ludo_move set n = n + 1 where game_number = $1';
    await db.query({ name: 'test-ludo-spoil', text }, [BigInt(gameId.slice(8))]);
    await restart();
    expect(table(asha).result).toMatchObject({ reason: 'fault', isVoid: true, paid: '25.00', record: null });
    expect(await desk.ludo.record(gameId)).toBeUndefined();
    expect([desk.returnedTo(asha).length, desk.returnedTo(bilal).length]).toEqual([1, 1]);
    expect(desk.paidTo(asha)).toEqual([]);
  });
});
