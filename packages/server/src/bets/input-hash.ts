import { createHash } from 'node:crypto';
import type { BetRequest } from './bet-request.ts';

/** Tells a request repeated from another one under the same id. */
export function inputHash({ marketId, leg }: BetRequest): string {
  const input = [marketId, leg.option, leg.side, leg.stake, leg.odds, leg.run ?? '', leg.cashedAt ?? ''].join(
    '\n',
  );
  return createHash('sha256').update(input).digest('base64url');
}
