import type { Branded } from './brand.ts';

export type AccountId = Branded<bigint, 'account'>;

export const accountId = (id: bigint): AccountId => id as AccountId;
