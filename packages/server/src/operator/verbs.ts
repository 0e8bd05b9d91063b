import { productVerbs } from '../product-verbs.ts';
import type { OperatedProducts } from '../products.ts';
import type { Verb } from '../verb/verb.ts';
import { block, endSessions, openBetting, shutBetting, unblock } from './verbs/accounts/betting.ts';
import { createAgent, createClient } from './verbs/accounts/create-account.ts';
import { credit, debit } from './verbs/accounts/move-coins.ts';
import { resetPassword } from './verbs/accounts/reset-password.ts';
import { setCommission, setLimitsOf } from './verbs/accounts/terms.ts';
import { showBet } from './verbs/bets/show-bet.ts';
import { deleteBet, voidBet } from './verbs/bets/take-out.ts';
import { audit } from './verbs/house/audit.ts';
import { list } from './verbs/house/list.ts';
import { refreshPages, setNotice } from './verbs/house/pages.ts';
import { listShut, risk } from './verbs/house/risk.ts';
import { correct, declare, openMarket, shutMarket, voidMarket } from './verbs/markets.ts';

/** Every verb, in the order help shows them: those of a product come last. Their names are repeated in verb-names.ts. */
export const verbs: readonly Verb<OperatedProducts>[] = [
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
