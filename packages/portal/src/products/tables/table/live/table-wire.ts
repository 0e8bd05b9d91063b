import { watchBets } from '@maidan/client/account-events-wire.ts';
import type { FreshnessWatch } from '@maidan/client/freshness.ts';
import { followPictures } from '@maidan/client/rooms.ts';
import type { LiveSocket } from '@maidan/client/sockets.ts';
import type { RoundHead, RoundOption, TablePicture, TableState } from '@maidan/contract/wire';
import { type Commitment, type DealtCard, parseCard, type TableGame } from '@maidan/games/rules';
import { placeListed } from '../results/place-listed.ts';
import type { Offer, OfferLimits, TableNow } from './table-store.ts';

type Figure = string | number | undefined;

/** The table of a picture; undefined for a picture without a round. */
export function readTable({ data, result, table }: TablePicture, game: TableGame): TableNow | undefined {
  const [head] = data.t1;
  if (head === undefined) return undefined;
  const secondsToBet = Number(head.autotime) || 0;
  return {
    round: {
      roundId: head.mid,
      phase: table?.phase ?? (secondsToBet > 0 ? 'bets' : 'lock'),
      window: table?.window,
      cards: readCards(head, table, game),
      result: table?.result,
      watching: table?.watching,
      commitment: readCommitment(head),
      shut: table?.shut,
    },
    clock: {
      secondsLeft: table?.secondsLeft ?? secondsToBet,
      secondsTotal: table?.secondsTotal ?? secondsToBet,
    },
    offers: data.t2.flatMap(readOffers).map((offer) => perCoin(offer, game.ratesPer ?? 1)),
    results: result.map((row) => ({ roundId: row.mid, code: row.result })),
  };
}

function readCommitment({ seedHash, version, payTableHash }: RoundHead): Commitment | undefined {
  if (seedHash === undefined || version === undefined || payTableHash === undefined) return undefined;
  return { seedHash, version: Number(version), payTableHash: String(payTableHash) };
}

/** A row is one option, or three at the table of three hands. */
function readOffers(row: RoundOption): Offer[] {
  const limits = readLimits(row);
  if (row.tsection === undefined) {
    const { sid = row.sectionId, gstatus, l1: lay } = row;
    return readOffer({ sid, status: gstatus, back: row.rate ?? row.b1 ?? row.odds, lay, limits });
  }
  return [
    ...readOffer({ sid: row.tsection, status: row.tstatus, back: row.trate, limits }),
    ...readOffer({ sid: row.lsection, status: row.lstatus, back: row.lrate, limits }),
    ...readOffer({ sid: row.dsection ?? row.dsectionid, status: row.dstatus, back: row.drate, limits }),
  ];
}

interface OfferFields {
  readonly sid: Figure;
  readonly status: RoundOption['gstatus'];
  readonly back: Figure;
  readonly lay?: Figure;
  readonly limits: OfferLimits | undefined;
}

function readOffer({ sid, status, back, lay, limits }: OfferFields): Offer[] {
  if (sid === undefined) return [];
  const prices = { back: readPrice(back), lay: readPrice(lay) };
  return [{ sid: String(sid), isOpen: isOpenStatus(status), ...prices, limits }];
}

const openWords: readonly string[] = ['1', 'ACTIVE', 'OPEN', 'TRUE'];

/** Tables and houses have different words for it; any other word is shut. */
const isOpenStatus = (status: RoundOption['gstatus']): boolean =>
  openWords.includes(String(status).trim().toUpperCase());

/** Rows that take no bets have limits of 0. */
function readLimits({ min, max }: RoundOption): OfferLimits | undefined {
  const [stakeMin, stakeMax] = [Number(min), Number(max)];
  return stakeMin >= 0 && stakeMax > 0 ? { stakeMin, stakeMax } : undefined;
}

const perCoin = ({ back, lay, ...offer }: Offer, ratesPer: number): Offer => ({
  ...offer,
  back: back && back / ratesPer,
  lay: lay && lay / ratesPer,
});

/** On the wire 0 means no price. */
function readPrice(price: Figure): number | undefined {
  const value = Number(price);
  return value > 0 ? value : undefined;
}

const cardFields = Array.from({ length: 9 }, (_, index) => `C${index + 1}`);

/**
 * The cards of our own picture have their places. A house without it lists codes, in one text or in C1 to C9, where
 * the places follow from their order.
 */
function readCards(head: RoundHead, table: TableState | undefined, game: TableGame): readonly DealtCard[] {
  if (table) return table.cards.flatMap(readPlaced);
  const lists = [...listIn(head.desc), ...listIn(head.cards), cardFields.map((field) => String(head[field]))];
  return lists.map((codes) => placeListed(game, codes)).find(({ length }) => length > 0) ?? [];
}

const listIn = (text: string | number | undefined): readonly (readonly string[])[] =>
  typeof text === 'string' ? [text.split(',')] : [];

function readPlaced({ card, place }: TableState['cards'][number]): readonly DealtCard[] {
  const known = parseCard(card);
  return known === undefined ? [] : [{ card: known, place }];
}

interface TableRoom {
  readonly socket: LiveSocket;
  /** The table's short name, which is also its room and its channel. */
  readonly code: string;
  readonly show: (picture: TablePicture) => void;
  readonly freshness: FreshnessWatch;
  /** Called when the client's bets have changed, or may have while the connection was lost. */
  readonly onBetsChanged: () => void;
}

/** Stays in a table's room until the returned function is called. Every message is a whole picture. */
export function watchTableRoom({ socket, code, show, freshness, onBetsChanged }: TableRoom): () => void {
  const stopWatchingBets = watchBets(socket, 'fetchCasinoBetList', onBetsChanged);
  const leave = followPictures<TablePicture>({
    socket,
    freshness,
    channel: code,
    ask: () => socket.emit('JoinRoom', code),
    show,
  });
  return () => {
    stopWatchingBets();
    leave();
  };
}
