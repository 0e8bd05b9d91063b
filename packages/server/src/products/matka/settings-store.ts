import { type Clock, type Coins, coins, coinsFromWhole, type Limits } from '@maidan/betting';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';
import { createTrustedValue, type TrustedValue } from '../../trusted-value.ts';

interface SettingRow {
  readonly matka: string;
  readonly is_open: boolean;
  readonly stake_min: bigint | null;
  readonly stake_max: bigint | null;
  readonly liability_max: bigint | null;
  readonly is_drawn_by_operator: boolean;
}

const columns = 'matka, is_open, stake_min, stake_max, liability_max, is_drawn_by_operator';
const read = statement('matka-settings-read', `select ${columns} from matka_setting`);
const lock = statement(
  'matka-setting-lock',
  `select ${columns} from matka_setting where matka = $1 for update`,
);

/** By the code of the matka; one without settings has no entry. */
export async function readSettings(db: Queries): Promise<ReadonlyMap<string, MatkaSetting>> {
  const rows = await db.query<SettingRow>(read);
  return new Map(rows.map((row) => [row.matka, settingOf(row)]));
}

const insert = statement(
  'matka-setting-insert',
  'insert into matka_setting (matka) values ($1) on conflict (matka) do nothing',
);
const update = statement(
  'matka-setting-update',
  `update matka_setting set is_open = $2, stake_min = $3, stake_max = $4, liability_max = $5, is_drawn_by_operator = $6
   where matka = $1`,
);

/** Absent fields stay unchanged. Undefined, with nothing changed, when the least stake would be above the most. */
export function changeSetting(
  db: Db,
  matka: string,
  changes: Partial<MatkaSetting>,
): Promise<MatkaSetting | undefined> {
  return db.transaction(async (tx) => {
    await tx.query(insert, [matka]);
    const [row] = await tx.query<SettingRow>(lock, [matka]);
    const next = { ...(row === undefined ? unset : settingOf(row)), ...changes };
    const { stakeMin, stakeMax } = limitsOf(next);
    if (stakeMin > stakeMax) return undefined;
    const { isOpen, liabilityMax, isDrawnByOperator } = next;
    await tx.query(update, [matka, isOpen, next.stakeMin, next.stakeMax, liabilityMax, isDrawnByOperator]);
    return next;
  });
}

const settingOf = (row: SettingRow): MatkaSetting => ({
  isOpen: row.is_open,
  stakeMin: coinsOrNull(row.stake_min),
  stakeMax: coinsOrNull(row.stake_max),
  liabilityMax: coinsOrNull(row.liability_max),
  isDrawnByOperator: row.is_drawn_by_operator,
});

const coinsOrNull = (stored: bigint | null): Coins | null => (stored === null ? null : coins(stored));

/** What an operator has set for a matka. Null means the house's default. */
export interface MatkaSetting {
  /** A shut matka takes no bets, finishes its day and opens no other. */
  readonly isOpen: boolean;
  readonly stakeMin: Coins | null;
  readonly stakeMax: Coins | null;
  /** The most one number may pay to all clients together, stakes included; 0 is no limit. */
  readonly liabilityMax: Coins | null;
  /** For days opened from now on: an operator enters their pannas. */
  readonly isDrawnByOperator: boolean;
}

export const unset: MatkaSetting = {
  isOpen: true,
  stakeMin: null,
  stakeMax: null,
  liabilityMax: null,
  isDrawnByOperator: false,
};

const usual = {
  stakeMin: coinsFromWhole(10),
  stakeMax: coinsFromWhole(25_000),
  /** At this limit a jodi at 95 can take some 26,000 coins. */
  liabilityMax: coinsFromWhole(2_500_000),
};

export const limitsOf = ({ stakeMin, stakeMax }: MatkaSetting): Limits => ({
  stakeMin: stakeMin ?? usual.stakeMin,
  stakeMax: stakeMax ?? usual.stakeMax,
});

/** The limit in force; undefined where there is none. */
export function liabilityMaxOf({ liabilityMax }: MatkaSetting): Coins | undefined {
  const most = liabilityMax ?? usual.liabilityMax;
  return most > 0n ? most : undefined;
}

export interface MatkaSettings extends Omit<TrustedValue<unknown>, 'get'> {
  /** As last read. */
  of(matka: string): MatkaSetting;
}

export function createMatkaSettings({ db, clock }: { db: Db; clock: Clock }): MatkaSettings {
  const none: ReadonlyMap<string, MatkaSetting> = new Map();
  const { get, ...value } = createTrustedValue(clock, none, () => readSettings(db));
  return { ...value, of: (matka) => get().get(matka) ?? unset };
}
