import {
  type AccountId,
  accountId,
  type Coins,
  coins,
  type MarketBook,
  type MarketDefinition,
  shapeOf,
} from '@maidan/betting';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';
import { definitionOf } from '../../db/db.ts';
import { legOf } from '../settling/client-result.ts';
import type { BetToSettle } from '../settling/store.ts';
import { createHouseLiability, type HouseLiability, type LossLimitsOf } from './house-liability.ts';

interface OpenBetRow extends BetToSettle {
  readonly brand: string;
  readonly is_demo: boolean;
  readonly market_id: string;
  readonly event_id: string;
  readonly definition: MarketDefinition;
}

/** Without markets that are being settled: they are decided, so their remaining bets are no risk. */
const openBets = statement(
  'liability-open-bets',
  `select b.id, b.client_id, b.option, b.side, b.stake, b.odds, b.run, b.cashed_at, a.brand, a.is_demo, b.market_id, m.event_id,
     ${definitionOf('m')}
   from bet b join market m on m.id = b.market_id join account a on a.id = b.client_id
   where b.state = 'open' and (b.client_id, b.id) > ($1, $2) and m.state in ('open', 'shut')
   order by b.client_id, b.id limit $3`,
);

function openBetsAfter(
  tx: Queries,
  after: { readonly client: AccountId; readonly bet: bigint },
  most: number,
): Promise<OpenBetRow[]> {
  return tx.query<OpenBetRow>(openBets, [after.client, after.bet, most]);
}

const pageBets = 2_000;

/** The liability of every open bet. Nothing may be placed, settled or taken out meanwhile. */
export async function loadLiability(db: Db, limitsOf: LossLimitsOf): Promise<HouseLiability> {
  const liability = createHouseLiability(limitsOf);
  await eachOpenBet(db, (row) => {
    const market = { id: row.market_id, event_id: row.event_id, definition: row.definition };
    liability.add({ brand: row.brand, isDemo: row.is_demo, market, leg: legOf(row) });
  });
  return liability;
}

/** Visits every open bet of one moment, client by client. */
function eachOpenBet(db: Db, visit: (row: OpenBetRow) => void): Promise<void> {
  return db.snapshot(async (tx) => {
    let after = { client: accountId(0n), bet: 0n };
    for (;;) {
      const page = await openBetsAfter(tx, after, pageBets);
      for (const row of page) visit(row);
      const last = page.at(-1);
      if (last === undefined || page.length < pageBets) return;
      after = { client: last.client_id, bet: last.id };
    }
  });
}

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
