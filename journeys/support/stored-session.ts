import type { HouseSession } from './call-house.ts';

/** The browser storage of a client who signed in earlier and has read the rules. */
export function storedSession(origin: string, session: HouseSession) {
  const localStorage = [{ name: 'session', value: JSON.stringify(session) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}
