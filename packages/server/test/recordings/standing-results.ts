import type { Queries } from '@maidan/process/db/db.ts';

interface StandingResult {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly outcome: unknown;
  readonly reason: string;
}

const text = `select m.id, m.kind, m.name, s.outcome, s.reason
  from market m join settlement s on s.id = m.settlement_id order by m.id`;

/** Of every settled market, the result it is settled by now. */
export const standingResults = (db: Queries): Promise<StandingResult[]> =>
  db.query<StandingResult>({ name: 'test-standing-results', text });
