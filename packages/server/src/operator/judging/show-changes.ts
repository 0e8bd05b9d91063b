import type { Queries } from '../../db/db.ts';
import { shownCoins } from '../shown.ts';
import { tableLines } from '../table.ts';
import type { Output } from '../verb.ts';
import { type BetChange, betChanges } from './bet-changes.ts';
import type { SessionChanges } from './changed-sessions.ts';
import { sayOutcome } from './outcome-of-verdict.ts';
import { betsToJudge } from './store.ts';

interface ClientSum {
  readonly username: string;
  coins: bigint;
}

/** Which results change, which bets with them, and by how much each client's balance. */
export async function showChanges(db: Queries, changes: SessionChanges, output: Output): Promise<void> {
  const { changed, byHand } = changes;
  if (changed.length === 0) output.print('No result changes.');
  const bets: BetChange[] = [];
  const clients = new Map<bigint, ClientSum>();
  for (const { session, outcome, verdict } of changed) {
    output.print(
      `${session.id} ${session.name}: ${sayOutcome(session.outcome)} becomes ${sayOutcome(outcome)}.`,
    );
    output.print(`  ${verdict.reason}`);
    const found = betChanges(await betsToJudge(db, session.id), session, session.outcome, outcome);
    bets.push(...found.bets);
    for (const { client, username, coins } of found.clients) {
      const sum = clients.get(client) ?? { username, coins: 0n };
      sum.coins += coins;
      clients.set(client, sum);
    }
  }
  for (const { session, outcome } of byHand) {
    const says = `settled by hand as ${sayOutcome(session.outcome)}, left so (the balls say ${sayOutcome(outcome)})`;
    output.print(`${session.id} ${session.name}: ${says}.`);
  }
  print(output, `Bets that change: ${bets.length}`, bets.map(betRow));
  const rows = [...clients.values()].map(({ username, coins }) => ({
    client: username,
    change: shownCoins(coins),
  }));
  print(output, `Clients whose balance changes: ${rows.length}`, rows);
}

const betRow = ({ bet, before, after }: BetChange) => ({
  bet: Number(bet.id),
  client: bet.username,
  side: bet.side === 'back' ? 'yes' : 'no',
  run: bet.run,
  stake: shownCoins(bet.stake),
  before: shownCoins(before),
  after: shownCoins(after),
});

function print(output: Output, title: string, rows: Parameters<typeof tableLines>[0]): void {
  output.print(title);
  for (const line of tableLines(rows)) output.print(`  ${line}`);
}
