import type { Commitment } from '@maidan/games/rules';
import type { Queries } from '@maidan/process/db/db.ts';
import { readRound } from '../../rounds/store.ts';
import { type MatkaDay, marketOfPart, matkaParts } from './matka-day.ts';

/** What the day was opened under. */
export type DayRules = Pick<Commitment, 'version' | 'payTableHash'>;

const unknown: DayRules = { version: 0, payTableHash: '' };

/** Every commitment ends with the rules, also that of two seeds or of none. */
export function rulesIn(commitment: string): DayRules | undefined {
  const [, version, payTableHash] = /\.v(\d{1,9})\.([0-9a-f]{64})$/.exec(commitment) ?? [];
  if (version === undefined || payTableHash === undefined) return undefined;
  return { version: Number(version), payTableHash };
}

/** From the commitment of any of its rounds: those without bets are deleted after a while. */
export async function rulesOfDay(db: Queries, day: MatkaDay): Promise<DayRules> {
  for (const part of matkaParts) {
    const round = await readRound(db, marketOfPart(day, part));
    const rules = round && rulesIn(round.commitment);
    if (rules !== undefined) return rules;
  }
  return unknown;
}
