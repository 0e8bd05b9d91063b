import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWalletDesk, type Player, roulette, type WalletDesk } from './wallet-desk.ts';

let desk: WalletDesk;
beforeAll(async () => {
  desk = await openWalletDesk();
});
afterAll(async () => {
  expect((await desk.audit()).faults).toEqual([]);
  await desk.close();
});

let last = 0;
const fresh = (word: string) => {
  last += 1;
  return `${word}-${last}`;
};

describe('a launch token', () => {
  it('is exchanged for a session, with the balance in points at the price of a point', async () => {
    const client = await desk.seat(1_001);
    const token = await desk.launch(client);
    const opened = await desk.ask('authenticate', { token });
    expect(opened).toMatchObject({
      http: 200,
      status: 'ok',
      gameId: roulette,
      pricePerPoint: 2,
      balance: '500.50',
    });
    expect(await desk.ask('balance', { session: opened.session })).toMatchObject({ balance: '500.50' });
    expect(opened.player).toBe(client.player);
  });

  it('is good once', async () => {
    const token = await desk.launch(await desk.seat());
    await desk.ask('authenticate', { token });
    expect(await desk.ask('authenticate', { token })).toMatchObject({
      status: 'refused',
      reason: 'session-ended',
    });
  });

  it('is good for a minute', async () => {
    const token = await desk.launch(await desk.seat());
    desk.clock.advance(60_000);
    expect(await desk.ask('authenticate', { token })).toMatchObject({
      status: 'refused',
      reason: 'session-ended',
    });
  });
});

describe('a session of a game', () => {
  const betAgain = (player: Player) => desk.bet(player, fresh('late'), fresh('late-round'), '1.00');
  const ended = { status: 'refused', reason: 'session-ended' };

  it('ends when its client signs out of the portal; what was staked is still paid', async () => {
    const player = await desk.seat(100);
    const roundId = fresh('left-open');
    await desk.bet(player, fresh('bet'), roundId, '5.00');
    await desk.call('user/logout', {}, player);
    expect(await betAgain(player)).toMatchObject(ended);
    expect(await desk.ask('balance', { session: player.session })).toMatchObject(ended);
    expect(await desk.win(player, fresh('win'), roundId, '10.00')).toMatchObject({ status: 'ok' });
    expect(await desk.walletOf(player.id)).toEqual({ balance: 110, exposure: 0 });
  });

  it('ends when an operator ends the sessions of its client', async () => {
    const player = await desk.seat();
    expect(await desk.run('end-sessions', '--client', player.username)).toMatchObject({ exit: 0 });
    expect(await betAgain(player)).toMatchObject(ended);
  });

  it('does not begin with a launch token of a session that has ended', async () => {
    const player = await desk.seat();
    const token = await desk.launch(player);
    await desk.call('user/logout', {}, player);
    expect(await desk.ask('authenticate', { token })).toMatchObject(ended);
  });
});

describe('a bet', () => {
  it('holds its stake, and is an open bet of the client', async () => {
    const player = await desk.seat(1_000);
    expect(await desk.bet(player, fresh('bet'), 'open-round', '12.50')).toMatchObject({
      status: 'ok',
      balance: '487.50',
    });
    expect(await desk.walletOf(player.id)).toEqual({ balance: 1_000, exposure: 25 });
    const { data } = await desk.call('sports/betsList', { isDeclare: false }, player);
    expect(data?.pendingBetData).toMatchObject([{ market: 'Roulette open-round', amount: 25 }]);
  });

  it('may be any hundredth of a point', async () => {
    const player = await desk.seat(10);
    expect(await desk.bet(player, fresh('bet'), 'small', '0.01')).toMatchObject({ balance: '4.99' });
    expect(await desk.walletOf(player.id)).toEqual({ balance: 10, exposure: 0.02 });
  });

  it('that is sent again gets the same reply, and is placed once', async () => {
    const player = await desk.seat();
    const id = fresh('bet');
    const first = await desk.bet(player, id, 'again', '10.00');
    await desk.bet(player, fresh('bet'), 'again', '5.00');
    expect(await desk.bet(player, id, 'again', '10.00')).toEqual(first);
    expect((await desk.walletOf(player.id)).exposure).toBe(30);
  });

  it('that is sent many times at once is placed once', async () => {
    const player = await desk.seat();
    const id = fresh('bet');
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => desk.bet(player, id, 'many', '10.00')),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect((await desk.walletOf(player.id)).exposure).toBe(20);
  });

  it('of another amount under the same id is refused as reused', async () => {
    const player = await desk.seat();
    const id = fresh('bet');
    await desk.bet(player, id, 'reused', '10.00');
    expect(await desk.bet(player, id, 'reused', '11.00')).toMatchObject({
      status: 'refused',
      reason: 'reused',
    });
    expect(await desk.win(player, id, 'reused', '10.00')).toMatchObject({
      status: 'refused',
      reason: 'reused',
    });
    expect(await desk.walletOf(player.id)).toEqual({ balance: 1_000, exposure: 20 });
  });

  it('above the balance is refused, also when it is sent again with coins at hand', async () => {
    const player = await desk.seat(20);
    const id = fresh('bet');
    const refused = await desk.bet(player, id, 'poor', '10.01');
    expect(refused).toMatchObject({ http: 200, status: 'refused', reason: 'not-enough-coins' });
    await desk.bet(player, fresh('bet'), 'poor-2', '5.00');
    await desk.win(player, fresh('win'), 'poor-2', '50.00');
    expect(await desk.bet(player, id, 'poor', '10.01')).toEqual(refused);
  });

  it('that the brand could lose too much by is refused, and a large one on a game with a limit of its own is not', async () => {
    const player = await desk.seat(400_000);
    const andarBahar = '600000';
    expect(await desk.bet(player, fresh('bet'), 'large', '50000.00', andarBahar)).toMatchObject({
      status: 'ok',
    });
    await desk.run('add-game', 'wild', 'maidan-studio', 'Wild', 'https://wild.test/', '--returns', '100');
    const refused = await desk.bet(player, fresh('bet'), 'wild', '50000.00', 'wild');
    expect(refused).toMatchObject({ status: 'refused', reason: 'amount' });
  });

  it('on a round that is over is refused', async () => {
    const player = await desk.seat();
    await desk.bet(player, fresh('bet'), 'over', '10.00');
    await desk.win(player, fresh('win'), 'over', '0.00');
    expect(await desk.bet(player, fresh('bet'), 'over', '1.00')).toMatchObject({ reason: 'round-over' });
  });

  it('of a client whose betting is shut is refused, and the round before it is paid all the same', async () => {
    const player = await desk.seat();
    await desk.bet(player, fresh('bet'), 'before-shut', '10.00');
    await desk.db.query({ name: 'test-shut', text: 'update account set bet_status = false where id = $1' }, [
      player.id,
    ]);
    expect(await desk.bet(player, fresh('bet'), 'shut', '1.00')).toMatchObject({ reason: 'betting-shut' });
    expect(await desk.win(player, fresh('win'), 'before-shut', '20.00')).toMatchObject({ balance: '510.00' });
  });
});

describe('a session', () => {
  it('ends after twelve hours, and what was won is paid after it', async () => {
    const player = await desk.seat();
    await desk.bet(player, fresh('bet'), 'late', '10.00');
    desk.clock.advance(12 * 60 * 60_000);
    expect(await desk.bet(player, fresh('bet'), 'late', '10.00')).toMatchObject({ reason: 'session-ended' });
    expect(await desk.ask('balance', { session: player.session })).toMatchObject({ reason: 'session-ended' });
    expect(await desk.win(player, fresh('win'), 'late', '30.00')).toMatchObject({
      status: 'ok',
      balance: '520.00',
    });
  });
});

describe('a win', () => {
  it('that is final declares the round, pays it and shows the player why', async () => {
    const player = await desk.seat();
    await desk.bet(player, fresh('bet'), 'paid', '10.00');
    await desk.bet(player, fresh('bet'), 'paid', '20.00');
    const won = await desk.win(player, fresh('win'), 'paid', '100.01', { summary: '17 black' });
    expect(won).toMatchObject({ status: 'ok', balance: '570.01' });
    expect(await desk.walletOf(player.id)).toEqual({ balance: 1_140.02, exposure: 0 });
    const { data } = await desk.call('sports/betsList', { isDeclare: true }, player);
    expect(
      data?.casinoBetData.map(({ profitLoss, roundId, result }) => ({ profitLoss, roundId, result })),
    ).toEqual([
      { profitLoss: 93.34, roundId: 'paid', result: '17 black' },
      { profitLoss: 46.68, roundId: 'paid', result: '17 black' },
    ]);
    const story = await desk.call('user/betStory', { betId: data?.casinoBetData[0]?._id ?? '' }, player);
    // How it ended is the provider's to say: what it returned goes by its own ids, which mean nothing to a player.
    expect(story.data?.results).toMatchObject([{ outcome: '', reason: '17 black', isStanding: true }]);
    expect(story.data).toMatchObject({ isUnpriced: true, profitLoss: 93.34 });
  });

  it('of nothing loses the stake', async () => {
    const player = await desk.seat();
    await desk.bet(player, fresh('bet'), 'lost', '10.00');
    expect(await desk.win(player, fresh('win'), 'lost', '0.00')).toMatchObject({ balance: '490.00' });
    expect(await desk.walletOf(player.id)).toEqual({ balance: 980, exposure: 0 });
  });

  it('that is sent again is paid once', async () => {
    const player = await desk.seat();
    await desk.bet(player, fresh('bet'), 'twice', '10.00');
    const id = fresh('win');
    const replies = await Promise.all([1, 2, 3].map(() => desk.win(player, id, 'twice', '30.00')));
    expect(await desk.win(player, id, 'twice', '30.00')).toEqual(replies[0]);
    expect(await desk.walletOf(player.id)).toEqual({ balance: 1_040, exposure: 0 });
  });

  it('that is not final waits for the final one, and is paid with it', async () => {
    const player = await desk.seat();
    await desk.bet(player, fresh('bet'), 'parts', '10.00');
    expect(await desk.win(player, fresh('win'), 'parts', '5.00', { isFinal: false })).toMatchObject({
      balance: '490.00',
    });
    expect(await desk.bet(player, fresh('bet'), 'parts', '10.00')).toMatchObject({ balance: '480.00' });
    expect(await desk.win(player, fresh('win'), 'parts', '7.00')).toMatchObject({ balance: '492.00' });
  });

  it('after the final one corrects what was paid', async () => {
    const player = await desk.seat();
    await desk.bet(player, fresh('bet'), 'more', '10.00');
    await desk.win(player, fresh('win'), 'more', '5.00');
    expect(await desk.win(player, fresh('win'), 'more', '6.00')).toMatchObject({ balance: '501.00' });
  });

  it('on a round without a bet is refused, and taken once its bet has come', async () => {
    const player = await desk.seat();
    const id = fresh('win');
    expect(await desk.win(player, id, 'early', '30.00')).toMatchObject({ reason: 'unknown-round' });
    await desk.bet(player, fresh('bet'), 'early', '10.00');
    expect(await desk.win(player, id, 'early', '30.00')).toMatchObject({ status: 'ok', balance: '520.00' });
  });

  const tooMuch = 'This win is above what the bets of its round can pay';

  it('is paid up to what its bets can return, and above that refused and shown to the operator', async () => {
    const player = await desk.seat();
    await desk.bet(player, fresh('bet'), 'straight', '10.00');
    const id = fresh('win');
    for (const _ of ['sent', 'sent again'])
      expect(await desk.win(player, id, 'straight', '360.01')).toMatchObject({
        status: 'refused',
        reason: 'amount',
        message: tooMuch,
      });
    const shown = desk.logged.filter((line) => line.includes(id) && line.includes(tooMuch));
    expect(shown.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, round: 'straight', coins: '720.02', most: '720' },
    ]);
    expect(await desk.walletOf(player.id)).toEqual({ balance: 1_000, exposure: 20 });
    expect(await desk.win(player, fresh('win'), 'straight', '360.00')).toMatchObject({ balance: '850.00' });
  });

  it('in several parts, or at one moment, is bounded as a whole', async () => {
    const player = await desk.seat();
    await desk.bet(player, fresh('bet'), 'parts', '10.00');
    const parts = await Promise.all(
      [1, 2, 3, 4].map(() => desk.win(player, fresh('win'), 'parts', '120.00', { isFinal: true })),
    );
    expect(parts.map(({ status }) => status).toSorted()).toEqual(['ok', 'ok', 'ok', 'refused']);
    expect((await desk.walletOf(player.id)).balance).toBe(1_700);
    expect(await desk.win(player, fresh('win'), 'parts', '0.01')).toMatchObject({ reason: 'amount' });
    expect(await desk.win(player, fresh('win'), 'parts', '0.00')).toMatchObject({ status: 'ok' });
  });

  it('on a stake that is rolled back afterwards is paid by what the stakes left can return', async () => {
    const player = await desk.seat();
    const large = fresh('bet');
    await desk.bet(player, large, 'shrunk', '100.00');
    await desk.bet(player, fresh('bet'), 'shrunk', '1.00');
    expect(await desk.win(player, fresh('win'), 'shrunk', '3000.00')).toMatchObject({ balance: '3399.00' });
    expect(await desk.rollback(player, fresh('back'), large, 'shrunk')).toMatchObject({ balance: '535.00' });
    expect(await desk.walletOf(player.id)).toEqual({ balance: 1_070, exposure: 0 });
    const { faults, notes } = await desk.audit();
    expect(faults).toEqual([]);
    expect(notes.filter((note) => note.startsWith('round shrunk'))).toHaveLength(1);
  });

  it('of a game of others is bounded by the figures its operator gave, until they are raised', async () => {
    const { lines } = await desk.run('add-provider', 'bounded');
    const key = /: ([0-9a-f]{64})$/.exec(lines[0] ?? '')?.[1] ?? '';
    const signing = { provider: 'bounded', key };
    const address = 'https://games.test/slots';
    await desk.run('add-game', 'bounded-1', 'bounded', 'Slots', address, '--returns', '50', '--most', '300');
    const client = await desk.seat();
    const token = await desk.launch(client, 'bounded-1');
    const { session, player } = await desk.ask('authenticate', { token }, signing);
    const round = { roundId: 'slot' };
    const bet = { session, transactionId: fresh('bet'), ...round, gameId: 'bounded-1', amount: '10.00' };
    expect(await desk.ask('bet', bet, signing)).toMatchObject({ status: 'ok' });
    const win = (amount: string) =>
      desk.ask('win', { player, transactionId: fresh('win'), ...round, amount, isFinal: true }, signing);
    expect(await win('310.01')).toMatchObject({ reason: 'amount' });
    await desk.run('add-game', 'bounded-1', 'bounded', 'Slots', address, '--returns', '50');
    expect(await win('500.01')).toMatchObject({ reason: 'amount' });
    expect(await win('500.00')).toMatchObject({ status: 'ok', balance: '990.00' });
  });
});

describe('a rollback', () => {
  it('of a bet of an open round gives its stake back', async () => {
    const player = await desk.seat();
    const id = fresh('bet');
    await desk.bet(player, id, 'undo', '10.00');
    expect(await desk.rollback(player, fresh('back'), id, 'undo')).toMatchObject({
      status: 'ok',
      balance: '500.00',
    });
    expect(await desk.walletOf(player.id)).toEqual({ balance: 1_000, exposure: 0 });
    const { data } = await desk.call('sports/betsList', { isDeleted: true }, player);
    expect(data?.casinoBetData).toMatchObject([
      { roundId: 'undo', deletedRemark: 'Rolled back by the game' },
    ]);
  });

  it('of the only bet of an open round leaves nothing of the round in memory, as no result may ever come', async () => {
    const player = await desk.seat();
    const counted = () => desk.house.liability.lossOf('default').markets.size;
    const [id, before] = [fresh('bet'), counted()];
    await desk.bet(player, id, 'undo-forgotten', '10.00');
    expect(counted()).toBe(before + 1);
    await desk.rollback(player, fresh('back'), id, 'undo-forgotten');
    expect(counted()).toBe(before);
  });

  it('of a bet of a declared round settles the round again without it', async () => {
    const player = await desk.seat();
    const [first, second] = [fresh('bet'), fresh('bet')];
    await desk.bet(player, first, 'undo-over', '10.00');
    await desk.bet(player, second, 'undo-over', '20.00');
    await desk.win(player, fresh('win'), 'undo-over', '60.00');
    expect(await desk.rollback(player, fresh('back'), first, 'undo-over')).toMatchObject({
      balance: '540.00',
    });
    expect(await desk.walletOf(player.id)).toEqual({ balance: 1_080, exposure: 0 });
  });

  it('of the only bet of a declared round takes back what it won', async () => {
    const player = await desk.seat();
    const id = fresh('bet');
    await desk.bet(player, id, 'undo-all', '10.00');
    await desk.win(player, fresh('win'), 'undo-all', '60.00');
    expect(await desk.rollback(player, fresh('back'), id, 'undo-all')).toMatchObject({ balance: '500.00' });
  });

  it('of a win takes the coins back, also below nothing', async () => {
    const player = await desk.seat(20);
    await desk.bet(player, fresh('bet'), 'undo-win', '10.00');
    const id = fresh('win');
    await desk.win(player, id, 'undo-win', '30.00');
    await desk.bet(player, fresh('bet'), 'undo-win-2', '30.00');
    await desk.win(player, fresh('win'), 'undo-win-2', '0.00');
    expect(await desk.rollback(player, fresh('back'), id, 'undo-win')).toMatchObject({
      status: 'ok',
      balance: '0.00',
    });
    expect((await desk.walletOf(player.id)).balance).toBe(-60);
  });

  it('that comes before its bet is remembered, and the bet then fails for ever', async () => {
    const player = await desk.seat();
    const id = fresh('bet');
    expect(await desk.rollback(player, fresh('back'), id, 'never')).toMatchObject({
      status: 'ok',
      balance: '500.00',
    });
    expect(await desk.bet(player, id, 'never', '10.00')).toMatchObject({
      status: 'refused',
      reason: 'rolled-back',
    });
    expect(await desk.bet(player, id, 'never', '10.00')).toMatchObject({
      status: 'refused',
      reason: 'rolled-back',
    });
    expect(await desk.walletOf(player.id)).toEqual({ balance: 1_000, exposure: 0 });
  });

  it('at the same moment as its bet leaves nothing held, whichever comes first', async () => {
    const player = await desk.seat();
    for (let round = 0; round < 20; round += 1) {
      const id = fresh('bet');
      const [, back] = await Promise.all([
        desk.bet(player, id, `race-${round}`, '10.00'),
        desk.rollback(player, fresh('back'), id, `race-${round}`),
      ]);
      expect(back).toMatchObject({ status: 'ok' });
      expect(await desk.walletOf(player.id)).toEqual({ balance: 1_000, exposure: 0 });
    }
  });

  it('that is sent again is done once', async () => {
    const player = await desk.seat();
    const [id, back] = [fresh('bet'), fresh('back')];
    await desk.bet(player, id, 'undo-twice', '10.00');
    const first = await desk.rollback(player, back, id, 'undo-twice');
    await desk.bet(player, fresh('bet'), 'undo-twice', '10.00');
    expect(await desk.rollback(player, back, id, 'undo-twice')).toEqual(first);
    expect((await desk.walletOf(player.id)).exposure).toBe(20);
  });

  it("of another player's bet is refused", async () => {
    const [one, other]: Player[] = [await desk.seat(), await desk.seat()];
    if (one === undefined || other === undefined) throw new Error('no players');
    const id = fresh('bet');
    await desk.bet(one, id, 'mine', '10.00');
    expect(await desk.rollback(other, fresh('back'), id, 'mine')).toMatchObject({ reason: 'unknown-round' });
    expect((await desk.walletOf(one.id)).exposure).toBe(20);
  });
});

describe('a round returned by an operator', () => {
  async function marketOf(roundId: string): Promise<string> {
    const text = 'select market_id from launched_round where round_id = $1';
    const [row] = await desk.db.query<{ market_id: string }>({ name: 'test-market', text }, [roundId]);
    if (row === undefined) throw new Error(`no round ${roundId}`);
    return row.market_id;
  }

  /** What a win counts for in its round. */
  async function coinsOf(transactionId: string): Promise<bigint | null | undefined> {
    const text = 'select coins from wallet_transaction where transaction_id = $1';
    const named = { name: 'test-coins', text };
    return (await desk.db.query<{ coins: bigint | null }>(named, [transactionId]))[0]?.coins;
  }

  it('takes no win any more', async () => {
    const player = await desk.seat();
    await desk.bet(player, fresh('bet'), 'by-hand', '10.00');
    await desk.run('void-market', await marketOf('by-hand'), '--reason', 'The game broke down');
    expect(await desk.walletOf(player.id)).toEqual({ balance: 1_000, exposure: 0 });
    expect(await desk.win(player, fresh('win'), 'by-hand', '30.00')).toMatchObject({ reason: 'round-over' });
  });

  it('stays returned where a win is being paid at that moment', async () => {
    const player = await desk.seat();
    await desk.bet(player, fresh('bet'), 'at-once', '10.00');
    await desk.win(player, fresh('win'), 'at-once', '30.00');
    const marketId = await marketOf('at-once');
    const { settling } = desk.house;
    const { correct } = settling;
    settling.correct = async (correction) => {
      settling.correct = correct;
      await desk.run('void-market', marketId, '--reason', 'The game broke down');
      return correct(correction);
    };
    const late = fresh('win');
    const refused = await desk.win(player, late, 'at-once', '5.00');
    expect(refused).toMatchObject({ status: 'refused', reason: 'round-over' });
    expect(await desk.walletOf(player.id)).toEqual({ balance: 1_000, exposure: 0 });
    expect(await desk.win(player, late, 'at-once', '5.00')).toEqual(refused);
    expect(await coinsOf(late)).toBeNull();
  });

  it('takes no win that was written down before and is carried out after it', async () => {
    const player = await desk.seat();
    await desk.bet(player, fresh('bet'), 'stopped', '10.00');
    const win = fresh('win');
    const sent = () => desk.win(player, win, 'stopped', '30.00', { isFinal: false });
    expect(await sent()).toMatchObject({ status: 'ok' });
    // As a process leaves it that was stopped before it answered.
    const text = 'update wallet_transaction set reply = null where transaction_id = $1';
    await desk.db.query({ name: 'test-unanswered', text }, [win]);
    await desk.run('void-market', await marketOf('stopped'), '--reason', 'The game broke down');
    expect(await sent()).toMatchObject({ status: 'refused', reason: 'round-over' });
    expect(await coinsOf(win)).toBeNull();
    expect(await desk.walletOf(player.id)).toEqual({ balance: 1_000, exposure: 0 });
  });
});
