import { operatedProducts } from '../../../src/products.ts';
import { operateHouse } from '../../operator/operate-house.ts';
import { quickClient } from '../quick-client.ts';
import { type Overrides, startTestApp } from '../test-app.ts';
import { flightPace } from './flight-pace.ts';

export const eventId = '303031';

/** A whole server whose flights run on a clock of the test's own, and an operator who gives it commands. */
export async function openFlightDesk(overrides: Overrides = {}) {
  const app = await startTestApp(overrides);
  const { flight, open } = app.products.aviator;
  await open?.();
  const pace = flightPace({
    flight,
    clock: app.clock,
    lastFlown: async () => (await app.call('game/getRoundIdDetails', {})).data?.data[0]?.roundId,
  });
  await pace.opened();
  let lastSeat = 0;

  const run = (...argv: string[]) => operateHouse(app, operatedProducts(app.products), argv);

  return {
    ...app,
    ...pace,
    flight,
    run,
    roundId: () => pace.view().round.roundId,
    /** A client with coins at hand. */
    async seat(coins = 10_000) {
      lastSeat += 1;
      return { ...(await quickClient(app, `PILOT${lastSeat}`, coins)), username: `PILOT${lastSeat}` };
    },
    bet: (
      client: { token: string },
      amount: number,
      more: { autoCashOut?: number; requestId?: string; roundId?: string } = {},
    ) =>
      app.call(
        'casino/avaitorGamePlace',
        { roundId: pace.view().round.roundId, amount, eventId, ...more },
        client,
      ),
    cashOut: (client: { token: string }, betId: string) =>
      app.call('casino/avaitorCashOut', { roundId: pace.view().round.roundId, eventId, betId }, client),
  };
}

export type FlightDesk = Awaited<ReturnType<typeof openFlightDesk>>;
