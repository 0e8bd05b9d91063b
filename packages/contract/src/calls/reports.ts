import type { Call } from '../call.ts';
import { casinoLedger } from '../entities/casino.ts';
import { casinoDays } from './casino-days.ts';

export const reportsCalls = {
  'reports/casinoTransactionReport': {
    method: 'POST',
    session: 'required',
    product: 'reports',
    refusalStatus: 200,
    summary: "A casino day's bets and what they came to",
    request: casinoDays,
    data: casinoLedger,
  },
} as const satisfies Record<string, Call>;
