import type { Db } from '@maidan/process/db/db.ts';
import { type DatabaseConfig, type OpenOptions, openDatabase } from '@maidan/process/db/open-database.ts';
import type { Logger } from '@maidan/process/log.ts';
import type { Config } from '../config.ts';
import { copyEmptyFolder } from './empty-folder.ts';
import { houseMigrations } from './migrate.ts';

type HouseConfig = DatabaseConfig & Partial<Pick<Config, 'BUILT_DIR'>>;

/** Opens the house's database of the settings and migrates it. */
export function openHouseDatabase(
  config: HouseConfig,
  log: Logger,
  report: (line: string) => void,
  options?: OpenOptions,
): Promise<Db> {
  const { BUILT_DIR: builtFolder } = config;
  const prepareFolder = (folder: string) =>
    builtFolder === undefined ? Promise.resolve() : copyEmptyFolder(builtFolder, folder);
  return openDatabase(config, { migrations: houseMigrations, prepareFolder }, log, report, options);
}
