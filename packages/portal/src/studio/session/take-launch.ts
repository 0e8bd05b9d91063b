/** The launch token of the address, taken out of it: nobody finds it in the history or in a copied address. */
export function takeToken(place: Location, past: History): string | undefined {
  const token = new URLSearchParams(place.hash.slice(1)).get('token') ?? undefined;
  if (token !== undefined) past.replaceState(null, '', place.pathname + place.search);
  return token;
}
