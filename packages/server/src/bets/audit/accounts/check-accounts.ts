import type { Queries } from '@maidan/process/db/db.ts';
import type { Check } from '../check.ts';
import { type Findings, shown } from '../findings.ts';
import { pagesOf } from '../pages-of.ts';
import { type AuditedAccount, accountsAfter } from './store.ts';

const pageAccounts = 50;

/** Proves that balances equal the sum of transfers, exposures equal what the books hold, and `shut_by` follows the tree. */
export const checkAccounts: Check = {
  name: 'accounts',
  async run(moments, findings, onPage) {
    const read = (tx: Queries, after: bigint) => accountsAfter(tx, after, pageAccounts);
    for await (const page of pagesOf(moments, 0n, read, ({ id }) => id)) {
      for (const account of page) checkAccount(account, findings);
      onPage(page.length);
    }
  },
};

function checkAccount(account: AuditedAccount, findings: Findings): void {
  const name = `account ${account.brand}/${account.username} (${account.id})`;
  findings.checked('accounts', 1);
  if (account.role === 'house') {
    if (account.balance !== null) findings.fault(`${name}: a house has no wallet, found one`);
  } else if (account.balance === null || account.exposure === null) {
    findings.fault(`${name}: expected a wallet, found none`);
  } else {
    findings.checked('wallets', 1);
    if (account.balance !== account.moved) {
      findings.fault(
        `${name}: balance expected ${shown(account.moved)} by its transfers, found ${shown(account.balance)}`,
      );
    }
    if (account.exposure !== account.held) {
      findings.fault(
        `${name}: exposure expected ${shown(account.held)} by its books, found ${shown(account.exposure)}`,
      );
    }
  }
  if (account.shut_by !== account.shut_by_expected) {
    findings.fault(
      `${name}: shut_by expected ${account.shut_by_expected ?? 'nobody'} by the tree, found ${account.shut_by ?? 'nobody'}`,
    );
  }
}
