import { type AccountId, coinsToWireNumber, keyToHex, odds, rawFromOdds } from '@maidan/betting';
import type { CasinoBet, CasinoGame, CasinoResult, ParsedRequestOf } from '@maidan/contract';
import { parseCommitment } from '@maidan/games/rules';
import { type BettorNames, hasMoreToWire } from '../bets/lists/bet-facts-wire.ts';
import { betsEverywhere } from '../bets/lists/bet-list-store.ts';
import { withWords } from '../bets/lists/bet-words.ts';
import type { Queries } from '../db/db.ts';
import { fine, type HandlersFor, refuse } from '../http/answer.ts';
import { dayOf } from '../ledger/period.ts';
import { roundWords } from '../rounds/round-words.ts';
import type { SeedChains } from '../rounds/seed-chains.ts';
import { readRound } from '../rounds/store.ts';
import { mayBet } from './access-store.ts';
import { tableBetToWire } from './bets-wire.ts';
import { correctionsToWire } from './corrections-wire.ts';
import { type PlacingParts, placeTableBet } from './place-table-bet.ts';
import { findResult, resultsOf } from './results-store.ts';
import type { RoundRecord } from './round-record.ts';
import { resultsOfRound } from './round-results-store.ts';
import { limitsOfTable } from './settings/table-setting.ts';
import type { Table } from './table.ts';
import { videoPath } from './video-pages.ts';

export type TableCalls =
  | 'casino/getDiamondCasinoByEventId'
  | 'casino/diamondBetsList'
  | 'casino/casinoBetPlace'
  | 'casino/allCasinoResult';

export interface TableParts extends PlacingParts {
  readonly chains: SeedChains;
  readonly tableOf: (code: string) => Table | undefined;
  readonly product: string;
}

export function tableHandlers(parts: TableParts): HandlersFor<TableCalls> {
  const { db } = parts.house;
  return {
    'casino/getDiamondCasinoByEventId': async ({ eventId }, { session, brand }) => {
      const table = parts.tableAt(eventId);
      if (table === undefined) return refuse('not-available-yet');
      await parts.settings.refresh();
      const betStatus = await db.snapshot((tx) => mayBet(tx, session.accountId));
      return fine(detailsToWire(table, { betStatus, socketURL: brand.socketAddress || ownHost }));
    },
    'casino/diamondBetsList': async (asked, { session }) => {
      const bettor = { name: session.username, username: session.username };
      return fine(await db.snapshot((tx) => listBets(tx, parts, asked, session.accountId, bettor)));
    },
    'casino/casinoBetPlace': (asked, caller) => placeTableBet(parts, asked, caller),
    'casino/allCasinoResult': async ({ roundId }) => {
      const result = await db.snapshot((tx) => findResult(tx, roundId));
      return fine({ data: result === undefined ? [] : [await resultToWire(parts, result)] });
    },
  };
}

/** Clients connect where an address is given, and none is not one. */
const ownHost = '/';

function detailsToWire(
  { game, setting }: Table,
  { betStatus, socketURL }: Pick<CasinoGame, 'betStatus' | 'socketURL'>,
): CasinoGame {
  const { code, eventId, title } = game.entry;
  const { videoUrl, isOpen, oddsDifference } = setting();
  const { stakeMin, stakeMax } = limitsOfTable(game.options, setting());
  return {
    eventId,
    name: title,
    shortName: code,
    fetchData: 'socket',
    socketURL,
    cacheURL: `/cache/table/${code}`,
    betStatus,
    cashinoStatus: isOpen,
    minStake: coinsToWireNumber(stakeMin),
    maxStake: coinsToWireNumber(stakeMax),
    videoUrlType: 'videoUrl1',
    videoUrl1: videoUrl ?? videoPath(code),
    videoUrl2: '',
    setting: { oddsDifference: rawFromOdds(odds(oddsDifference)), errorMessage: '' },
  };
}

async function listBets(
  tx: Queries,
  parts: TableParts,
  asked: ParsedRequestOf<'casino/diamondBetsList'>,
  client: AccountId,
  bettor: BettorNames,
): Promise<{ casinoBetData: CasinoBet[]; hasMore?: true }> {
  const list = asked.isDeleted ? 'taken-out' : asked.isDeclare ? 'settled' : 'open';
  const page = await betsEverywhere(tx, client, list);
  const { fromDate = '', toDate = '9' } = asked;
  const wanted = page.bets.filter((bet) => {
    const day = dayOf(bet.placed_at);
    const isThere = (asked.eventId ?? bet.event_id) === bet.event_id;
    const isThen = day >= fromDate && day <= toDate;
    return (
      bet.product === parts.product && isThere && isThen && (asked.roundId ?? bet.market_id) === bet.market_id
    );
  });
  const results = await resultsOf(
    tx,
    wanted.map(({ market_id }) => market_id),
  );
  const { bets } = await withWords(tx, [roundWords], { bets: wanted, hasMore: page.hasMore });
  const casinoBetData = bets.map((bet) => tableBetToWire(bet, bettor, bet.kind, results.get(bet.market_id)));
  return { casinoBetData, ...hasMoreToWire(page.hasMore) };
}

async function resultToWire(parts: TableParts, result: RoundRecord): Promise<CasinoResult> {
  const round = await readRound(parts.house.db, result.roundId);
  const table = round && parts.tableOf(round.game);
  // The first group decides who won; side bets come after it.
  const winner = table?.game.options.find(({ sid }) => sid === result.winners[0]);
  return {
    mid: result.roundId,
    sid: result.winners.join(','),
    win: result.code,
    cards: result.cards.join(','),
    cardsorg: result.cards.join(','),
    desc: result.description.join('||'),
    newdesc: result.description.join('#'),
    ename: table?.game.entry.title ?? '',
    winnat: winner?.name ?? '',
    mtime: new Date(result.declaredAt).toISOString(),
    gtype: round?.game ?? '',
    reason: result.reason,
    ...(round === undefined ? {} : await proofOf(parts.chains, round)),
    ...(table && correctionsToWire(table.game, await resultsOfRound(parts.house.db, result.roundId))),
  };
}

/** The seed is shown only of rounds that are over, which all results are. */
async function proofOf(chains: SeedChains, round: { game: string; number: number; commitment: string }) {
  const committed = parseCommitment(round.commitment);
  if (committed === undefined) return {};
  const { seed, chainEnd, position } = await chains.seedOf(round.game, round.number);
  return { ...committed, seed: keyToHex(seed), chainEnd, position };
}
