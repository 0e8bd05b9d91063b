import type { FeedChange, FeedMarket } from '@maidan/feeds';
import type { Logger } from '@maidan/process/log.ts';
import { nameOnBoard } from '@maidan/sports';

/**
 * Gives each offered session its name and remark on the board. Meters and their changes are left out: a meter pays by how far
 * the run is from the one that was bet on, which no bet of this house does.
 */
export function createOfferNames(feed: string, log: Logger): (change: FeedChange) => FeedChange | undefined {
  const meters = new Set<string>();
  return (change) => {
    if ('marketId' in change) return meters.has(change.marketId) ? undefined : change;
    if (change.kind !== 'market' || change.market.kind !== 'fancy') return change;
    const { group, ...market } = change.market;
    const { kind, name, remark } = nameOnBoard(market.name, group);
    if (kind === 'line')
      return { ...change, market: { ...market, name, remark: withRemark(market, remark) } };
    if (!meters.has(market.id)) log.warn({ feed, market: market.id, name }, 'meter not offered');
    meters.add(market.id);
    return undefined;
  };
}

/** A remark that already says what yes means, as those of our own feeds do, is unchanged. */
function withRemark({ remark }: FeedMarket, answer: string | undefined): string {
  if (answer === undefined || remark.includes(answer)) return remark;
  return remark === '' ? answer : `${answer}. ${remark}`;
}
