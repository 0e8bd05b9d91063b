import { z } from 'zod';
import type { Call } from '../call.ts';
import { casinoBet, casinoGame, casinoReportEntry, casinoResult, pastRound } from '../entities/casino.ts';
import { amount, date, flag, id, inOrderOfDays, numericBetween, requestId } from '../fields.ts';
import { aviatorCalls } from './aviator.ts';
import { launchedCalls } from './launched.ts';
import { casinoDays } from './reports.ts';

const post = { method: 'POST', session: 'required', product: 'casino', refusalStatus: 200 } as const;

/** A refusal carries its message here too. */
const betAnswer = z.object({
  betId: z.string().optional(),
  totalCoins: z.number().optional(),
  exposure: z.number().optional(),
  message: z.string().optional(),
});

export const casinoCalls = {
  'casino/getDiamondCasinoByEventId': {
    ...post,
    summary: "A table's details",
    request: z.object({ eventId: id }),
    data: casinoGame,
  },
  'casino/diamondBetsList': {
    ...post,
    summary: "The client's open or completed bets at a table",
    request: inOrderOfDays(
      z.object({
        eventId: id.optional(),
        roundId: id.optional(),
        fromDate: date.optional(),
        toDate: date.optional(),
        isDeclare: flag.default(false),
        isDeleted: flag.default(false),
        casinoBet: flag.optional(),
      }),
    ),
    data: z.object({ casinoBetData: z.array(casinoBet), hasMore: z.boolean().optional() }),
  },
  'casino/casinoBetPlace': {
    ...post,
    summary: 'Place a bet at a table',
    request: z.object({
      roundId: id,
      sid: id,
      rate: numericBetween(0, 10_000),
      amount,
      casinoType: z.string().min(1).max(64),
      eventId: id,
      betFor: z.string().max(64).optional(),
      nat: z.string().max(64).optional(),
      isLay: flag.default(false),
      requestId: requestId.optional(),
    }),
    data: betAnswer,
  },
  'casino/casinoBetTakeBack': {
    ...post,
    summary: 'Take back a bet of this betting window',
    request: z.object({ eventId: id, roundId: id, betId: id, requestId: requestId.optional() }),
    data: betAnswer,
  },
  'casino/tableResults': {
    ...post,
    summary: 'The last hundred rounds of a table, newest first',
    request: z.object({ eventId: id }),
    data: z.object({ rounds: z.array(pastRound) }),
  },
  'casino/diamondCasinoReportByUser': {
    ...post,
    summary: 'What a game came to, day by day, with its bets',
    request: casinoDays,
    data: z.array(casinoReportEntry),
  },
  'casino/allCasinoResult': {
    method: 'GET',
    session: 'none',
    product: 'casino',
    refusalStatus: 200,
    summary: "A round's result",
    request: z.object({ roundId: id.describe('The round, as lists of results name it') }),
    data: z.object({ data: z.array(casinoResult) }),
  },
  ...aviatorCalls,
  ...launchedCalls,
} as const satisfies Record<string, Call>;
