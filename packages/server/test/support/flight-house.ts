import { type AccountId, keyFromText, type ManualClock, manualClock } from '@maidan/betting';
import { openMs, waitingMs } from '@maidan/games/rules';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import { openAviator } from '../../src/aviator/aviator.ts';
import { readConfig } from '../../src/config.ts';
import type { Db } from '../../src/db/db.ts';
import { createHouse } from '../../src/house.ts';
import type { SignedInCaller } from '../../src/http/answer.ts';
import { createRooms } from '../../src/live/rooms/rooms.ts';
import { createLog } from '../../src/log.ts';
import { recordingOutbox } from './recording-outbox.ts';

const patience = { timeout: 20_000, interval: 2 };
const eventId = '303031';

/** The flights of a house as a process has them, on a clock of the test's own: what another left is finished first. */
export async function openFlightHouse(
  db: Db,
  wish: { startsAt?: number; secret?: string; clock?: ManualClock } = {},
) {
  const clock = wish.clock ?? manualClock(wish.startsAt ?? Date.UTC(2026, 0, 1));
  const outbox = recordingOutbox();
  const house = createHouse(db, clock, outbox);
  await house.open();
  await house.settling.resume();
  const secret = keyFromText(wish.secret ?? 'flights');
  const randomBytes = () => secret;
  let lastRequest = 0;
  const rooms = createRooms(house);
  const product = openAviator(
    {
      house,
      rooms,
      http: {} as FastifyInstance,
      log: createLog('silent'),
      randomBytes,
      freshRequestId: () => {
        lastRequest += 1;
        return `flight-${clock.now()}-${lastRequest}`;
      },
      metrics: { countBet: () => undefined, countDropped: () => undefined },
    },
    { chainLength: 400 },
  );
  house.onBetsChanged('aviator', product.onBetsChanged);
  await product.start({ config: readConfig({}), randomBytes, say: () => undefined });
  const { flight, handlers } = product;

  const view = () => {
    const found = flight.view();
    if (found === undefined) throw new Error('there is no flight');
    return found;
  };
  const caller = (client: AccountId) =>
    ({
      session: { accountId: client, username: `P${client}`, brand: 'default', token: '' },
      address: '',
    }) as SignedInCaller;

  const untilPhase = (...phases: string[]) =>
    vi.waitFor(() => expect(phases).toContain(flight.view()?.phase), patience);

  /** Betting ends, and the plane is in the air. */
  async function takeOff(): Promise<void> {
    clock.advance(Math.max(0, view().phaseAt + openMs - clock.elapsed()));
    await untilPhase('running');
  }

  /** From wherever it stands to the crash, shown and in the books. */
  async function untilCrash(): Promise<void> {
    const { roundId } = view().round;
    await vi.waitFor(() => {
      if (view().phase === 'running') clock.advance(Math.max(0.01, flight.nextAt() - clock.elapsed()));
      expect(view().phase).not.toBe('running');
    }, patience);
    await vi.waitFor(async () => {
      const got = await handlers['game/getRoundIdDetails']({ gameType: 'aviator' }, caller(0n as AccountId));
      expect(got.ok && got.data.data[0]?.roundId).toBe(roundId);
    }, patience);
  }

  /** The next round, open. */
  async function nextRound(): Promise<void> {
    const { roundId } = view().round;
    await vi.waitFor(() => {
      if (flight.view()?.round.roundId !== roundId && flight.view()?.phase === 'open') return;
      clock.advance(view().phase === 'running' ? Math.max(0.01, flight.nextAt() - clock.elapsed()) : 50);
      throw new Error(`round ${roundId} goes on`);
    }, patience);
  }

  return {
    house,
    clock,
    flight,
    handlers,
    outbox,
    operator: product.operator,
    view,
    caller,
    takeOff,
    untilPhase,
    untilCrash,
    nextRound,
    opened: () => untilPhase('open'),
    /** Plays rounds until one is open that will crash within these, in hundredths. */
    async untilCrashIn(least: number, most = Number.MAX_SAFE_INTEGER): Promise<void> {
      await vi.waitFor(() => expect(flight.view()).toBeDefined(), patience);
      if (view().phase !== 'open') await nextRound();
      while (view().round.crash < least || view().round.crash > most) await nextRound();
    },
    bet: (
      client: AccountId,
      amount = 100,
      more: { autoCashOut?: number; roundId?: string; requestId?: string } = {},
    ) =>
      handlers['casino/avaitorGamePlace'](
        { roundId: view().round.roundId, amount, casinoType: 'aviator', eventId, ...more },
        caller(client),
      ),
    cashOut: (
      client: AccountId,
      betId: string,
      more: { roundId?: string; isAuto?: boolean; requestId?: string } = {},
    ) =>
      handlers['casino/avaitorCashOut'](
        { roundId: view().round.roundId, eventId, betId, ...more },
        caller(client),
      ),
    cancel: (client: AccountId, betId: string) =>
      handlers['casino/aviatorBetCancel']({ roundId: view().round.roundId, eventId, betId }, caller(client)),
    waitingMs,
    async close() {
      product.stop();
      await house.bets.drain();
      await product.close();
      rooms.close();
    },
  };
}

export type FlightHouse = Awaited<ReturnType<typeof openFlightHouse>>;
