import type { Queries } from '@maidan/process/db/db.ts';
import type { Check } from '../check.ts';
import type { Findings } from '../findings.ts';
import type { Moments } from '../moments.ts';
import { pagesOf } from '../pages-of.ts';
import { type AuditedMarket, marketsAfter, straySettlements } from './store.ts';

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
