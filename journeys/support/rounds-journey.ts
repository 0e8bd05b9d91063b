import type { FlightOrder, TableOrder } from '../../packages/server/test/support/scripted-orders.ts';
import { type HouseSession, openSession } from './call-house.ts';
import type { NewClient } from './create-client.ts';
import { test as base, roundsStartAt } from './journey.ts';
import { operate } from './operate.ts';
import { storeSession } from './stored-session.ts';

export { expect } from '@playwright/test';

/** Every call moves the house's clock on to that moment, where it stands still until the next. */
export interface Rounds {
  table(code: string, phase: TableOrder['phase'], until?: Omit<TableOrder, 'code' | 'phase'>): Promise<void>;
  flight(phase: FlightOrder['phase'], until?: Omit<FlightOrder, 'phase'>): Promise<void>;
  pass(ms: number): Promise<void>;
}

type Fixtures = {
  /** A client that no other journey uses, with coins to stake. */
  client: NewClient;
  session: HouseSession;
  rounds: Rounds;
  /** Runs an operator's command on the house. */
  operator: (verb: string, options: Record<string, string>, ...words: string[]) => Promise<string>;
};

/** Journeys of a client through rounds and flights that the journey moves on itself. */
export const test = base.extend<Fixtures>({
  pageTime: 'held',
  pageStartsAt: roundsStartAt,
  baseURL: async ({ roundsHouse }, use) => {
    await use(roundsHouse.url);
  },
  client: async ({ roundsHouse }, use) => {
    await use(await roundsHouse.openClient());
  },
  session: async ({ roundsHouse, client }, use) => {
    await use(await openSession(roundsHouse, client));
  },
  context: async ({ roundsHouse, session, context }, use) => {
    await storeSession(context, roundsHouse.url, session);
    await use(context);
  },
  rounds: async ({ roundsHouse }, use) => {
    await use({
      table: (code, phase, until) => roundsHouse.order({ kind: 'table', until: { code, phase, ...until } }),
      flight: (phase, until) => roundsHouse.order({ kind: 'flight', until: { phase, ...until } }),
      pass: (ms) => roundsHouse.order({ kind: 'pass', ms }),
    });
  },
  operator: async ({ roundsHouse }, use) => {
    await use((verb, options, ...words) => operate(roundsHouse.settings, verb, options, ...words));
  },
});
