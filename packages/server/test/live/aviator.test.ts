import { type AviatorState, aviatorState, type ChatAnswer } from '@maidan/contract';
import { growthPerMs } from '@maidan/games/rules';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FlightDesk, openFlightDesk } from '../support/flights/flight-desk.ts';

let desk: FlightDesk;
beforeAll(async () => {
  desk = await openFlightDesk();
});
afterAll(() => desk.close());

type Seat = Awaited<ReturnType<FlightDesk['seat']>>;

async function join(client: Seat, overrides: { changes?: boolean } = {}) {
  const socket = await desk.socket();
  await socket.prove(client);
  socket.io.emit('joinGame', { gameName: 'aviator', ...overrides });
  const nextState = async () => aviatorState.parse(JSON.parse(String(await socket.next('crashValue'))));
  return { socket, nextState };
}

const send = (socket: Awaited<ReturnType<typeof join>>['socket'], text: unknown): Promise<ChatAnswer> =>
  new Promise((resolve) => {
    socket.io.emit('aviatorChat', { text } as { text: string }, resolve);
  });

/** Skips what came between. */
async function until(
  next: () => Promise<AviatorState>,
  status: AviatorState['gameStatus'],
): Promise<AviatorState> {
  for (;;) {
    const state = await next();
    if (state.gameStatus === status) return state;
  }
}

test('a client that draws the curve itself is sent the present state at once, then each state once', async () => {
  await desk.untilCrashIn(200, 3_000);
  const { socket, nextState } = await join(await desk.seat(), { changes: true });
  const roundId = desk.roundId();
  const { crash } = desk.view().round;
  expect(await nextState()).toMatchObject({ gameStatus: 'open', roundId, isBetting: true, crashValue: 0 });
  await desk.takeOff();
  const running = await until(nextState, 'running');
  expect(running).toMatchObject({
    roundId,
    curentMultiplier: 1,
    elapsedMs: 0,
    growthPerMs,
    isBetting: false,
  });
  expect(running.seed).toBeUndefined();
  const seen = socket.heard.length;
  await desk.untilCrash();
  expect(await until(nextState, 'waiting')).toMatchObject({
    roundId,
    crashStatus: true,
    crashValue: crash / 100,
    curentMultiplier: crash / 100,
  });
  expect(socket.heard.slice(seen).filter(({ event }) => event === 'crashValue')).toHaveLength(1);
  await desk.nextRound();
  expect(await until(nextState, 'close')).toMatchObject({ crashStatus: true, crashValue: crash / 100 });
  expect(await until(nextState, 'open')).toMatchObject({ roundId: desk.roundId() });
});

test('a client that does not draw the curve itself is sent the rising multiplier ten times a second', async () => {
  await desk.untilCrashIn(200);
  const { nextState } = await join(await desk.seat());
  await nextState();
  await desk.takeOff();
  await until(nextState, 'running');
  for (let tick = 1; tick <= 5; tick += 1) {
    desk.clock.advance(100);
    const { curentMultiplier, elapsedMs = 0 } = await nextState();
    expect(elapsedMs).toBe(tick * 100);
    expect(curentMultiplier).toBe(Math.floor(100 * Math.exp(growthPerMs * elapsedMs)) / 100);
  }
});

test('the room of live bets has real players with shortened names and real totals, and sends patches', async () => {
  await desk.untilCrashIn(250);
  const [me, other] = [await desk.seat(), await desk.seat()];
  const socket = await desk.socket();
  await socket.prove(me);
  socket.io.emit('JoinRoom', { room: 'aviator', changes: true });
  expect(await socket.next('aviator')).toMatchObject({ roundId: desk.roundId(), bettorCount: 0, bets: [] });
  await desk.bet(me, 100, { autoCashOut: 1.5 });
  await desk.bet(me, 50);
  await desk.bet(other, 200);
  desk.clock.advance(250);
  const patch = await socket.next('aviator/changes');
  expect(patch).toMatchObject({
    bettorCount: 2,
    betCount: 3,
    totalBet: 350,
    bets: [{ amount: 200, x: null, win: 0 }, { amount: 100 }, { amount: 50 }],
  });
  expect(JSON.stringify(patch)).not.toContain(other.username);
  await desk.takeOff();
  desk.flyTo(8_000);
  await vi.waitFor(() => {
    desk.clock.advance(250);
    const last = socket.heard.filter(({ event }) => event === 'aviator/changes').at(-1)?.message;
    expect(last).toMatchObject({ totalWin: 150, bets: [{ amount: 100, x: 1.5, win: 150 }] });
  });
});

test('a target reached is announced on every page of its player', async () => {
  await desk.untilCrashIn(250);
  const me = await desk.seat();
  const pages = [await join(me, { changes: true }), await join(me, { changes: true })];
  const bet = await desk.bet(me, 100, { autoCashOut: 1.2 });
  await desk.takeOff();
  desk.flyTo(4_000);
  for (const { socket } of pages) {
    expect(await socket.next('avaitorBetPlace')).toEqual({ roundId: desk.roundId() });
    expect(await socket.next('aviatorCashedOut')).toEqual({
      roundId: desk.roundId(),
      betId: bet.data?.betInsertId,
      curentMultiplier: 1.2,
      finalProfit: 20,
      by: 'auto',
    });
  }
});

test('a flight that is over is announced once on every page of its player, with the total of all the bets', async () => {
  await desk.untilCrashIn(150, 1_000);
  const [me, other] = [await desk.seat(), await desk.seat()];
  const pages = [await join(me, { changes: true }), await join(me, { changes: true })];
  const theirs = await join(other, { changes: true });
  await desk.bet(me, 100, { autoCashOut: 1.2 });
  await desk.bet(me, 50);
  const roundId = desk.roundId();
  await desk.takeOff();
  await desk.untilCrash();
  const settled = {
    ledgerType: 'diamondCasino',
    eventId: '303031',
    roundId: expect.stringMatching(/^aviator\./),
    name: 'Aviator',
    profit: -30,
  };
  for (const { socket } of pages) {
    expect(await socket.next('roundSettled')).toEqual(settled);
    expect(socket.heard.filter(({ event }) => event === 'roundSettled')).toHaveLength(1);
  }
  expect(roundId).toBeTruthy();
  expect(theirs.socket.heard.filter(({ event }) => event === 'roundSettled')).toEqual([]);
});

test('a chat message reaches the others as it was typed, with a shortened name, and also those who join later', async () => {
  const [me, other] = [await desk.seat(), await desk.seat()];
  const [mine, theirs] = [await join(me), await join(other)];
  await theirs.socket.next('aviatorChat');
  const markup = '<img src=x onerror=alert(1)> नमस्ते';
  expect(await send(mine.socket, `  ${markup} `)).toMatchObject({ isSent: true });
  const [heard] = (await theirs.socket.next('aviatorChat')) as { text: string; username: string }[];
  expect(heard).toMatchObject({ text: markup });
  expect(heard?.username).toMatch(/^P\*\*\*\d$/);
  const late = await join(await desk.seat());
  expect(((await late.socket.next('aviatorChat')) as { text: string }[]).at(-1)?.text).toBe(markup);
});

test('a message that is empty, too long or no text is refused, and so is the fourth in a row', async () => {
  const { socket } = await join(await desk.seat());
  for (const text of ['   ', 'x'.repeat(201), 7, 'a\0b'])
    expect(await send(socket, text)).toEqual({ isSent: false, reason: 'malformed' });
  for (const text of ['one', 'two', 'three'])
    expect(await send(socket, text)).toMatchObject({ isSent: true });
  expect(await send(socket, 'four')).toEqual({ isSent: false, reason: 'too-fast' });
  desk.clock.advance(9_000);
  expect(await send(socket, 'five')).toMatchObject({ isSent: true });
});

test('mute-chat silences a client and removes its messages, and unmute-chat undoes it', async () => {
  const me = await desk.seat();
  const [mine, theirs] = [await join(me), await join(await desk.seat())];
  const reply = await send(mine.socket, 'buy my predictor');
  const { lines } = await desk.run('mute-chat', '--client', me.username, '--minutes', '10');
  expect(lines).toEqual([`${me.username} is silent in the chat for 10 minutes; 1 message was taken away.`]);
  expect(await theirs.socket.next('aviatorChatGone')).toEqual([reply.isSent ? reply.id : '']);
  expect(await send(mine.socket, 'again')).toEqual({ isSent: false, reason: 'muted' });
  await desk.run('unmute-chat', '--client', me.username);
  expect(await send(mine.socket, 'sorry')).toMatchObject({ isSent: true });
});

test('void-flight calls off the flight of the moment, and everybody sees it', async () => {
  await desk.untilCrashIn(250);
  const me = await desk.seat();
  const { nextState } = await join(me, { changes: true });
  await desk.bet(me, 100);
  await desk.takeOff();
  await until(nextState, 'running');
  const roundId = desk.roundId();
  expect((await desk.run('void-flight', '--reason', 'wrong plane')).lines).toEqual([
    `Flight ${roundId} is called off and every stake returned.`,
  ]);
  expect(await until(nextState, 'waiting')).toMatchObject({ roundId, isVoid: true, crashStatus: false });
  expect((await desk.call('user/userBalance', {}, me)).data).toMatchObject({ coins: 10_000, exposure: 0 });
  expect(await desk.run('void-flight', '--reason', 'again')).toMatchObject({
    exit: 1,
    reason: 'void-flight: No flight is open or in the air. Nothing was changed.',
  });
});

test('set-aviator keeps what it does not name, and refuses a least stake above the most', async () => {
  expect((await desk.run('set-aviator', '--stake-max', '500', '--win-max', '2000')).lines).toEqual([
    'Aviator: stake from 10 to 500, a bet wins up to 2000, a flight costs a brand up to 2500000, message "Your Bet is Closed Please Connect With Upline".',
  ]);
  expect(await desk.run('set-aviator', '--stake-min', '501')).toMatchObject({
    exit: 1,
    reason: 'set-aviator: The least stake would be above the most. Nothing was changed.',
  });
  expect((await desk.run('set-aviator', '--stake-max', 'none', '--win-max', 'none')).lines[0]).toContain(
    'stake from 10 to 10000, a bet wins up to 1000000',
  );
});

test('somebody who is not signed in sees the flight, and can neither read nor write in the chat', async () => {
  const stranger = await desk.socket();
  stranger.io.emit('joinGame', { gameName: 'aviator' });
  const state = aviatorState.parse(JSON.parse(String(await stranger.next('crashValue'))));
  expect(state.seed).toBeUndefined();
  expect(await send(stranger, 'free coins')).toEqual({ isSent: false, reason: 'not-signed-in' });
  const { socket } = await join(await desk.seat());
  expect(await send(socket, 'hello')).toMatchObject({ isSent: true });
  const seen = JSON.stringify(socket.heard);
  expect(seen).not.toContain('free coins');
  stranger.io.emit('joinGame', { gameName: 'aviator' });
  await stranger.next('crashValue');
  expect(stranger.heard.map(({ event }) => event)).not.toContain('aviatorChat');
});
