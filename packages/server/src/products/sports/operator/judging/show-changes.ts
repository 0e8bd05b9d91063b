import type { Queries } from '@maidan/process/db/db.ts';
import { formatOutcome } from '../../../../verb/named-market.ts';
import { shownCoins, shownSide, tableLines } from '../../../../verb/table.ts';
import type { Output } from '../../../../verb/verb.ts';
import { type BetChange, betChanges, type MarketChanges } from './changed-markets.ts';
import { betsToJudge, type SettledMarket } from './store.ts';

interface ClientSum {
  readonly username: string;
  coins: bigint;
}

export const namesOf = ({ runner_names }: SettledMarket): ReadonlyMap<string, string> =>
  new Map(Object.entries(runner_names));

/** Prints which results and bets change, and by how much each client's balance does. */
export async function showChanges(
  db: Queries,
  { changed, byHand }: MarketChanges,
  output: Output,
): Promise<void> {
  if (changed.length === 0) output.print('No result changes.');
  const rows: ReturnType<typeof betRow>[] = [];
  const clients = new Map<bigint, ClientSum>();
  for (const { market, judgement } of changed) {
    const names = namesOf(market);
    const [was, becomes] = [market.outcome, judgement.outcome].map((each) =>
      formatOutcome(each, { ...market, names }),
    );
    output.print(`${market.id} ${market.name}: ${was} becomes ${becomes}.`);
    output.print(`  ${judgement.reason}`);
    const found = betChanges(await betsToJudge(db, market.id), market, market.outcome, judgement.outcome);
    rows.push(...found.bets.map((change) => betRow(change, market, names)));
    for (const { client, username, coins } of found.clients) {
      const sum = clients.get(client) ?? { username, coins: 0n };
      sum.coins += coins;
      clients.set(client, sum);
    }
  }
  for (const { market, judgement } of byHand) {
    const named = { ...market, names: namesOf(market) };
    const [was, becomes] = [market.outcome, judgement.outcome].map((each) => formatOutcome(each, named));
    output.print(
      `${market.id} ${market.name}: settled by hand as ${was}, left so (the balls say ${becomes}).`,
    );
  }
  print(output, `Bets that change: ${rows.length}`, rows);
  const sums = [...clients.values()].map(({ username, coins }) => ({
    client: username,
    change: shownCoins(coins),
  }));
  print(output, `Clients whose balance changes: ${sums.length}`, sums);
}

const betRow = (
  { bet, before, after }: BetChange,
  market: SettledMarket,
  names: ReadonlyMap<string, string>,
) => ({
  bet: Number(bet.id),
  market: market.name,
  on: bet.run === null ? (names.get(bet.option) ?? bet.option) : null,
  client: bet.username,
  side: shownSide(bet),
  run: bet.run,
  stake: shownCoins(bet.stake),
  before: shownCoins(before),
  after: shownCoins(after),
});

function print(output: Output, title: string, rows: Parameters<typeof tableLines>[0]): void {
  output.print(title);
  for (const line of tableLines(rows)) output.print(`  ${line}`);
}
