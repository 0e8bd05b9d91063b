import type { Clock } from '@maidan/betting';
import { isSomebodyElse, onlyYourOwn } from '../account/handlers.ts';
import type { Db } from '../db/db.ts';
import { fine, type HandlersFor, refuse } from '../http/answer.ts';
import { betsOnMatch } from '../sports/bet-lists/store.ts';
import { findMatch } from '../sports/store.ts';
import { emptyCasinoLedger, emptyCasinoReport } from './casino-ledger-wire.ts';
import { ledgerToWire } from './ledger-wire.ts';
import { matchLedgerToWire } from './match-ledger-wire.ts';
import { readMatchSums } from './matches/store.ts';
import { ledgerPeriod, statementPeriod } from './period.ts';
import { readLedger } from './rows/store.ts';
import { readStatement } from './statement/store.ts';
import { statementKindFromWire, statementToWire } from './statement-wire.ts';
import { findOwnBet, readResults, readTransfers } from './story/store.ts';
import { storyToWire } from './story-wire.ts';

type LedgerCalls =
  | 'user/userStatement'
  | 'user/userLedger'
  | 'user/completeLedgerDetails'
  | 'user/betStory'
  | 'reports/casinoTransactionReport'
  | 'casino/diamondCasinoReportByUser';

const noBetsThere = refuse('no-bets-there');
const noSuchBet = refuse('no-such-bet');

export function ledgerHandlers(db: Db, clock: Clock): HandlersFor<LedgerCalls> {
  return {
    'user/userStatement': async ({ userId, pageNo, size, statementFor, ...days }, caller) => {
      if (isSomebodyElse(userId, caller)) return onlyYourOwn;
      const period = statementPeriod(days, clock.now());
      const kind = statementKindFromWire(statementFor);
      const page = { skip: (pageNo - 1) * size, size };
      const { accountId } = caller.session;
      const read = await db.snapshot((tx) => readStatement(tx, accountId, period, kind, page));
      return fine(statementToWire(read));
    },
    'user/userLedger': async ({ downlineUserId, ...days }, caller) => {
      if (isSomebodyElse(downlineUserId, caller)) return onlyYourOwn;
      const { accountId } = caller.session;
      const period = ledgerPeriod(days, clock.now());
      const lines = await db.snapshot((tx) => readLedger(tx, accountId, period));
      return fine(ledgerToWire(accountId, lines, period));
    },
    'user/completeLedgerDetails': async ({ marketId }, { session }) => {
      const { accountId, username } = session;
      return db.snapshot(async (tx) => {
        const match = await findMatch(tx, marketId);
        if (match === undefined) return noBetsThere;
        const page = await betsOnMatch(tx, accountId, marketId, 'closed');
        if (page.bets.length === 0) return noBetsThere;
        const sums = await readMatchSums(tx, accountId, match.event_id);
        return fine(matchLedgerToWire(match, page, sums, { name: username, username }));
      });
    },
    'user/betStory': async ({ betId }, { session }) => {
      const { accountId } = session;
      const story = await db.snapshot(async (tx) => {
        const bet = await findOwnBet(tx, accountId, BigInt(betId));
        if (bet === undefined) return undefined;
        const results = await readResults(tx, bet.market_id);
        return storyToWire(bet, results, await readTransfers(tx, accountId, bet));
      });
      return story === undefined ? noSuchBet : fine(story);
    },
    'reports/casinoTransactionReport': async () => fine(emptyCasinoLedger),
    'casino/diamondCasinoReportByUser': async () => fine(emptyCasinoReport),
  };
}
