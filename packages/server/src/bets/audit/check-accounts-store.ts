import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import { type Check, type Findings, pagesOf, shown } from './check.ts';

interface AuditedAccount {
  readonly id: AccountId;
  readonly brand: string;
  readonly username: string;
  readonly role: string;
  /** Null when it has no wallet. */
  readonly balance: bigint | null;
  readonly moved: bigint;
  readonly exposure: bigint | null;
  readonly held: bigint;
  readonly shut_by: AccountId | null;
  readonly shut_by_expected: AccountId | null;
}

/** A house has no wallet, and its many transfers are not summed. The expected `shut_by` follows from the parent alone. */
const page = statement(
  'audit-accounts-page',
  `select a.id, a.brand, a.username, a.role, w.balance, w.exposure, a.shut_by,
     case when w.account_id is null then 0 else coalesce((select sum(coins) from transfer where to_account = a.id), 0)
       - coalesce((select sum(coins) from transfer where from_account = a.id), 0) end::bigint as moved,
     coalesce((select sum(held) from book where client_id = a.id), 0)::bigint as held,
     case when parent.bet_status then parent.shut_by else parent.id end as shut_by_expected
   from account a left join wallet w on w.account_id = a.id left join account parent on parent.id = a.parent_id
   where a.id > $1 order by a.id limit $2`,
);

function accountsAfter(db: Queries, after: bigint, most: number): Promise<AuditedAccount[]> {
  return db.query<AuditedAccount>(page, [after, most]);
}

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
