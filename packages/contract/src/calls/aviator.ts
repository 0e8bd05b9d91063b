import { z } from 'zod';
import type { Call } from '../call.ts';
import { aviatorBet, flownRound } from '../entities/aviator.ts';
import { amount, date, flag, id, numericBetween, requestId } from '../fields.ts';

const post = { method: 'POST', session: 'required', product: 'casino' } as const;

const roundHistory = {
  ...post,
  session: 'none',
  summary: 'The last rounds and where they crashed, newest first',
  request: z.object({ gameType: z.string().max(64).default('aviator') }),
  data: z.object({ data: z.array(flownRound) }),
} as const satisfies Call;

export const aviatorCalls = {
  'casino/avaitorGamePlace': {
    ...post,
    summary: 'Place an Aviator bet in the open round',
    request: z.object({
      roundId: id,
      amount,
      casinoType: z.literal('aviator').default('aviator'),
      eventId: id,
      /** Cashes out on the server at this multiplier if the client has not by then. */
      autoCashOut: numericBetween(1.01, 1_000_000).optional(),
      requestId: requestId.optional(),
    }),
    data: z.object({ betInsertId: z.string(), totalCoins: z.number(), exposure: z.number() }),
  },
  'casino/avaitorCashOut': {
    ...post,
    summary: 'Cash an Aviator bet out at the present multiplier',
    request: z.object({ roundId: id, eventId: id, betId: id }),
    data: z.object({
      curentMultiplier: z.number(),
      finalProfit: z.number(),
      totalCoins: z.number(),
      exposure: z.number(),
    }),
  },
  'casino/avaitorBetsList': {
    ...post,
    summary: 'Aviator bets of the present round; settled ones when isDeclare is true',
    request: z.object({
      eventId: id,
      fromDate: date.optional(),
      toDate: date.optional(),
      isDeclare: flag.default(false),
      casinoBet: flag.optional(),
      /** The tabs of the live bets panel. */
      show: z.enum(['all', 'previous', 'top', 'mine']).default('all'),
    }),
    data: z.array(aviatorBet),
  },
  'v1/game/getRoundIdDetails': roundHistory,
  'game/getRoundIdDetails': roundHistory,
} as const satisfies Record<string, Call>;
