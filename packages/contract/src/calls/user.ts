import { z } from 'zod';
import { betChipsRequest } from '../bet-chips-request.ts';
import { languages } from '../brand/brand-words.ts';
import type { Call } from '../call.ts';
import { betStory } from '../entities/bet-story.ts';
import { completeLedger, ledger, statement, statementKinds, statementRows } from '../entities/ledger.ts';
import { sessionUser, signedIn, wallet } from '../entities/session.ts';
import { namedAgain, sportsBets } from '../entities/sports-bet.ts';
import {
  date,
  flag,
  id,
  inOrderOfDays,
  nothing,
  numericBetween,
  orNothing,
  webAddress,
  wholeNumber,
} from '../fields.ts';

const required = (complaint: string, lengthMax: number) =>
  z.string({ error: complaint }).min(1, complaint).max(lengthMax);

/** A host, with a port and a path perhaps. */
const hostAndPath = z
  .string()
  .max(500)
  .regex(/^[\w.-]+(:\d{1,5})?(\/[^\s\\]*)?$/, 'expected a web address');

const post = { method: 'POST', session: 'required', product: 'user', refusalStatus: 200 } as const;
/** Calls whose clients read the status before the body. */
const stored = { ...post, refusalStatus: 422 } as const;
const patch = { ...stored, method: 'PATCH' } as const;

const choices = [1, 2, 3, 4, 5];
/** A client that sends the choice itself also reads it in hundredths. */
const rateDifference = z.number().transform((sent, context) => {
  const isTimesHundred = sent > 5;
  const points = Number((isTimesHundred ? sent / 100 : sent).toFixed(8));
  if (choices.includes(points)) return { points, isTimesHundred };
  context.addIssue({ code: 'custom', message: 'expected 1, 2, 3, 4 or 5, or that times 100' });
  return z.NEVER;
});

export const userCalls = {
  'user/login': {
    ...stored,
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
    data: signedIn,
    beside: z.object({ token: z.string(), isClient: z.boolean() }),
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
    ...stored,
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
    summary: "The client's bets on a match; where kinds are named, those, under both names",
    request: z.object({ marketId: id, fancyBet: flag.optional(), oddsBet: flag.optional() }),
    data: sportsBets.extend(namedAgain),
  },
  'user/userStatement': {
    ...post,
    summary:
      'A page of the account statement; the last 60 days unless dates are given. With dates and no page, all rows of the days as a list',
    request: inOrderOfDays(
      z.object({
        userId: id.optional(),
        pageNo: wholeNumber(1, 100_000).optional(),
        size: wholeNumber(1, 200).default(50),
        fromDate: date.optional(),
        toDate: date.optional(),
        statementFor: z.enum(statementKinds).optional(),
      }),
    ),
    data: statement,
    otherData: statementRows,
  },
  'user/userLedger': {
    ...stored,
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
    ...stored,
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
    summary:
      'Set the rate difference: the chosen 1 to 5, or that times 100; answered in hundredths, or as it was sent',
    request: z.object({ rate: numericBetween(1, 500).pipe(rateDifference) }),
    data: z.object({ rateReffrenec: z.number() }),
  },
  'user/userBalance': { ...post, summary: 'Coins and exposure', request: z.object({}), data: wallet },
  'user/updateBetChipsModal': {
    ...post,
    alsoBy: 'PATCH',
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
      /** A web address, or one of the brand's own hosts without a scheme. */
      redirectUrl: orNothing(z.union([webAddress, hostAndPath])),
      providerName: z.string().max(64).default(''),
    }),
    data: z.object({ url: z.string() }),
  },
} as const satisfies Record<string, Call>;
