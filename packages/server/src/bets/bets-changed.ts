import type { AccountId } from '@maidan/betting';

/** Called after the commit: bets of this client changed in what clients watch as this room. */
export type BetsChanged = (client: AccountId, room: string) => void;
