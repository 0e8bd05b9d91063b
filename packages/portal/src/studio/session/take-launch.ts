/** What the portal gives a game's page in its address. */
export interface Launch {
  readonly token?: string;
  /** Of the portal's tab: the same when the page is loaded again. */
  readonly secret?: string;
}

const secretShape = /^[0-9a-f]{32}$/;

/** Taken out of the address: nobody finds it in the history or in a copied address. */
export function takeLaunch(place: Location, past: History): Launch {
  const given = new URLSearchParams(place.hash.slice(1));
  const [token, secret] = [given.get('token'), given.get('secret')];
  if (token === null) return {};
  past.replaceState(null, '', place.pathname + place.search);
  return { token, ...(secret !== null && secretShape.test(secret) ? { secret } : {}) };
}
