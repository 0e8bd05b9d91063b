import { type Queries, statement } from '@maidan/process/db/db.ts';
import { type Check, type Findings, type Moments, pagesOf } from './check.ts';

interface AuditedMarket {
  readonly id: string;
  readonly state: 'open' | 'shut' | 'settling' | 'settled';
  readonly settlement_id: bigint | null;
  readonly settlement_market: string | null;
  readonly settlement_state: 'running' | 'done' | null;
}

const page = statement(
  'audit-markets-page',
  `select m.id, m.state, m.settlement_id, s.market_id as settlement_market, s.state as settlement_state
   from market m left join settlement s on s.id = m.settlement_id
   where m.id > $1 order by m.id limit $2`,
);

function marketsAfter(db: Queries, after: string, most: number): Promise<AuditedMarket[]> {
  return db.query<AuditedMarket>(page, [after, most]);
}

const strays = statement(
  'audit-settlements-stray',
  `select s.id, s.market_id, m.state from settlement s left join market m on m.id = s.market_id
   where s.state = 'running' and not (m.state = 'settling' and m.settlement_id = s.id) and s.id > $1
   order by s.id limit $2`,
);

export interface StraySettlement {
  readonly id: bigint;
  readonly market_id: string;
  readonly state: string | null;
}

/** Running settlements whose market is not being settled by them. */
function straySettlements(db: Queries, after: bigint, most: number): Promise<StraySettlement[]> {
  return db.query<StraySettlement>(strays, [after, most]);
}

const pageMarkets = 500;

/** Proves that a settlement runs exactly while its market is settling, and that a settled market has a finished one. */
export const checkMarkets: Check = {
  name: 'markets',
  async run(moments, findings, onPage) {
    const read = (tx: Queries, after: string) => marketsAfter(tx, after, pageMarkets);
    for await (const page of pagesOf(moments, '', read, ({ id }) => id)) {
      for (const market of page) checkMarket(market, findings);
      onPage(page.length);
    }
    await checkStrays(moments, findings);
  },
};

async function checkStrays(moments: Moments, findings: Findings): Promise<void> {
  const read = (tx: Queries, after: bigint) => straySettlements(tx, after, pageMarkets);
  for await (const page of pagesOf(moments, 0n, read, ({ id }) => id))
    for (const { id, market_id, state } of page)
      findings.fault(
        `settlement ${id}: running, so market ${market_id} was expected to be settling by it; found it ${state ?? 'missing'}`,
      );
}

function checkMarket(market: AuditedMarket, findings: Findings): void {
  findings.checked('markets', 1);
  const name = `market ${market.id}`;
  if (market.settlement_id !== null && market.settlement_market !== market.id) {
    findings.fault(
      `${name}: expected settlement ${market.settlement_id} to be its own, found ${market.settlement_market ?? 'none'}`,
    );
    return;
  }
  const found = market.settlement_state ?? 'none';
  if (market.state === 'settled') {
    findings.checked('settled markets', 1);
    if (found !== 'done')
      findings.fault(`${name}: settled, so a settlement done was expected; found ${found}`);
  } else if (market.state === 'settling') {
    if (found === 'running')
      findings.note(`resume: settlement ${market.settlement_id} of ${name} is half way`);
    else findings.fault(`${name}: settling, so a settlement running was expected; found ${found}`);
  } else if (market.settlement_id !== null) {
    findings.fault(`${name}: ${market.state}, so no settlement was expected; found ${market.settlement_id}`);
  }
}
