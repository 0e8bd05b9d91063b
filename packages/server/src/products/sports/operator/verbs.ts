import type { Verb } from '../../../verb/verb.ts';
import type { OperatedSports } from '../sports.ts';
import { correctBall } from './correct-ball.ts';
import { judge } from './judge.ts';
import { addAlias, listNames, removeAlias, setDialect, unreadSessions } from './names.ts';
import { replay } from './replay.ts';
import { settleSessions } from './settle-sessions.ts';
import { openMatch, refreshMatches, shutMatch, switchSocket } from './switch-match.ts';
import { verifyMatch } from './verify-match.ts';
import { voidByRule } from './void-by-rule.ts';

/** In the order help shows them. */
export const sportsVerbs: readonly Verb<OperatedSports>[] = [
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
