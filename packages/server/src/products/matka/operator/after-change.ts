import type { OperatorHouse } from '../../../operator/verb.ts';
import type { MatkaDay } from '../matka-day.ts';
import { settleDay } from '../settle-day.ts';
import { findDay } from '../store.ts';

/** Carries out the consequences of a change by hand: in the running server, or here where none runs. */
export async function afterChange(
  house: OperatorHouse,
  { matka, day }: Pick<MatkaDay, 'matka' | 'day'>,
): Promise<void> {
  if (house.products !== undefined) return house.products.matka.onChanged(matka);
  const now = await findDay(house.db, matka, day);
  // A finished day is settled already, and its markets without bets may be deleted.
  if (now !== undefined && now.overAt === null) await settleDay(house.settling, now, new Set());
}
