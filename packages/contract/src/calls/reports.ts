import { z } from 'zod';
import type { Call } from '../call.ts';
import { casinoBet, casinoLedger } from '../entities/casino.ts';
import { date, flag, id, inOrderOfDays } from '../fields.ts';

const days = {
  eventId: id.optional(),
  fromDate: date,
  toDate: date,
  casinoType: z.string().max(64).optional(),
};

/** Request of a casino report: days, and one game or all. */
export const casinoDays = inOrderOfDays(z.object(days));

/** With the totals, the bets are a part of the reply; other clients ask without, and read a list of bets. */
const casinoDaysWithTotals = inOrderOfDays(z.object({ ...days, withTotals: flag.default(false) }));

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
