import type { Check } from '../check.ts';
import { type Findings, shown } from '../findings.ts';
import type { Moments } from '../moments.ts';
import { type AuditedTransfer, nextTransfers, sumOfAll, sumOfWallets, suspectTransfers } from './store.ts';

const pageTransfers = 1_000;

/** Proves that all accounts sum to zero, no transfer is to its own account, and reversals mirror one transfer each, once. */
export const checkTransfers: Check = {
  name: 'transfers',
  async run(moments, findings, onPage) {
    const { wallets, last: upTo } = await moments.atOneMoment(sumOfWallets);
    let houses = 0n;
    let after = 0n;
    for (;;) {
      const page = await moments.atOneMoment(async (tx) => {
        const next = await nextTransfers(tx, after, upTo, pageTransfers);
        if (next.last === null) return undefined;
        const suspects = await suspectTransfers(tx, after, next.last, pageTransfers);
        return { ...next, last: next.last, suspects };
      });
      if (page === undefined) break;
      for (const transfer of page.suspects) report(transfer, findings);
      findings.checked('transfers', Number(page.rows));
      onPage(Number(page.rows));
      houses += page.houses;
      after = page.last;
    }
    if (wallets + houses !== 0n) await checkSum(moments, findings);
  },
};

/** Only a sum of one moment is a proof: transfers committed after the wallets were summed may be among those read later. */
async function checkSum(moments: Moments, findings: Findings): Promise<void> {
  const { wallets, houses } = await moments.atOneMoment(sumOfAll);
  if (wallets + houses === 0n) return;
  findings.fault(
    `all accounts: expected to sum to 0, found ${shown(wallets + houses)} (wallets ${shown(wallets)}, houses ${shown(houses)})`,
  );
}

function report(transfer: AuditedTransfer, findings: Findings): void {
  const { id, corrects, corrected_before: before, market_id: market } = transfer;
  if (transfer.is_to_itself) findings.fault(`transfer ${id}: expected two accounts, found one on both sides`);
  if (transfer.is_unlike) {
    findings.fault(
      `transfer ${id}: expected the same coins back as transfer ${corrects}, which it corrects; found others`,
    );
  }
  if (before !== null) {
    findings.fault(`transfer ${corrects}: expected to be reversed once, found reversals ${before} and ${id}`);
  }
  if (transfer.is_without_bet)
    findings.fault(`transfer ${id}: expected a bet on market ${market} behind it, found none`);
}
