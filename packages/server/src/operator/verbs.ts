import type { Verb } from './verb.ts';
import { audit } from './verbs/audit.ts';
import { block } from './verbs/block.ts';
import { correct } from './verbs/correct.ts';
import { correctBall } from './verbs/correct-ball.ts';
import { createAgent } from './verbs/create-agent.ts';
import { createClient } from './verbs/create-client.ts';
import { credit } from './verbs/credit.ts';
import { debit } from './verbs/debit.ts';
import { declare } from './verbs/declare.ts';
import { deleteBet } from './verbs/delete-bet.ts';
import { endSessions } from './verbs/end-sessions.ts';
import { judge } from './verbs/judge.ts';
import { list } from './verbs/list.ts';
import { openBetting } from './verbs/open-betting.ts';
import { openMarket } from './verbs/open-market.ts';
import { openMatch } from './verbs/open-match.ts';
import { replay } from './verbs/replay.ts';
import { resetPassword } from './verbs/reset-password.ts';
import { setCommission } from './verbs/set-commission.ts';
import { setLimitsOf } from './verbs/set-limits.ts';
import { setNotice } from './verbs/set-notice.ts';
import { showBet } from './verbs/show-bet.ts';
import { shutBetting } from './verbs/shut-betting.ts';
import { shutMarket } from './verbs/shut-market.ts';
import { shutMatch } from './verbs/shut-match.ts';
import { unblock } from './verbs/unblock.ts';
import { unreadSessions } from './verbs/unread-sessions.ts';
import { verifyMatch } from './verbs/verify-match.ts';
import { voidBet } from './verbs/void-bet.ts';
import { voidByRule } from './verbs/void-by-rule.ts';
import { voidMarket } from './verbs/void-market.ts';

/** Every verb, in the order help shows them. */
export const verbs: readonly Verb[] = [
  createClient,
  createAgent,
  credit,
  debit,
  block,
  unblock,
  openBetting,
  shutBetting,
  endSessions,
  resetPassword,
  setLimitsOf,
  setCommission,
  setNotice,
  openMarket,
  shutMarket,
  openMatch,
  shutMatch,
  declare,
  correct,
  voidMarket,
  voidBet,
  deleteBet,
  list,
  showBet,
  audit,
  judge,
  correctBall,
  voidByRule,
  unreadSessions,
  replay,
  verifyMatch,
];
