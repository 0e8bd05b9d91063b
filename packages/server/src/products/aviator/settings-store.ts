import { type Coins, coins, coinsFromWhole, type Limits } from '@maidan/betting';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';

/** What an operator has set for the flights. */
export interface FlightSetting extends Limits {
  /** A shut game takes no bets, finishes its flight and opens no other. */
  readonly isOpen: boolean;
  /** Shown to a client who may not bet. Document 2, section 5. */
  readonly errorMessage: string;
  /** The most one bet may win: at that it is cashed out. */
  readonly winMax: Coins;
  /** The most the house of a brand may lose in one flight: at that everyone is cashed out. */
  readonly lossMax: Coins;
}

export const unset: FlightSetting = {
  isOpen: true,
  errorMessage: 'Your Bet is Closed Please Connect With Upline',
  stakeMin: coinsFromWhole(10),
  stakeMax: coinsFromWhole(10_000),
  winMax: coinsFromWhole(1_000_000),
  lossMax: coinsFromWhole(2_500_000),
};

interface SettingRow {
  readonly is_open: boolean;
  readonly error_message: string | null;
  readonly stake_min: bigint | null;
  readonly stake_max: bigint | null;
  readonly win_max: bigint | null;
  readonly loss_max: bigint | null;
}

const columns = 'is_open, error_message, stake_min, stake_max, win_max, loss_max';
const read = statement('flight-setting-read', `select ${columns} from flight_setting`);
const lock = statement('flight-setting-lock', `select ${columns} from flight_setting for update`);
const insert = statement(
  'flight-setting-insert',
  'insert into flight_setting default values on conflict do nothing',
);
const update = statement(
  'flight-setting-update',
  `update flight_setting set is_open = $1, error_message = $2, stake_min = $3, stake_max = $4, win_max = $5, loss_max = $6`,
);

const none: SettingRow = {
  is_open: unset.isOpen,
  error_message: null,
  stake_min: null,
  stake_max: null,
  win_max: null,
  loss_max: null,
};

const settingOf = (row: SettingRow): FlightSetting => ({
  isOpen: row.is_open,
  errorMessage: row.error_message ?? unset.errorMessage,
  stakeMin: coins(row.stake_min ?? unset.stakeMin),
  stakeMax: coins(row.stake_max ?? unset.stakeMax),
  winMax: coins(row.win_max ?? unset.winMax),
  lossMax: coins(row.loss_max ?? unset.lossMax),
});

export async function readSetting(db: Queries): Promise<FlightSetting> {
  return settingOf((await db.query<SettingRow>(read))[0] ?? none);
}

/** Null restores the game's default. */
export type SettingChanges = {
  readonly [Name in keyof FlightSetting]?: FlightSetting[Name] | null | undefined;
};

/** Absent fields stay unchanged. Undefined, with nothing changed, when the least stake would be above the most. */
export function changeSetting(db: Db, changes: SettingChanges): Promise<FlightSetting | undefined> {
  return db.transaction(async (tx) => {
    await tx.query(insert);
    const next = changed((await tx.query<SettingRow>(lock))[0] ?? none, changes);
    const setting = settingOf(next);
    if (setting.stakeMin > setting.stakeMax) return undefined;
    const { is_open, error_message, stake_min, stake_max, win_max, loss_max } = next;
    await tx.query(update, [is_open, error_message, stake_min, stake_max, win_max, loss_max]);
    return setting;
  });
}

function changed(row: SettingRow, changes: SettingChanges): SettingRow {
  const pick = <Value>(change: Value | null | undefined, stored: Value | null) =>
    change === undefined ? stored : change;
  return {
    is_open: changes.isOpen ?? row.is_open,
    error_message: pick(changes.errorMessage, row.error_message),
    stake_min: pick<bigint>(changes.stakeMin, row.stake_min),
    stake_max: pick<bigint>(changes.stakeMax, row.stake_max),
    win_max: pick<bigint>(changes.winMax, row.win_max),
    loss_max: pick<bigint>(changes.lossMax, row.loss_max),
  };
}
