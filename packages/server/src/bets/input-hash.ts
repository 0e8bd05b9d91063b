import { createHash } from 'node:crypto';
import type { Act } from './act.ts';
import type { BetRequest, RequestHead } from './bet-request.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Distinguishes a repeated request from another one under the same id, even when its market no longer exists. */
export const inputHash = ({ content }: Pick<RequestHead, 'content'>): string => hash(content);

/** The kind is part of the hash: a bet and a cash-out with the same text are two requests. What is refused early is a bet. */
export const actHash = ({ kind, request }: Act): string =>
  kind === 'place' || kind === 'refuse' ? inputHash(request) : hash(`${kind}\n${request.content}`);

/** The hash of earlier versions, which they stored only for requests that reached a market. */
export const earlierHash = ({ marketId, leg }: BetRequest): string =>
  hash([marketId, leg.option, leg.side, leg.stake, leg.odds, leg.run ?? '', leg.cashedAt ?? ''].join('\n'));
