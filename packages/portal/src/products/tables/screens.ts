/** In a chunk of its own: the list of what each of these loads is long, and few visits begin here. */
export const loadList = async () => (await import('./list/page.tsx')).CasinoPage;
export const loadTable = async () => (await import('./table/page.tsx')).TablePage;
export const loadRoundDialog = async () => (await import('./table/results/result-dialog.tsx')).RoundDialog;
export const loadVerifiers = async () => [(await import('./verify/table-verifier.tsx')).tableVerifier];
