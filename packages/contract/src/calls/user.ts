import { z } from 'zod';
import { betChipsRequest } from '../bet-chips-request.ts';
import { languages } from '../brand/brand-words.ts';
import type { Call } from '../call.ts';
import { betStory } from '../entities/bet-story.ts';
import { completeLedger, ledger, statement, statementKinds } from '../entities/ledger.ts';
import { session, sessionUser, wallet } from '../entities/session.ts';
import { sportsBets } from '../entities/sports-bet.ts';
import {
  date,
  flag,
  id,
  inOrderOfDays,
  nothing,
  numericBetween,
  webAddress,
  wholeNumber,
} from '../fields.ts';

const required = (complaint: string, lengthMax: number) =>
  z.string({ error: complaint }).min(1, complaint).max(lengthMax);

const post = { method: 'POST', session: 'required', product: 'user' } as const;
const patch = { ...post, method: 'PATCH' } as const;

export const userCalls = {
  'user/login': {
    ...post,
    session: 'none',
    summary: 'Sign in as a client',
    request: z.object({
      username: required('User Name can not be blank!', 64),
      password: required('User Password can not be blank!', 200),
      isClient: flag.optional(),
      host: z.string().max(255).optional(),
      /** The token that the house gave this device at an earlier sign-in. */
      deviceToken: z.string().max(200).optional(),
    }),
    data: session,
  },
  'user/logout': { ...post, summary: 'End this session', request: z.object({}), data: nothing },
  'user/updateUserPassword': {
    ...patch,
    summary: 'Change the password',
    request: z.object({
      oldPassword: required('Please enter your old password!', 200),
      password: required('Please enter your new password!', 200),
    }),
    data: nothing,
  },
  'user/userLoginCheck': {
    ...post,
    summary: 'The signed-in client as it stands now',
    request: z.object({}),
    data: sessionUser,
  },
  'user/userUpdate': {
    ...patch,
    summary: 'Save bet chips or language',
    request: z.object({
      userId: id.optional(),
      betChipsData: betChipsRequest.optional(),
      language: z.enum(languages).optional(),
    }),
    data: sessionUser,
  },
  'user/clientBetListByMarketId': {
    ...post,
    summary: "The client's bets on a match",
    request: z.object({ marketId: id }),
    data: sportsBets,
  },
  'user/userStatement': {
    ...post,
    summary: 'A page of the account statement; the last 60 days unless dates are given',
    request: inOrderOfDays(
      z.object({
        userId: id.optional(),
        pageNo: wholeNumber(1, 100_000).default(1),
        size: wholeNumber(1, 200).default(50),
        fromDate: date.optional(),
        toDate: date.optional(),
        statementFor: z.enum(statementKinds).optional(),
      }),
    ),
    data: statement,
  },
  'user/userLedger': {
    ...post,
    summary: 'The ledger; the current month unless dates are given',
    request: inOrderOfDays(
      z.object({
        downlineUserId: id.optional(),
        fromDate: date.optional(),
        toDate: date.optional(),
      }),
    ),
    data: ledger,
  },
  'user/completeLedgerDetails': {
    ...post,
    summary: "A match's bets and what they came to",
    request: z.object({ marketId: id }),
    data: completeLedger,
  },
  'user/betStory': {
    ...post,
    summary: 'Why a bet came to what it did: prices, results, rules and transfers',
    request: z.object({
      betId: id.refine((text) => /^\d{1,18}$/.test(text), 'expected the number of a bet'),
    }),
    data: betStory,
  },
  'user/updateRateReffrenece': {
    ...patch,
    summary: 'Set the rate difference: the chosen 1 to 5, times 100',
    request: z.object({
      rate: numericBetween(100, 500).refine((rate) => rate % 100 === 0, 'expected 100, 200, 300, 400 or 500'),
    }),
    data: z.object({ rateReffrenec: z.int() }),
  },
  'user/userBalance': { ...post, summary: 'Coins and exposure', request: z.object({}), data: wallet },
  'user/updateBetChipsModal': {
    ...post,
    summary: 'Turn the bet confirmation on or off',
    request: z.object({ status: flag }),
    data: z.object({ betChipsModal: z.boolean() }),
  },
  'user/casinoLoginUrl': {
    ...post,
    summary: 'The address that launches a game',
    request: z.object({
      gameId: id,
      platformId: z.string().max(32).default('mobile'),
      redirectUrl: webAddress.optional(),
      providerName: z.string().max(64).default(''),
    }),
    data: z.object({ url: z.string() }),
  },
} as const satisfies Record<string, Call>;
