import type { CasinoLedger } from '@maidan/contract';

/** No game was ever launched, so no bet was placed in one: these are true figures. */
export const emptyCasinoLedger: CasinoLedger = { clientProfitLoss: 0, clientComm: 0, casinoBetData: [] };
