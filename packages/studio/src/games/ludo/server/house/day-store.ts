import { type Queries, statement } from '@maidan/process/db/db.ts';

/** One house, one day, coins that cost something or not. */
export interface LudoDay {
  readonly house: string;
  readonly day: string;
  readonly isDemo: boolean;
}

const addRisk = statement(
  'ludo-day-risk',
  `insert into studio_ludo_day as present (house, day, is_demo, at_risk)
   select $1, $2, $3, $4::bigint where $4::bigint <= $5::bigint
   on conflict (house, day, is_demo) do update set at_risk = present.at_risk + excluded.at_risk
     where present.lost + present.at_risk + excluded.at_risk <= $5::bigint
   returning at_risk`,
);

/** Counts a game's risk towards its day; false where that would be more than the most. Under the lock of the day's row. */
export const storeRisk = async (
  tx: Queries,
  { house, day, isDemo }: LudoDay,
  risk: bigint,
  most: bigint,
): Promise<boolean> => (await tx.query(addRisk, [house, day, isDemo, risk, most])).length === 1;

const readDay = statement(
  'ludo-day-read',
  'select lost + at_risk as loss from studio_ludo_day where house = $1 and day = $2 and is_demo = $3',
);

/** What the house has lost that day, and may still lose. */
export async function readLoss(tx: Queries, { house, day, isDemo }: LudoDay): Promise<bigint> {
  const [row] = await tx.query<{ loss: bigint }>(readDay, [house, day, isDemo]);
  return BigInt(row?.loss ?? 0n);
}

const endRisk = statement(
  'ludo-day-end',
  `update studio_ludo_day set at_risk = at_risk - $4::bigint, lost = lost + $5::bigint
   where house = $1 and day = $2 and is_demo = $3 returning at_risk`,
);

/** The game is over: what it risked is no longer at risk, and this much was lost. */
export async function storeLoss(
  tx: Queries,
  { house, day, isDemo }: LudoDay,
  risk: bigint,
  lost: bigint,
): Promise<void> {
  const rows = await tx.query(endRisk, [house, day, isDemo, risk, lost]);
  if (rows.length !== 1) throw new Error(`nothing was at risk at Ludo on ${day}`);
}

const setRiskDay = statement(
  'ludo-game-risk-day',
  'update studio_ludo_game set risk_day = $2 where number = $1',
);

export const storeRiskDay = async (tx: Queries, number: bigint, day: string): Promise<void> => {
  await tx.query(setRiskDay, [number, day]);
};
