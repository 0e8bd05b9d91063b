import type { BenchClient } from '../make-clients.ts';
import type { FollowedTable } from './follow-table.ts';

export interface Bettors {
  readonly table: FollowedTable;
  readonly clients: readonly BenchClient[];
}

export interface SteadyBets {
  /** In ms, of bets that were taken. */
  readonly took: readonly number[];
  readonly refused: number;
}

const tickMs = 10;

/** So many bets a second, by turns at each table and by each of its clients; a table that takes none leaves its turn out. */
export function betSteadily(
  address: string,
  tables: readonly Bettors[],
  perSecond: number,
): { stop(): Promise<SteadyBets> } {
  const took: number[] = [];
  const underWay = new Set<Promise<void>>();
  const startedAt = performance.now();
  let [due, refused] = [0, 0];

  async function place({ table, clients }: Bettors, turn: number): Promise<void> {
    const offers = table.offers();
    const offer = offers[turn % offers.length];
    if (offer === undefined) return;
    const { code, eventId } = table;
    const client = clients[turn % clients.length];
    const sentAt = performance.now();
    const got = await fetch(`${address}/api/casino/casinoBetPlace`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client?.token}` },
      body: JSON.stringify({ ...offer, amount: 100, casinoType: code, eventId }),
    });
    const { error } = (await got.json()) as { error: boolean };
    if (error) refused += 1;
    else took.push(performance.now() - sentAt);
  }

  const timer = setInterval(() => {
    for (const wanted = ((performance.now() - startedAt) / 1000) * perSecond; due < wanted; due += 1) {
      const bettors = tables[due % tables.length];
      if (bettors === undefined) return;
      const placing = place(bettors, Math.floor(due / tables.length)).finally(() => underWay.delete(placing));
      underWay.add(placing);
    }
  }, tickMs);

  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      return { took, refused };
    },
  };
}
