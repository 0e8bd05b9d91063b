import type { Verb } from '../../../operator/verb.ts';
import { addAlias } from './add-alias.ts';
import { correctBall } from './correct-ball.ts';
import { judge } from './judge.ts';
import { listNames } from './list-names.ts';
import { openMatch } from './open-match.ts';
import { refreshMatches } from './refresh-matches.ts';
import { removeAlias } from './remove-alias.ts';
import { replay } from './replay.ts';
import { setDialect } from './set-dialect.ts';
import { settleSessions } from './settle-sessions.ts';
import { shutMatch } from './shut-match.ts';
import { switchSocket } from './switch-socket.ts';
import { unreadSessions } from './unread-sessions.ts';
import { verifyMatch } from './verify-match.ts';
import { voidByRule } from './void-by-rule.ts';

/** In the order help shows them. */
export const sportsVerbs: readonly Verb[] = [
  openMatch,
  shutMatch,
  switchSocket,
  refreshMatches,
  judge,
  correctBall,
  voidByRule,
  unreadSessions,
  settleSessions,
  listNames,
  addAlias,
  removeAlias,
  setDialect,
  replay,
  verifyMatch,
];
