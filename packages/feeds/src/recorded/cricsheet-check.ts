import type { FeedChange, FeedMarket, FeedResult, MarketState } from '../feed.ts';
import { openCricsheet } from './cricsheet-feed.ts';
import { whyNotPriced } from './cricsheet-plan.ts';
import type { NamedMatch } from './recording.ts';

/** What a replay of a recorded match would offer and how it would settle, one for each market. */
export interface CricsheetMarketCheck {
  readonly match: string;
  readonly market: string;
  readonly name: string;
  readonly kind: string;
  readonly priceChanges: number;
  /** Seconds after the start of a replay at its own pace. */
  readonly statusPath: readonly { readonly status: MarketState; readonly atSecond: number }[];
  readonly runners: FeedMarket['runners'];
  readonly result: FeedResult | { readonly kind: 'none' };
  readonly reason: string;
}

export type CricsheetCheck =
  | { readonly ok: true; readonly markets: readonly CricsheetMarketCheck[] }
  | { readonly ok: false; readonly reason: string };

interface Seen {
  readonly market: FeedMarket;
  priceChanges: number;
  readonly path: { status: MarketState; atSecond: number }[];
  result: FeedResult | { readonly kind: 'none' };
  reason: string;
}

/** Prices are not shown by a check, so few rollouts do. */
const ROLLOUTS = { innings: 40, match: 30 };
const MATCH_ID = '4000000000';

/** Plays the whole match as a replay would, in no time. */
export function checkCricsheet({ id, match }: NamedMatch): CricsheetCheck {
  const reason = whyNotPriced(match);
  if (reason !== undefined) return { ok: false, reason };
  const replay = openCricsheet(match, { matchId: MATCH_ID, startedAt: 0, speed: 1, rollouts: ROLLOUTS });
  const seen = new Map<string, Seen>();
  for (let due: number | undefined = 0; due !== undefined; due = replay.dueAt()) {
    for (const change of replay.advance(due)) note(seen, change, Math.round(due / 1000));
  }
  const markets = [...seen.values()].map(({ market, path, ...rest }) => ({
    match: id,
    market: market.id,
    name: market.name,
    kind: market.kind,
    statusPath: path,
    runners: market.runners,
    ...rest,
  }));
  return { ok: true, markets };
}

function note(seen: Map<string, Seen>, change: FeedChange, atSecond: number): void {
  if (change.kind === 'market') {
    const { market } = change;
    seen.set(market.id, { market, priceChanges: 0, path: [], result: { kind: 'none' }, reason: '' });
    return;
  }
  const known = 'marketId' in change ? seen.get(change.marketId) : undefined;
  if (known === undefined) return;
  if (change.kind === 'result') {
    known.result = change.result;
    known.reason = change.reason;
  }
  if (change.kind !== 'prices') return;
  if (change.state === 'open') known.priceChanges += 1;
  if (known.path.at(-1)?.status !== change.state) known.path.push({ status: change.state, atSecond });
}
