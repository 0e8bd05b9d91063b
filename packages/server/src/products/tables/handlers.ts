import { coinsToWireNumber, keyToHex, odds, rawFromOdds } from '@maidan/betting';
import type { CasinoGame, CasinoResult } from '@maidan/contract';
import { parseCommitment } from '@maidan/games/rules';
import { mayBet } from '../../account/store.ts';
import { fine, type HandlersFor, refuse } from '../../http/answer.ts';
import { ownHost } from '../../live/own-host.ts';
import type { FindGameDetails, FindRoundResult } from '../../rounds/game-details.ts';
import type { Round } from '../../rounds/round.ts';
import type { RoundBets } from '../../rounds/round-lists.ts';
import type { SeedChains } from '../../rounds/seed-chains.ts';
import { readRound } from '../../rounds/store.ts';
import { cardsToWire, correctionsToWire, pastRounds, tableBetToWire } from './bets-wire.ts';
import { videoPath } from './card-pages.ts';
import { product } from './open-round.ts';
import { isNamed, type PlacingParts, placeTableBet, takeBackBet } from './place-table-bet.ts';
import { findResult, type RoundRecord, resultsOf, resultsOfRound } from './results-store.ts';
import type { searchResults } from './search-result.ts';
import { limitsOfTable } from './settings-store.ts';
import type { Table } from './table.ts';

export type TableCalls =
  | 'casino/casinoBetPlace'
  | 'casino/casinoBetTakeBack'
  | 'casino/tableResults'
  | 'sports/getCasinoList'
  | 'sports/casinoSearchResult';

export interface TableParts extends PlacingParts {
  readonly tableOf: (code: string) => Table | undefined;
  /** The codes of all games. */
  readonly codes: readonly string[];
  readonly searchResult: ReturnType<typeof searchResults>;
}

export function tableHandlers(parts: TableParts): HandlersFor<TableCalls> {
  return {
    'casino/casinoBetPlace': (request, caller) => placeTableBet(parts, request, caller),
    'casino/casinoBetTakeBack': (request, caller) => takeBackBet(parts, request, caller),
    'casino/tableResults': async ({ eventId }) => {
      const table = parts.tableAt(eventId);
      return table === undefined ? refuse('not-available-yet') : fine({ rounds: pastRounds(table) });
    },
    'sports/casinoSearchResult': async ({ roundId }) =>
      fine(roundId === undefined ? [] : await parts.searchResult(roundId)),
    'sports/getCasinoList': async ({ shortName }, { brand, publicAddress }) => {
      const table = parts.codes
        .map(parts.tableOf)
        .find((known) => known !== undefined && isNamed(known, shortName));
      if (table === undefined) return refuse('not-available-yet');
      await parts.settings.refresh();
      const socketURL = brand.socketAddress || publicAddress || ownHost;
      const details = detailsToWire(table, { betStatus: false, socketURL }, publicAddress);
      const { eventId, shortName: code, name: casinoName, cacheURL, videoUrl1 } = details;
      const tvUrl = videoUrl1.startsWith('/') ? `${publicAddress}${videoUrl1}` : videoUrl1;
      return fine({ eventId, shortName: code, casinoName, socketURL, cacheURL, tvUrl });
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
    videoUrl1: videoUrl ?? `${publicAddress}${videoPath(code)}`,
    videoUrl2: '',
    setting: { oddsDifference: rawFromOdds(odds(oddsDifference)), errorMessage: message ?? '' },
  };
}

/** Bets at tables, each with the cards that decided it once its round is over. */
export const tableBets = ({
  codes,
  tableAt,
  tableOf,
}: Pick<TableParts, 'codes' | 'tableAt' | 'tableOf'>): RoundBets => ({
  product,
  gamesAt(eventId) {
    if (eventId === undefined) return codes;
    const table = tableAt(eventId);
    return table === undefined ? [] : [table.game.entry.code];
  },
  async toRows(tx, bets, bettor) {
    const results = await resultsOf(
      tx,
      bets.map(({ market_id }) => market_id),
    );
    return bets.map((bet) =>
      tableBetToWire(bet, bettor, tableOf(bet.kind)?.game, results.get(bet.market_id)),
    );
  },
});

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
