import { z } from 'zod';
import type { Call } from '../call.ts';
import { casinoBet, casinoLedger } from '../entities/casino.ts';
import { casinoDaysWithTotals } from './casino-days.ts';

export const reportsCalls = {
  'reports/casinoTransactionReport': {
    method: 'POST',
    session: 'required',
    product: 'reports',
    refusalStatus: 200,
    summary: "A casino day's bets as one list; with withTotals, also what they came to",
    request: casinoDaysWithTotals,
    data: casinoLedger,
    otherData: z.array(casinoBet),
  },
} as const satisfies Record<string, Call>;
