import type { RoundHead, RoundOption, TablePicture } from '@maidan/contract/wire';
import type { Commitment, TableGame } from '@maidan/games/rules';
import { readCards } from './read-cards-wire.ts';
import type { Offer, OfferLimits, TableNow } from './table-now.ts';

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
