import { type Door, type HouseSession, openSession } from './call-house.ts';
import { createClient, type NewClient } from './create-client.ts';
import { test as base } from './journey.ts';
import { operate } from './operate.ts';
import { houseSettings, readPassedOn } from './passed-on.ts';
import { storeSession } from './stored-session.ts';

export { expect } from '@playwright/test';

type Options = {
  /** The brand whose host the page is on. */
  brand: string;
};

type Fixtures = {
  /** A client that no other journey uses, with coins to stake. */
  client: NewClient;
  /** Runs an operator's command on the house. */
  operator: (verb: string, options: Record<string, string>, ...words: string[]) => Promise<string>;
  session: HouseSession;
  /** What the browser has stored when the journey begins; null for a client who is signed out. */
  storedSession: HouseSession | null;
};

/** The host of a brand: browsers resolve every name under localhost to this machine. */
export function hostOf(brand: string): string {
  const { host, port } = new URL(readPassedOn('url'));
  return brand === 'default' ? host : `${brand}.localhost:${port}`;
}

export const doorOf = (brand: string): Door => ({ url: readPassedOn('url'), host: hostOf(brand) });

/** Journeys of a client who signed in earlier and has read the rules; each has its own session. */
export const test = base.extend<Fixtures & Options>({
  brand: ['default', { option: true }],
  baseURL: async ({ brand }, use) => {
    await use(`http://${hostOf(brand)}`);
  },
  client: async ({ brand }, use) => {
    await use(await createClient(houseSettings(), brand));
  },
  operator: async ({ playwright: _ }, use) => {
    await use((verb, options, ...words) => operate(houseSettings(), verb, options, ...words));
  },
  session: async ({ brand, client }, use) => {
    await use(await openSession(doorOf(brand), client));
  },
  storedSession: async ({ session }, use) => {
    await use(session);
  },
  context: async ({ brand, storedSession, context }, use) => {
    if (storedSession) await storeSession(context, `http://${hostOf(brand)}`, storedSession);
    await use(context);
  },
});
