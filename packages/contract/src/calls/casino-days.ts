import { z } from 'zod';
import { date, id, inOrderOfDays } from '../fields.ts';

/** What a report of the casino is asked for: days, of one game or of all. */
export const casinoDays = inOrderOfDays(
  z.object({
    eventId: id.optional(),
    fromDate: date,
    toDate: date,
    casinoType: z.string().max(64).optional(),
  }),
);
