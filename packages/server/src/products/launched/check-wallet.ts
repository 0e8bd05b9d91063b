import { isVoid, shapeOf } from '@maidan/betting';
import type { Queries } from '@maidan/process/db/db.ts';
import { type Check, type Findings, type Moments, pagesOf, shown } from '../../bets/audit/check.ts';
import {
  type AuditedRound,
  type AuditedTransaction,
  roundsAfter,
  transactionsAfter,
  unrequestedBets,
} from './audit-store.ts';
import { launchedProduct } from './rounds/round-market.ts';

const pageRows = 500;

/** Proves that every accepted transaction has its bet or payment, and every bet and payment of a launched round a transaction. */
export const checkWallet: Check = {
  name: 'wallet transactions',
  async run(moments, findings, onPage) {
    for (const { id } of await moments.atOneMoment((tx) => unrequestedBets(tx, launchedProduct)))
      findings.fault(`bet ${id} is on a launched round, and no provider asked for it`);
    await checkTransactions(moments, findings, onPage);
    await checkRounds(moments, findings, onPage);
  },
};

async function checkTransactions(
  moments: Moments,
  findings: Findings,
  onPage: (rows: number) => void,
): Promise<void> {
  const first = { provider: '', transaction_id: '' };
  const read = (tx: Queries, after: typeof first) => transactionsAfter(tx, after, pageRows);
  for await (const page of pagesOf(moments, first, read, (each) => each)) {
    for (const each of page) {
      const fault = faultOfTransaction(each);
      if (fault !== undefined)
        findings.fault(`${each.kind} ${each.transaction_id} of ${each.provider}: ${fault}`);
    }
    findings.checked('wallet transactions', page.length);
    onPage(page.length);
  }
}

function faultOfTransaction(each: AuditedTransaction): string | undefined {
  if (each.kind !== 'bet') return undefined;
  if (each.status === 'ok' && each.bet_id === null) return 'expected a bet in the books, found none';
  if (each.status === 'refused' && each.bet_id !== null && !each.is_rolled_back)
    return `was refused, and bet ${each.bet_id} stands`;
  if (each.bet_stake !== null && each.bet_stake !== each.coins)
    return `expected a stake of ${shown(each.coins ?? 0n)}, found ${shown(each.bet_stake)}`;
  const isIn = each.bet_state === 'open' || each.bet_state === 'settled';
  if (each.is_rolled_back && each.is_rollback_answered && isIn)
    return `was rolled back, and bet ${each.bet_id} stands`;
  return undefined;
}

async function checkRounds(
  moments: Moments,
  findings: Findings,
  onPage: (rows: number) => void,
): Promise<void> {
  const read = (tx: Queries, after: string) => roundsAfter(tx, after, pageRows);
  for await (const page of pagesOf(moments, '', read, ({ market_id }) => market_id)) {
    for (const round of page) checkRound(round, findings);
    findings.checked('launched rounds', page.length);
    onPage(page.length);
  }
}

function checkRound(round: AuditedRound, findings: Findings): void {
  const { staked, profit, won, outcome, provider, round_id } = round;
  const about = `round ${round_id} of ${provider} (${round.market_id})`;
  // Returned by hand, so its payments need not match.
  if (isVoid(outcome)) return;
  const { definition } = round;
  const expected = shapeOf(definition).bestCase(definition, { stake: staked });
  if (staked > 0n && won - staked > expected)
    findings.note(`${about} won ${shown(won)} on ${shown(staked)}, more than its bets can pay`);
  // Not carried out yet, or only in part.
  if (round.unanswered > 0n) return;
  if (!round.is_final) {
    if (outcome !== null) findings.fault(`${about}: expected no result, found one`);
    return;
  }
  const due = staked === 0n ? 0n : won - staked;
  // Above this, a round of an older version was paid in full.
  const most = staked === 0n ? 0n : expected;
  if (outcome === null) findings.fault(`${about}: expected a result, found none`);
  else if (profit !== due && (due < most || profit < most))
    findings.fault(`${about}: expected ${shown(due)} by what was asked, found ${shown(profit)}`);
}
