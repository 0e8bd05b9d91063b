import { z } from 'zod';
import type { Call } from '../call.ts';
import { casinoLedger } from '../entities/casino.ts';
import { date, id, inOrderOfDays } from '../fields.ts';

export const reportsCalls = {
  'reports/casinoTransactionReport': {
    method: 'POST',
    session: 'required',
    product: 'reports',
    summary: "A casino day's bets and what they came to",
    request: inOrderOfDays(
      z.object({
        eventId: id.optional(),
        fromDate: date,
        toDate: date,
        casinoType: z.string().max(64).optional(),
      }),
    ),
    data: casinoLedger,
  },
} as const satisfies Record<string, Call>;
