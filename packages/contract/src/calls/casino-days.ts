import { z } from 'zod';
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
export const casinoDaysWithTotals = inOrderOfDays(z.object({ ...days, withTotals: flag.default(false) }));
