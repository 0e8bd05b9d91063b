import { type AccountId, coinsToWireNumber, keyToHex, odds, rawFromOdds } from '@maidan/betting';
import type { CasinoBet, CasinoGame, CasinoResult, ParsedRequestOf } from '@maidan/contract';
import { parseCommitment } from '@maidan/games/rules';
import { mayBet } from '../account/access-store.ts';
import { type BettorNames, readNames } from '../account/names-store.ts';
import { hasMoreToWire, listFromWire } from '../bets/lists/bet-facts-wire.ts';
import { betsOnGames, betsOnMarkets } from '../bets/lists/bet-list-store.ts';
import { withWords } from '../bets/lists/bet-words.ts';
import type { Queries } from '../db/db.ts';
import { fine, type HandlersFor, refuse } from '../http/answer.ts';
import { ownHost } from '../live/own-host.ts';
import type { FindGameDetails } from '../rounds/game-details.ts';
import type { Round } from '../rounds/round.ts';
import type { FindRoundResult } from '../rounds/round-results.ts';
import { roundWords } from '../rounds/round-words.ts';
import type { SeedChains } from '../rounds/seed-chains.ts';
import { readRound } from '../rounds/store.ts';
import { periodOf } from '../time/period.ts';
import { tableBetToWire } from './bets-wire.ts';
import { cardsToWire } from './cards-wire.ts';
import { correctionsToWire } from './corrections-wire.ts';
import { pastRounds } from './past-rounds-wire.ts';
import { type PlacingParts, placeTableBet } from './place-table-bet.ts';
import { findResult, resultsOf } from './results-store.ts';
import type { RoundRecord } from './round-record.ts';
import { resultsOfRound } from './round-results-store.ts';
import { limitsOfTable } from './settings/table-setting.ts';
import type { Table } from './table.ts';
import { product } from './table-product.ts';
import { takeBackBet } from './take-back-bet.ts';
import { videoPath } from './video-pages.ts';

export type TableCalls =
  | 'casino/diamondBetsList'
  | 'casino/casinoBetPlace'
  | 'casino/casinoBetTakeBack'
  | 'casino/tableResults';

export interface TableParts extends PlacingParts {
  readonly tableOf: (code: string) => Table | undefined;
  /** The codes of all games. */
  readonly codes: readonly string[];
}

export function tableHandlers(parts: TableParts): HandlersFor<TableCalls> {
  const { db } = parts.house;
  return {
    'casino/diamondBetsList': async (asked, { session }) => {
      const { accountId } = session;
      return db.snapshot(async (tx) =>
        fine(await listBets(tx, parts, asked, accountId, await readNames(tx, accountId))),
      );
    },
    'casino/casinoBetPlace': (asked, caller) => placeTableBet(parts, asked, caller),
    'casino/casinoBetTakeBack': (asked, caller) => takeBackBet(parts, asked, caller),
    'casino/tableResults': async ({ eventId }) => {
      const table = parts.tableAt(eventId);
      return table === undefined ? refuse('not-available-yet') : fine({ rounds: pastRounds(table) });
    },
  };
}

export const tableDetails =
  ({ house, tableAt, settings }: Pick<TableParts, 'house' | 'tableAt' | 'settings'>): FindGameDetails =>
  (eventId, { session, brand, publicAddress }) => {
    const table = tableAt(eventId);
    return table && read(table);

    async function read(found: Table): Promise<CasinoGame> {
      await settings.refresh();
      const betStatus = await house.db.snapshot((tx) => mayBet(tx, session.accountId));
      const socketURL = brand.socketAddress || publicAddress || ownHost;
      return detailsToWire(found, { betStatus, socketURL }, publicAddress);
    }
  };

function detailsToWire(
  { game, setting }: Table,
  { betStatus, socketURL }: Pick<CasinoGame, 'betStatus' | 'socketURL'>,
  publicAddress: string,
): CasinoGame {
  const { code, eventId, title } = game.entry;
  const { videoUrl, isOpen, oddsDifference, message } = setting();
  const { stakeMin, stakeMax } = limitsOfTable(game.options, setting());
  return {
    eventId,
    name: title,
    shortName: code,
    fetchData: 'socket',
    socketURL,
    cacheURL: `${publicAddress}/cache/table/${code}`,
    betStatus,
    cashinoStatus: isOpen,
    minStake: coinsToWireNumber(stakeMin),
    maxStake: coinsToWireNumber(stakeMax),
    videoUrlType: 'videoUrl1',
    videoUrl1: videoUrl ?? videoPath(code),
    videoUrl2: '',
    setting: { oddsDifference: rawFromOdds(odds(oddsDifference)), errorMessage: message ?? '' },
  };
}

async function listBets(
  tx: Queries,
  parts: TableParts,
  asked: ParsedRequestOf<'casino/diamondBetsList'>,
  client: AccountId,
  bettor: BettorNames,
): Promise<{ casinoBetData: CasinoBet[]; hasMore?: true }> {
  const list = listFromWire(asked);
  const { eventId, roundId } = asked;
  const period = periodOf(asked);
  const page = await (roundId === undefined
    ? betsOnGames(tx, client, gamesAt(parts, eventId), list, period)
    : betsOnMarkets(tx, client, [roundId], list, period));
  const wanted = page.bets.filter(
    (bet) => bet.product === product && (eventId ?? bet.event_id) === bet.event_id,
  );
  const results = await resultsOf(
    tx,
    wanted.map(({ market_id }) => market_id),
  );
  const { bets } = await withWords(tx, [roundWords], { bets: wanted, hasMore: page.hasMore });
  const casinoBetData = bets.map((bet) =>
    tableBetToWire(bet, bettor, parts.tableOf(bet.kind)?.game, results.get(bet.market_id)),
  );
  return { casinoBetData, ...hasMoreToWire(page.hasMore) };
}

/** The game of the table, or of every table. */
const gamesAt = ({ codes, tableAt }: TableParts, eventId: string | undefined): readonly string[] => {
  if (eventId === undefined) return codes;
  const table = tableAt(eventId);
  return table === undefined ? [] : [table.game.entry.code];
};

interface ResultParts extends Pick<TableParts, 'house' | 'tableOf'> {
  readonly chains: SeedChains;
}

/** Of tables alone: the seed of another product's round may still decide something once its market is settled. */
export const tableResult =
  (parts: ResultParts): FindRoundResult =>
  async (roundId) => {
    const { round, result } = await parts.house.db.snapshot(async (tx) => ({
      round: await readRound(tx, roundId),
      result: await findResult(tx, roundId),
    }));
    const table = round && parts.tableOf(round.game);
    if (round === undefined || table === undefined || result === undefined) return undefined;
    return resultToWire(parts, { table, round, result });
  };

async function resultToWire(
  { house, chains }: ResultParts,
  { table: { game }, round, result }: { table: Table; round: Round; result: RoundRecord },
): Promise<CasinoResult> {
  const cards = cardsToWire(game, result.cards);
  return {
    mid: result.roundId,
    sid: result.winners.join(','),
    win: result.code,
    cards,
    cardsorg: cards,
    desc: result.description.join('||'),
    newdesc: result.description.join('#'),
    ename: game.entry.title,
    winnat: result.description[0] ?? '',
    mtime: new Date(result.declaredAt).toISOString(),
    gtype: round.game,
    reason: result.reason,
    ...(await proofOf(chains, round)),
    ...correctionsToWire(game, await resultsOfRound(house.db, result.roundId)),
  };
}

/** The seed of a table's round decides its own market alone, so it is revealed with the result. */
async function proofOf(chains: SeedChains, round: Round) {
  const committed = parseCommitment(round.commitment);
  if (committed === undefined) return {};
  const { seed, chainEnd, position } = await chains.seedOf(round.game, round.number);
  return { ...committed, seed: keyToHex(seed), chainEnd, position };
}
