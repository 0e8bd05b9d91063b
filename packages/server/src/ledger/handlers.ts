import type { AccountId, Clock } from '@maidan/betting';
import { isSomebodyElse, onlyYourOwn } from '../account/handlers.ts';
import type { Db, Queries } from '../db/db.ts';
import { fine, type HandlersFor, refuse } from '../http/answer.ts';
import { betsOnMatch } from '../sports/bet-lists/store.ts';
import { findMatch } from '../sports/store.ts';
import { lockWallets } from '../wallet/wallets.ts';
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
  /** No result reaches a client without its wallet's lock: held, several reads are of the same moment. */
  const atOneMoment = <Value>(client: AccountId, read: (tx: Queries) => Promise<Value>): Promise<Value> =>
    db.transaction(async (tx) => {
      await lockWallets(tx, [client]);
      return read(tx);
    });

  return {
    'user/userStatement': async ({ userId, pageNo, size, statementFor, ...days }, caller) => {
      if (isSomebodyElse(userId, caller)) return onlyYourOwn;
      const period = statementPeriod(days, clock.now());
      const kind = statementKindFromWire(statementFor);
      const page = { skip: (pageNo - 1) * size, size };
      return fine(statementToWire(await readStatement(db, caller.session.accountId, period, kind, page)));
    },
    'user/userLedger': async ({ downlineUserId, ...days }, caller) => {
      if (isSomebodyElse(downlineUserId, caller)) return onlyYourOwn;
      const { accountId } = caller.session;
      const period = ledgerPeriod(days, clock.now());
      return fine(ledgerToWire(accountId, await readLedger(db, accountId, period), period));
    },
    'user/completeLedgerDetails': async ({ marketId }, { session }) => {
      const { accountId, username } = session;
      const match = await findMatch(db, marketId);
      if (match === undefined) return noBetsThere;
      const [page, sums] = await atOneMoment(accountId, async (tx) => [
        await betsOnMatch(tx, accountId, marketId, 'closed'),
        await readMatchSums(tx, accountId, match.event_id),
      ]);
      if (page.bets.length === 0) return noBetsThere;
      return fine(matchLedgerToWire(match, page, sums, { name: username, username }));
    },
    'user/betStory': async ({ betId }, { session }) => {
      const { accountId } = session;
      const story = await atOneMoment(accountId, async (tx) => {
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
