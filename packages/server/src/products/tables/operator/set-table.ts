import { oddsUnit } from '@maidan/betting';
import {
  leastAboveMost,
  namedChanges,
  readArguments,
  readLimit,
  UsageError,
} from '../../../verb/arguments.ts';
import { shownCoins } from '../../../verb/table.ts';
import type { Verb } from '../../../verb/verb.ts';
import { changeSetting, type TableSetting } from '../settings-store.ts';
import type { OperatedTables } from '../tables.ts';
import { findTable } from './switch-table.ts';

const options = {
  video: { type: 'string' },
  'stake-min': { type: 'string' },
  'stake-max': { type: 'string' },
  'odds-difference': { type: 'string' },
  new: { type: 'string' },
} as const;

export const setTable: Verb<OperatedTables> = {
  name: 'set-table',
  usage:
    'TABLE [--video ADDRESS|none] [--stake-min N|none] [--stake-max N|none] [--odds-difference N] [--new yes|no]',
  summary: "Sets a live table's stream, limits, odds difference and New Launch flag; what is not named stays",
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, options, true);
    const changes = namedChanges<TableSetting>({
      videoUrl: readVideo(values.video),
      stakeMin: readLimit(values['stake-min'], '--stake-min'),
      stakeMax: readLimit(values['stake-max'], '--stake-max'),
      oddsDifference: readDifference(values['odds-difference']),
      isNew: readNew(values.new),
    });
    const { code, title } = findTable(positionals);
    const set = await changeSetting(house.db, code, changes);
    if (set === undefined) throw leastAboveMost();
    await house.products?.tables.onSettingSet();
    const { videoUrl, stakeMin, stakeMax, oddsDifference } = set;
    const shown = (limit: bigint | null, ofGame: string) => (limit === null ? ofGame : shownCoins(limit));
    const stakes = `${shown(stakeMin, "the game's least")} to ${shown(stakeMax, "the game's most")}`;
    output.print(
      `${title} (${code}): stake from ${stakes}, odds difference ${oddsDifference / oddsUnit}, picture ${videoUrl ?? 'our own'}${newWords(changes.isNew)}.`,
    );
    return 0;
  },
};

/** Must be https: pages frame nothing else. */
function readVideo(text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  if (text === 'none') return null;
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new UsageError(`--video is "${text}": expected an address that begins with https://, or none.`);
  return url.href;
}

/** Empty where the flag was not set. */
function newWords(isNew: boolean | null | undefined): string {
  if (typeof isNew !== 'boolean') return '';
  return isNew ? ', flagged New Launch' : ', not flagged New Launch';
}

function readNew(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text !== 'yes' && text !== 'no') throw new UsageError(`--new is "${text}": expected yes or no.`);
  return text === 'yes';
}

/** Rates are shown and sent with two decimals. */
function readDifference(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[0-9](\.\d{1,2})?$/.test(text))
    throw new UsageError(
      `--odds-difference is "${text}": expected a number from 0 to 9.99 with at most two decimals.`,
    );
  return Math.round(Number(text) * oddsUnit);
}
