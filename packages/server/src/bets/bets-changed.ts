import type { AccountId } from '@maidan/betting';

/** Called after the commit: bets of this client changed on markets of this room. */
export type BetsChanged = (client: AccountId, room: string) => void;
