import { type AccountId, type Coins, coins, type MarketBook, shapeOf } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { legOf } from '../settling/client-result.ts';
import { eachOpenBet } from './load-liability.ts';

/** The open bets of one brand's clients on a market, without the demo client's, and the most its house may lose by them. */
export interface OpenRisk {
  readonly brand: string;
  readonly marketId: string;
  readonly eventId: string;
  readonly bets: number;
  readonly clients: number;
  readonly staked: Coins;
  readonly loss: Coins;
}

interface Tally {
  book: MarketBook;
  bets: number;
  staked: bigint;
  readonly clients: Set<AccountId>;
  readonly risk: () => OpenRisk;
}

/** Counted as in `HouseLiability`, from the stored bets of this moment; the largest loss first. */
export async function openRisk(db: Db): Promise<OpenRisk[]> {
  const tallies = new Map<string, Tally>();
  await eachOpenBet(db, (row) => {
    if (row.is_demo) return;
    const { brand, definition, market_id: marketId, event_id: eventId } = row;
    const shape = shapeOf(definition);
    const key = `${brand}/${marketId}`;
    const tally: Tally = tallies.get(key) ?? {
      book: shape.emptyBook(definition),
      bets: 0,
      staked: 0n,
      clients: new Set(),
      risk: () => ({
        brand,
        marketId,
        eventId,
        bets: tally.bets,
        clients: tally.clients.size,
        staked: coins(tally.staked),
        loss: coins(shape.bestCase(definition, tally.book)),
      }),
    };
    tallies.set(key, tally);
    tally.book = shape.addLeg(definition, tally.book, legOf(row));
    tally.bets += 1;
    tally.staked += row.stake;
    tally.clients.add(row.client_id);
  });
  return [...tallies.values()].map(({ risk }) => risk()).sort((a, b) => Number(b.loss - a.loss));
}
