import type { RoundHead, RoundOption, TablePicture } from '@maidan/contract/wire';
import { type Commitment, type DealtCard, gameByCode, parseCard } from '@maidan/games/rules';
import type { Offer, TableNow } from './table-now.ts';

type Figure = string | number | undefined;

/** The table of a picture; undefined for a picture without a round. */
export function readTable({ data, result, table }: TablePicture): TableNow | undefined {
  const [head] = data.t1;
  if (head === undefined) return undefined;
  const secondsToBet = Number(head.autotime) || 0;
  const ratesPer = gameByCode(head.gtype ?? '')?.ratesPer ?? 1;
  return {
    round: {
      roundId: head.mid,
      phase: table?.phase ?? (secondsToBet > 0 ? 'bets' : 'lock'),
      window: table?.window,
      cards: (table?.cards ?? []).flatMap(readCard),
      result: table?.result,
      watching: table?.watching,
      commitment: readCommitment(head),
      shut: table?.shut,
    },
    clock: {
      secondsLeft: table?.secondsLeft ?? secondsToBet,
      secondsTotal: table?.secondsTotal ?? secondsToBet,
    },
    offers: data.t2.flatMap(readOffers).map((offer) => perCoin(offer, ratesPer)),
    results: result.map((row) => ({ roundId: row.mid, code: row.result })),
  };
}

function readCard({ card, place }: { readonly card: string; readonly place: string }): DealtCard[] {
  const known = parseCard(card);
  return known === undefined ? [] : [{ card: known, place }];
}

function readCommitment({ seedHash, version, payTableHash }: RoundHead): Commitment | undefined {
  if (seedHash === undefined || version === undefined || payTableHash === undefined) return undefined;
  return { seedHash, version: Number(version), payTableHash: String(payTableHash) };
}

/** A row is one option, or three at the table of three hands. */
function readOffers(row: RoundOption): Offer[] {
  if (row.tsection === undefined) {
    const { sid = row.sectionId, gstatus, l1 } = row;
    return readOffer(sid, gstatus === '1' || gstatus === 'ACTIVE', row.rate ?? row.b1 ?? row.odds, l1);
  }
  const { dsection = row.dsectionid } = row;
  return [
    ...readOffer(row.tsection, row.tstatus === 'True', row.trate),
    ...readOffer(row.lsection, row.lstatus === 'True', row.lrate),
    ...readOffer(dsection, row.dstatus === 'True', row.drate),
  ];
}

function readOffer(sid: Figure, isOpen: boolean, back: Figure, lay?: Figure): Offer[] {
  return sid === undefined ? [] : [{ sid: String(sid), isOpen, back: readPrice(back), lay: readPrice(lay) }];
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
