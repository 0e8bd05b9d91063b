import { z } from 'zod';
import type { Call } from '../call.ts';
import {
  matkaBet,
  matkaBetTypes,
  matkaChartRow,
  matkaFilters,
  matkaGameTypes,
  matkaMarket,
  matkaProof,
} from '../entities/matka.ts';
import { amount, date, flag, id, inOrderOfDays, requestId } from '../fields.ts';

const post = { method: 'POST', session: 'required', product: 'matka', refusalStatus: 200 } as const;

/** A string keeps its leading zeros; the haroop slip counts jodis 1 to 100, odd-even names its side. */
const betNumber = z
  .union([z.string().regex(/^(\d{1,3}|ODD|EVEN)$/), z.int().min(0).max(999)], {
    error: 'expected up to three digits, ODD or EVEN',
  })
  .transform(String);

export const matkaCalls = {
  'matka/getMatkaList': {
    ...post,
    summary: 'Active matkas by priority',
    request: z.object({}),
    data: z.array(matkaMarket),
  },
  'matka/getMatkaByMatkaEventId': {
    ...post,
    summary: 'One matka',
    request: z.object({ matkaEventId: id }),
    data: matkaMarket,
  },
  'matka/matkaBetList': {
    ...post,
    summary: "The client's matka bets, newest first; today's unless dates are given",
    request: inOrderOfDays(
      z.object({
        matkaEventId: id.optional(),
        fromDate: date.optional(),
        toDate: date.optional(),
        gameType: z.enum(matkaFilters).optional(),
        isDeclare: flag.optional(),
      }),
    ),
    data: z.array(matkaBet),
  },
  'matka/matkaPlaceBet': {
    ...post,
    refusalStatus: 422,
    summary: 'Place a matka bet',
    request: z.object({
      matkaEventId: id,
      gameType: z.enum(matkaGameTypes),
      betType: z.enum(matkaBetTypes),
      betNumber,
      amount,
      /** Without it, the day that is played now. */
      day: date.optional(),
      requestId: requestId.optional(),
    }),
    data: z.object({ betId: z.string(), totalCoins: z.number(), exposure: z.number(), odds: z.number() }),
  },
  'matka/matkaBetCancel': {
    ...post,
    summary: 'Take back a bet while its draw still takes bets',
    request: z.object({ betId: id, requestId: requestId.optional() }),
    data: z.object({ totalCoins: z.number(), exposure: z.number() }),
  },
  'matka/matkaChart': {
    ...post,
    summary: "A matka's results by day, oldest first; of the last year unless dates are given",
    request: inOrderOfDays(
      z.object({ matkaEventId: id, fromDate: date.optional(), toDate: date.optional() }),
    ),
    data: z.array(matkaChartRow),
  },
  'matka/matkaProof': {
    ...post,
    summary: "What a day's draws were bound to, with the seeds of those that are out",
    request: z.object({ matkaEventId: id, day: date }),
    data: matkaProof,
  },
} as const satisfies Record<string, Call>;
