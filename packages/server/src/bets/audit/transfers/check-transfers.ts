import type { Check } from '../check.ts';
import type { Findings } from '../findings.ts';
import { type AuditedTransfer, nextTransfers, suspectTransfers } from './store.ts';

const pageTransfers = 2_000;

/** No transfer to itself, every reversal the mirror of what it corrects, none reversed twice. */
export const checkTransfers: Check = {
  name: 'transfers',
  async run(db, findings, onPage) {
    let after = 0n;
    for (;;) {
      const { rows, last } = await nextTransfers(db, after, pageTransfers);
      if (last === null) return;
      for (const transfer of await suspectTransfers(db, after, last, pageTransfers))
        report(transfer, findings);
      findings.checked('transfers', Number(rows));
      onPage(Number(rows));
      after = last;
    }
  },
};

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
