import { type AccountId, keyFromText, manualClock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { createLog } from '@maidan/process/log.ts';
import fastify from 'fastify';
import { loadLiability } from '../../../src/bets/liability/open-risk-store.ts';
import { usualLossLimits } from '../../../src/brands/brands.ts';
import { createHouse } from '../../../src/house.ts';
import type { SignedInCaller } from '../../../src/http/answer.ts';
import { createRooms } from '../../../src/live/rooms.ts';
import { openAviator } from '../../../src/products/aviator/aviator.ts';
import { recordingOutbox } from '../recording-outbox.ts';
import { flightPace } from './flight-pace.ts';

const eventId = '303031';

interface BetOrder {
  readonly autoCashOut?: number;
  readonly roundId?: string;
  readonly eventId?: string;
  readonly requestId?: string;
}
interface CashOutOrder {
  readonly roundId?: string;
  readonly isAuto?: boolean;
  readonly requestId?: string;
}

/** The flights of a house as a process has them, on a clock of the test's own: what another left is finished first. */
export async function openFlightHouse(db: Db, options: { readonly startsAt?: number } = {}) {
  const clock = manualClock(options.startsAt ?? Date.UTC(2026, 0, 1));
  const outbox = recordingOutbox();
  const log = createLog('silent');
  const liability = await loadLiability(db, () => usualLossLimits);
  const house = createHouse(db, clock, outbox, { log, liability });
  await house.settling.resume();
  const secret = keyFromText('flights');
  const randomBytes = () => secret;
  let lastRequest = 0;
  const freshRequestId = () => {
    lastRequest += 1;
    return `flight-${clock.now()}-${lastRequest}`;
  };
  const rooms = createRooms(house);
  const metrics = { countBet: () => undefined, countDropped: () => undefined };
  const http = fastify();
  const product = openAviator(
    { house, rooms, http, log, randomBytes, freshRequestId, metrics },
    { chainLength: 400 },
  );
  house.onBetsChanged('aviator', product.onBetsChanged);
  await product.open?.();
  const { flight, handlers, operator } = product;

  const caller = (client: AccountId) =>
    ({
      session: { accountId: client, username: `P${client}`, brand: 'default', token: '' },
      address: '127.0.0.1',
    }) as SignedInCaller;

  async function lastFlight() {
    const got = await handlers['game/getRoundIdDetails']({ gameType: 'aviator' }, {} as SignedInCaller);
    return got.ok ? got.data.data[0] : undefined;
  }
  const pace = flightPace({
    flight,
    clock,
    lastFlown: async () => (await lastFlight())?.roundId,
  });
  const named = () => ({ roundId: pace.view().round.roundId, eventId });

  return {
    ...pace,
    house,
    clock,
    flight,
    outbox,
    lastFlight,
    operator,
    bet: (client: AccountId, amount = 100, more: BetOrder = {}) =>
      handlers['casino/avaitorGamePlace'](
        { ...named(), amount, casinoType: 'aviator', ...more },
        caller(client),
      ),
    cashOut: (client: AccountId, betId: string, more: CashOutOrder = {}) =>
      handlers['casino/avaitorCashOut']({ ...named(), betId, ...more }, caller(client)),
    cancel: (client: AccountId, betId: string, more: { requestId?: string } = {}) =>
      handlers['casino/aviatorBetCancel']({ ...named(), betId, ...more }, caller(client)),
    /** As a house that closes: no more calls come in. */
    closeHttp: () => http.close(),
    async close() {
      product.stop();
      await house.bets.drain();
      await product.close();
      rooms.close();
    },
  };
}

export type FlightHouse = Awaited<ReturnType<typeof openFlightHouse>>;
