/** In a chunk of its own: the list of what each of these loads is long, and few visits begin here. */
export const loadPage = async () => (await import('./page.tsx')).AviatorPage;
export const loadVerifiers = async () => [(await import('./verify/flight-verifier.tsx')).flightVerifier];
