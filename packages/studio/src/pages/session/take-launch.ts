import type { StudioOpened } from '../../wire/instant.ts';
import { type Answer, callStudio } from '../call.ts';

/** A launch token can be used only once: a second call would be refused, so this one is never repeated. */
export const openSession = (token: string): Promise<Answer<StudioOpened>> =>
  callStudio<StudioOpened>({ path: '/open', body: { token } });

/** What the portal passes to a game's page in its address. */
export interface Launch {
  readonly token?: string;
  /** The secret of the portal's tab, which is the same after a reload. */
  readonly secret?: string;
}

const secretShape = /^[0-9a-f]{32}$/;

/** Removes it from the address, so that it is neither in the history nor in a copied address. */
export function takeLaunch(place: Location, past: History): Launch {
  const given = new URLSearchParams(place.hash.slice(1));
  const [token, secret] = [given.get('token'), given.get('secret')];
  if (token === null) return {};
  past.replaceState(null, '', place.pathname + place.search);
  return { token, ...(secret !== null && secretShape.test(secret) ? { secret } : {}) };
}
