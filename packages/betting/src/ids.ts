import type { Branded } from './brand.ts';

export type AccountId = Branded<bigint, 'account'>;
/** A client is an account that may bet. */
export type ClientId = Branded<AccountId, 'client'>;
export type BetId = Branded<bigint, 'bet'>;
export type MarketId = Branded<string, 'market'>;
/** Chosen by whoever asks; (client, request) is unique for ever. */
export type RequestId = Branded<string, 'request'>;

export const accountId = (id: bigint): AccountId => id as AccountId;
export const clientId = (id: bigint): ClientId => id as ClientId;
export const betId = (id: bigint): BetId => id as BetId;
export const marketId = (id: string): MarketId => id as MarketId;
export const requestId = (id: string): RequestId => id as RequestId;
