import { z } from 'zod';
import { date, id, inOrderOfDays } from '../fields.ts';

/** Request of a casino report: days, and one game or all. */
export const casinoDays = inOrderOfDays(
  z.object({
    eventId: id.optional(),
    fromDate: date,
    toDate: date,
    casinoType: z.string().max(64).optional(),
  }),
);
