/** As markets and ledger lines name it. */
export const launchedProduct = 'launched';
