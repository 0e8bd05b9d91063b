import { z } from 'zod';
import { instant } from '../fields.ts';
import { sportsBets } from './sports-bet.ts';
import { ledgerKind, remarkKey, transferFacts } from './transfer-facts.ts';

export const statementKinds = ['ACCOUNT_STATEMENT', 'profitLoss'] as const;

export const statement = z.object({
  totalCount: z.int(),
  /** Newest first. A positive amount is a credit, a negative one a debit. */
  statementData: z.array(
    z.object({
      _id: z.string(),
      createdAt: instant,
      remark: z.string(),
      amount: z.number(),
      statementFor: z.enum(statementKinds),
      /** The remark as data, to be said in any language. */
      facts: transferFacts.optional(),
      /** The client's latest bet on the market of the row: its story explains the row. */
      betId: z.string().optional(),
    }),
  ),
  /** The balance before the page's last, oldest row, from which the client computes that after each. */
  balanceAmount: z.number(),
});
/** Without pages: the rows of the days alone, with the balance before the oldest as the reply's message. */
export const statementRows = statement.shape.statementData;
export type Statement = z.output<typeof statement>;
export type StatementRow = Statement['statementData'][number];

export const ledger = z.object({
  calAmount: z.number(),
  creditAmount: z.number(),
  debitAmount: z.number(),
  /** Only the latest thousand rows are here, and the totals are of all; absent when all are here. */
  hasMore: z.boolean().optional(),
  /** Newest first. */
  ledgerData: z.array(
    z.object({
      userId: z.string(),
      createdAt: instant,
      eventName: z.string(),
      /** Set where the row is not about an event: a credit, a debit, the opening balance. */
      kind: ledgerKind.optional(),
      balance: z.number(),
      amount: z.number(),
      /** Aviator is among diamondCasino, launched games are internationalCasino. */
      ledgerType: z.enum(['match', 'diamondCasino', 'internationalCasino', 'matka', 'account']),
      remark: z.string(),
      remarkKey: remarkKey.optional(),
      userType: z.string(),
      marketId: z.string(),
      eventId: z.string(),
      /** YYYY-MM-DD at +05:30; of a casino row noon of that day as milliseconds since the epoch. */
      date: z.union([z.string(), z.int()]),
      /** The same day, always as YYYY-MM-DD. */
      day: z.string().optional(),
    }),
  ),
});
export type Ledger = z.output<typeof ledger>;
export type LedgerRow = Ledger['ledgerData'][number];

export const completeLedger = sportsBets.extend({
  completeData: z.object({
    marketId: z.string(),
    matchName: z.string(),
    date: instant,
    clientOddsAmount: z.number(),
    clientSessionAmount: z.number(),
    clientOddsComm: z.number(),
    clientSessionComm: z.number(),
  }),
  sessionTurnOver: z.number(),
});
export type CompleteLedger = z.output<typeof completeLedger>;
