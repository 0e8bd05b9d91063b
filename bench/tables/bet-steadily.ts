import { createClient } from '../../packages/client/src/client.ts';
import type { CallPath } from '../../packages/contract/src/wire.ts';
import type { BenchClient } from '../make-clients.ts';

/** A bet to place. */
export interface SteadyBet {
  /** The name of the place it is placed at. */
  readonly name: string;
  readonly path: CallPath;
  readonly body: object;
  readonly client: BenchClient;
}

/** The next bet; undefined when nothing takes bets. */
export type NextBet = () => SteadyBet | undefined;

export interface SteadyBets {
  /** The times of accepted bets, in ms. */
  readonly took: readonly number[];
  /** The number of refusals by their message. */
  readonly refused: ReadonlyMap<string, number>;
}

const tickMs = 10;

/** Places this many bets a second, at the places in turn; one that takes no bets is skipped. */
export function betSteadily(
  address: string,
  places: readonly NextBet[],
  perSecond: number,
): { stop(): Promise<SteadyBets> } {
  const took: number[] = [];
  const underWay = new Set<Promise<void>>();
  const startedAt = performance.now();
  const refused = new Map<string, number>();
  let due = 0;

  async function place({ name, path, body, client }: SteadyBet): Promise<void> {
    const sentAt = performance.now();
    const house = createClient({ apiBase: `${address}/api`, token: client.token });
    const { ok, message } = await house.call(path, body as never);
    const why = `${name}: ${message.replaceAll(/[\d.]+/g, 'n')}`;
    if (ok) took.push(performance.now() - sentAt);
    else refused.set(why, (refused.get(why) ?? 0) + 1);
  }

  const timer = setInterval(() => {
    for (const wanted = ((performance.now() - startedAt) / 1000) * perSecond; due < wanted; due += 1) {
      const bet = nextOf(places, due);
      if (bet === undefined) continue;
      const placing = place(bet).finally(() => underWay.delete(placing));
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

function nextOf(places: readonly NextBet[], first: number): SteadyBet | undefined {
  for (let step = 0; step < places.length; step += 1) {
    const bet = places[(first + step) % places.length]?.();
    if (bet !== undefined) return bet;
  }
  return undefined;
}
