import { z } from 'zod';
import type { Call } from '../call.ts';
import { casinoBet, casinoResult } from '../entities/casino.ts';
import { marketPosition, match, matchDetail, sportId } from '../entities/match.ts';
import { matchProof } from '../entities/match-proof.ts';
import { fancyBet, namedAgain, oddsTypes, pendingBet, sportsBets } from '../entities/sports-bet.ts';
import { amount, date, flag, id, numericBetween, orNothing, requestId, wholeNumber } from '../fields.ts';

const post = { method: 'POST', session: 'required', product: 'sports', refusalStatus: 200 } as const;
const bet = { ...post, refusalStatus: 422 } as const;
const ofMarket = z.object({ marketId: id });

const betHead = {
  odds: numericBetween(0.0001, 1_000),
  amount,
  selectionId: id,
  marketId: id,
  eventId: id,
  /** Not used; clients send the name that was shown. */
  betFor: z.string().max(500).optional(),
  requestId: requestId.optional(),
};

const placed = z.object({
  betId: z.string(),
  totalCoins: z.number(),
  exposure: z.number(),
  /** The board's price, which the bet was taken at: as good as asked, or within the client's rate difference. */
  odds: z.number(),
});

const betLists = sportsBets.extend({
  casinoBetData: z.array(casinoBet),
  pendingBetData: z.array(pendingBet),
  ...namedAgain,
});

export const sportsCalls = {
  'sports/matchList': {
    ...post,
    summary: 'Matches in play, soon and tomorrow',
    request: z.object({ sportId: numericBetween(1, 4).pipe(sportId).optional() }),
    data: z.array(match),
  },
  'sports/sportByMarketId': { ...post, summary: "A match's detail", request: ofMarket, data: matchDetail },
  'sports/userPositionByMarketId': {
    ...post,
    summary: "What the client's bets on a match come to",
    request: ofMarket,
    data: marketPosition,
  },
  'sports/completedFancyByMarketId': {
    ...post,
    summary: "The client's declared fancy bets on a match",
    request: ofMarket,
    data: z.array(fancyBet),
  },
  'sports/betsList': {
    ...post,
    summary:
      "The client's bets by kind; on every market unless one is named. With isClientExposure and no market, the open bets as one list",
    request: z.object({
      fancyBet: flag.optional(),
      oddsBet: flag.optional(),
      diamondBet: flag.optional(),
      isDeclare: flag.default(false),
      isDeleted: flag.default(false),
      isClientExposure: flag.optional(),
      marketId: id.optional(),
      matkaBet: flag.optional(),
      casinoBet: flag.optional(),
      /** Of a table: its bets of these days. */
      eventId: id.optional(),
      fromDate: date.optional(),
      toDate: date.optional(),
    }),
    data: betLists,
    otherData: z.array(pendingBet),
  },
  'sports/sessionBetPlaced': {
    ...bet,
    summary: 'Place a yes or no bet on a fancy',
    request: z.object({
      ...betHead,
      run: wholeNumber(0, 10_000),
      oddsType: z.literal('fancy').default('fancy'),
      type: z.enum(['Y', 'N']),
    }),
    data: placed,
  },
  'sports/oddBetPlaced': {
    ...bet,
    summary: 'Place a bet on bookmaker, match odds, toss or tied match',
    request: z.object({
      ...betHead,
      betfairMarketId: id.optional(),
      /** Not used; some clients send the size that was shown. */
      run: orNothing(numericBetween(0, Number.MAX_SAFE_INTEGER)),
      oddsType: z.enum(oddsTypes).exclude(['fancy']),
      type: z.enum(['K', 'L']),
    }),
    data: placed,
  },
  'sports/getSessionPositionBySelectionId': {
    ...post,
    summary: "What the client's bets on a fancy come to, by the runs that are made",
    request: z.object({ marketId: id, selectionId: id }),
    data: z.record(z.string(), z.number()),
  },
  'sports/casinoSearchResult': {
    ...post,
    alsoBy: 'GET',
    session: 'none',
    summary: "A round's result in short; no rows while it has none",
    request: z.object({ roundId: orNothing(id).describe('The round; with none there are no rows') }),
    data: z.array(
      casinoResult.pick({ mid: true, gtype: true, cards: true, win: true, desc: true, sid: true }),
    ),
  },
  'sports/getCasinoList': {
    ...post,
    method: 'GET',
    summary: 'The addresses of a table',
    request: z.object({ shortName: z.string().min(1).max(64).describe('The short name of the table') }),
    data: z.object({
      eventId: z.string(),
      shortName: z.string(),
      casinoName: z.string(),
      socketURL: z.string(),
      cacheURL: z.string(),
      tvUrl: z.string(),
    }),
  },
  'sports/matchProof': {
    ...post,
    summary:
      "What proves a match's results: the committed hash, its seed once all is settled, and what was declared",
    request: z.object({ eventId: id }),
    data: matchProof,
  },
} as const satisfies Record<string, Call>;
