import { productVerbs } from '../product-verbs.ts';
import type { Verb } from './verb.ts';
import { block } from './verbs/accounts/block.ts';
import { createAgent } from './verbs/accounts/create-agent.ts';
import { createClient } from './verbs/accounts/create-client.ts';
import { credit } from './verbs/accounts/credit.ts';
import { debit } from './verbs/accounts/debit.ts';
import { endSessions } from './verbs/accounts/end-sessions.ts';
import { openBetting } from './verbs/accounts/open-betting.ts';
import { resetPassword } from './verbs/accounts/reset-password.ts';
import { setCommission } from './verbs/accounts/set-commission.ts';
import { setLimitsOf } from './verbs/accounts/set-limits.ts';
import { shutBetting } from './verbs/accounts/shut-betting.ts';
import { unblock } from './verbs/accounts/unblock.ts';
import { deleteBet } from './verbs/bets/delete-bet.ts';
import { showBet } from './verbs/bets/show-bet.ts';
import { voidBet } from './verbs/bets/void-bet.ts';
import { audit } from './verbs/house/audit.ts';
import { list } from './verbs/house/list.ts';
import { listShut } from './verbs/house/list-shut.ts';
import { refreshPages } from './verbs/house/refresh-pages.ts';
import { risk } from './verbs/house/risk.ts';
import { setNotice } from './verbs/house/set-notice.ts';
import { correct } from './verbs/markets/correct.ts';
import { declare } from './verbs/markets/declare.ts';
import { openMarket } from './verbs/markets/open-market.ts';
import { shutMarket } from './verbs/markets/shut-market.ts';
import { voidMarket } from './verbs/markets/void-market.ts';

/** Every verb, in the order help shows them: those of a product come last. Their names are repeated in arguments/verb-names.ts. */
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
  refreshPages,
  openMarket,
  shutMarket,
  declare,
  correct,
  voidMarket,
  voidBet,
  deleteBet,
  list,
  listShut,
  risk,
  showBet,
  audit,
  ...productVerbs,
];
