import { type Coins, type Limits, type Odds, odds, parseDecimalOdds, rawFromOdds } from '@maidan/betting';
import { gameByCode, type TableGame, type TableOption } from '@maidan/games/rules';

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
export function priceAsked(
  { ratesPer = 1 }: Pick<TableGame, 'ratesPer'>,
  { oddsDifference }: Pick<TableSetting, 'oddsDifference'>,
  sent: number,
): Odds | undefined {
  const per = sent >= ratesPer ? ratesPer : 1;
  return parseDecimalOdds((sent + rawFromOdds(odds(oddsDifference))) / per);
}
