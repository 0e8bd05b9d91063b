import { createHash } from 'node:crypto';
import type { Act } from './act.ts';
import type { BetRequest } from './bet-request.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Sets apart a repeated request and another one under the same id, whether or not what it names is still there. */
export const inputHash = ({ asked }: Pick<BetRequest, 'asked'>): string => hash(asked);

/** The same words of a bet and of a cash-out are two requests. */
export const actHash = ({ kind, request }: Act): string =>
  kind === 'place' ? inputHash(request) : hash(`${kind}\n${request.asked}`);

/** How bets placed by earlier versions were hashed: only requests that reached a market. */
export const earlierHash = ({ marketId, leg }: BetRequest): string =>
  hash([marketId, leg.option, leg.side, leg.stake, leg.odds, leg.run ?? '', leg.cashedAt ?? ''].join('\n'));
