import { type Coins, coins } from '@maidan/betting';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';
import { type TableSetting, unset } from './table-setting.ts';

interface SettingRow {
  readonly game: string;
  readonly video_url: string | null;
  readonly is_open: boolean;
  readonly stake_min: bigint | null;
  readonly stake_max: bigint | null;
  readonly odds_difference: number;
  readonly message: string | null;
  readonly is_new: boolean | null;
}

const columns = 'game, video_url, is_open, stake_min, stake_max, odds_difference, message, is_new';
const read = statement('table-settings-read', `select ${columns} from table_setting`);
const readOne = statement(
  'table-setting-lock',
  `select ${columns} from table_setting where game = $1 for update`,
);

/** By the game's code; a table without settings has no entry. */
export async function readSettings(db: Queries): Promise<ReadonlyMap<string, TableSetting>> {
  const rows = await db.query<SettingRow>(read);
  return new Map(rows.map((row) => [row.game, settingOf(row)]));
}

const insert = statement(
  'table-setting-insert',
  'insert into table_setting (game) values ($1) on conflict (game) do nothing',
);
const update = statement(
  'table-setting-update',
  `update table_setting set video_url = $2, is_open = $3, stake_min = $4, stake_max = $5, odds_difference = $6,
     message = $7, is_new = $8
   where game = $1`,
);

/** Absent fields stay unchanged. Undefined, with nothing changed, when the least stake would be above the most. */
export function changeSetting(
  db: Db,
  game: string,
  changes: Partial<TableSetting>,
): Promise<TableSetting | undefined> {
  return db.transaction(async (tx) => {
    await tx.query(insert, [game]);
    const [row] = await tx.query<SettingRow>(readOne, [game]);
    const next = { ...(row === undefined ? unset : settingOf(row)), ...changes };
    const { videoUrl, isOpen, stakeMin, stakeMax, oddsDifference, message, isNew } = next;
    if (stakeMin !== null && stakeMax !== null && stakeMin > stakeMax) return undefined;
    await tx.query(update, [game, videoUrl, isOpen, stakeMin, stakeMax, oddsDifference, message, isNew]);
    return next;
  });
}

const settingOf = (row: SettingRow): TableSetting => ({
  videoUrl: row.video_url,
  isOpen: row.is_open,
  stakeMin: stakeOf(row.stake_min),
  stakeMax: stakeOf(row.stake_max),
  oddsDifference: row.odds_difference,
  message: row.message,
  isNew: row.is_new,
});

const stakeOf = (stored: bigint | null): Coins | null => (stored === null ? null : coins(stored));
