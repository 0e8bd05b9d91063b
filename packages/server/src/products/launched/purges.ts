import type { Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { createPurge, type Purge } from '../../upkeep/purge.ts';
import { deleteExpiredSessions, deleteExpiredTokens } from './sessions/session-store.ts';
import { forgetRefusedBets } from './transactions/refused-store.ts';

/** Far longer than the session of a bet: by then the same call would be refused as of an ended session. */
const refusedKeptMs = 48 * 60 * 60_000;

export const launchedPurges = (db: Db, clock: Clock): readonly Purge[] => [
  createPurge('refused bets of launched games', (most) =>
    forgetRefusedBets(db, clock.now() - refusedKeptMs, most),
  ),
  createPurge('launch tokens', (most) => deleteExpiredTokens(db, clock.now(), most)),
  createPurge('sessions of launched games', (most) => deleteExpiredSessions(db, clock.now(), most)),
];
