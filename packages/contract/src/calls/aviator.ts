import { z } from 'zod';
import type { Call } from '../call.ts';
import { aviatorBet, flownRound } from '../entities/aviator.ts';
import { amount, date, flag, id, inOrderOfDays, numericBetween, requestId } from '../fields.ts';

const post = { method: 'POST', session: 'required', product: 'casino', refusalStatus: 200 } as const;
const act = { ...post, refusalStatus: 422 } as const;

const wallet = { totalCoins: z.number(), exposure: z.number() };

const roundHistory = {
  ...post,
  session: 'none',
  isAtSocketAddress: true,
  summary: 'The last rounds and where they crashed, newest first; or one of them, by its roundId',
  request: z.object({
    gameType: z.string().max(64).default('aviator'),
    /** A finished round, to get its proof. */
    roundId: id.optional(),
  }),
  data: z.object({ data: z.array(flownRound) }),
} as const satisfies Call;

export const aviatorCalls = {
  'casino/avaitorGamePlace': {
    ...act,
    summary: 'Place an Aviator bet in the open round',
    request: z.object({
      roundId: id,
      amount,
      casinoType: z.literal('aviator').default('aviator'),
      eventId: id,
      /** Cashes out on the server at exactly this multiplier if the client has not by then. Two decimals. */
      autoCashOut: numericBetween(1.01, 1000).optional(),
      requestId: requestId.optional(),
    }),
    data: z.object({ betInsertId: z.string(), ...wallet }),
  },
  'casino/avaitorCashOut': {
    ...act,
    summary: 'Cash an Aviator bet out at the multiplier of the moment the request arrives',
    request: z.object({
      roundId: id,
      eventId: id,
      betId: id,
      /**
       * Sent by a client when the bet's own auto cash-out is near: answered when the flight has reached the target,
       * with exactly the target, or refused when it crashed below it.
       */
      isAuto: flag.optional(),
      /** A repeated id gets the same answer. */
      requestId: requestId.optional(),
    }),
    data: z.object({ curentMultiplier: z.number(), finalProfit: z.number(), ...wallet }),
  },
  'casino/aviatorBetCancel': {
    ...act,
    summary: 'Take an Aviator bet back while its round is still open',
    request: z.object({ roundId: id, eventId: id, betId: id, requestId: requestId.optional() }),
    data: z.object(wallet),
  },
  'casino/avaitorBetsList': {
    ...post,
    summary: 'Aviator bets of the present round; settled ones when isDeclare is true',
    request: inOrderOfDays(
      z.object({
        eventId: id,
        fromDate: date.optional(),
        toDate: date.optional(),
        isDeclare: flag.default(false),
        casinoBet: flag.optional(),
        /** The tabs of the live bets panel, and the client's own bets: settled ones with those whose stake was returned. */
        show: z.enum(['all', 'previous', 'top', 'mine']).default('all'),
        /** For `top`: the largest wins or the highest multipliers. */
        by: z.enum(['win', 'multiplier']).default('win'),
        period: z.enum(['day', 'month', 'year']).default('day'),
      }),
    ),
    data: z.array(aviatorBet),
  },
  'v1/game/lastRounds': {
    ...post,
    session: 'none',
    isAtSocketAddress: true,
    summary: 'The last rounds and where they crashed, newest first',
    request: z.object({ gameType: z.string().max(64).default('aviator') }),
    data: z.array(flownRound),
  },
  'v1/game/getRoundIdDetails': roundHistory,
  'game/getRoundIdDetails': roundHistory,
} as const satisfies Record<string, Call>;
