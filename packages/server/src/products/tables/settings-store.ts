import {
  type Clock,
  type Coins,
  coins,
  type Limits,
  type Odds,
  odds,
  parseDecimalOdds,
  rawFromOdds,
} from '@maidan/betting';
import { gameByCode, type TableGame, type TableOption } from '@maidan/games/rules';
import { type Db, type Queries, statement } from '@maidan/process/db/db.ts';
import { createTrustedValue, type TrustedValue } from '../../trusted-value.ts';

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

/** What an operator has set for a table. Null means the game's default. */
export interface TableSetting {
  readonly videoUrl: string | null;
  /** A shut table takes no bets, finishes its round and opens no other. */
  readonly isOpen: boolean;
  readonly stakeMin: Coins | null;
  readonly stakeMax: Coins | null;
  /** Clients send the price they show less this much, in ten-thousandths. */
  readonly oddsDifference: number;
  /** The message for players while it is shut. */
  readonly message: string | null;
  /** Flagged New Launch in the list of tables. */
  readonly isNew: boolean | null;
}

export const unset: TableSetting = {
  videoUrl: null,
  isOpen: true,
  stakeMin: null,
  stakeMax: null,
  oddsDifference: 0,
  message: null,
  isNew: null,
};

export const isNewLaunch = (code: string, { isNew }: TableSetting): boolean =>
  isNew ?? gameByCode(code)?.entry.isNewLaunch === true;

/** The message for players of a shut table, which may be empty; undefined while it is open. */
export const shutWords = ({ isOpen, message }: TableSetting): string | undefined =>
  isOpen ? undefined : (message ?? '');

/** The tighter of the option's limits and the table's. */
export function tighterLimits(
  option: Pick<TableOption, 'stakeMin' | 'stakeMax'>,
  { stakeMin, stakeMax }: Pick<TableSetting, 'stakeMin' | 'stakeMax'>,
): Limits {
  return {
    stakeMin: stakeMin !== null && stakeMin > option.stakeMin ? stakeMin : option.stakeMin,
    stakeMax: stakeMax !== null && stakeMax < option.stakeMax ? stakeMax : option.stakeMax,
  };
}

/** The least and the most that can be staked on any of the options. */
export function limitsOfTable(options: readonly TableOption[], setting: TableSetting): Limits {
  const limits = options.map((option) => tighterLimits(option, setting));
  return {
    stakeMin: limits.map(({ stakeMin }) => stakeMin).reduce((min, each) => (each < min ? each : min)),
    stakeMax: limits.map(({ stakeMax }) => stakeMax).reduce((max, each) => (each > max ? each : max)),
  };
}

/**
 * Document 2, section 5: the rate sent is the one shown less the difference. Where rates are quoted for several coins, clients
 * send them so or for one coin: one below that number is for one coin.
 */
export function requestedPrice(
  { ratesPer = 1 }: Pick<TableGame, 'ratesPer'>,
  { oddsDifference }: Pick<TableSetting, 'oddsDifference'>,
  sent: number,
): Odds | undefined {
  const per = sent >= ratesPer ? ratesPer : 1;
  return parseDecimalOdds((sent + rawFromOdds(odds(oddsDifference))) / per);
}

export interface TableSettings extends Omit<TrustedValue<unknown>, 'get'> {
  /** As last read. */
  of(game: string): TableSetting;
}

export function createTableSettings({ db, clock }: { db: Db; clock: Clock }): TableSettings {
  const none: ReadonlyMap<string, TableSetting> = new Map();
  const { get, ...value } = createTrustedValue(clock, none, () => readSettings(db));
  return { ...value, of: (game) => get().get(game) ?? unset };
}
