import type { CasinoLedger, CasinoReportEntry } from '@maidan/contract';

/** No table deals yet, so no casino bet was ever placed: these are true figures. */
export const emptyCasinoLedger: CasinoLedger = { clientProfitLoss: 0, clientComm: 0, casinoBetData: [] };
export const emptyCasinoReport: CasinoReportEntry[] = [];
