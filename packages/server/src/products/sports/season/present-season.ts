import { generatorVersion, isGenerator } from '@maidan/feeds';
import type { Queries } from '@maidan/process/db/db.ts';
import { StartError } from '@maidan/process/start-error.ts';
import type { House } from '../../../house.ts';
import {
  beginSeason,
  countOpenBets,
  endSeasons,
  listSeasons,
  type SeasonRow,
  seasonSource,
} from './store.ts';

export interface SeasonOptions {
  /** Set by the operator; where undefined, the house draws a secret one. */
  readonly seed: string | undefined;
  readonly speed: number;
  readonly freshSeed: () => string;
}

/**
 * The present season, or a new one where the settings require another. An ended season is never resumed. One with open
 * bets is not ended by a changed setting, and goes on with its own generator after a newer one has come.
 */
export async function presentSeason(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  options: SeasonOptions,
): Promise<SeasonRow> {
  const going = await seasonGoing(db);
  if (going !== undefined) {
    const changes = changedSettings(going, options);
    if (changes.length > 0) await refuseWithOpenBets(db, going, changes);
    else if (going.generator === generatorVersion || (await hasOpenBets(db, going))) return going;
  }
  const { seed, speed, freshSeed } = options;
  const season = {
    seed: seed ?? freshSeed(),
    speed,
    generator: generatorVersion,
    is_seed_chosen: seed !== undefined,
  };
  return db.transaction((tx) => beginSeason(tx, season, clock.now()));
}

/** Ends the present season, if there is one, where the settings want none. */
export async function endPresentSeason({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<void> {
  const going = await seasonGoing(db);
  if (going !== undefined)
    await refuseWithOpenBets(db, going, [{ name: 'SEASON', cure: 'set SEASON to on' }]);
  await endSeasons(db, clock.now());
}

async function seasonGoing(db: Queries): Promise<SeasonRow | undefined> {
  return (await listSeasons(db)).findLast(
    ({ generator, ended_at }) => isGenerator(generator) && ended_at === null,
  );
}

interface ChangedSetting {
  readonly name: string;
  readonly cure: string;
}

/** A season with a chosen seed ends once the setting is removed: its results are known to the person who chose it. */
function changedSettings(going: SeasonRow, { seed, speed }: SeasonOptions): readonly ChangedSetting[] {
  const changes: ChangedSetting[] = [];
  if (going.speed !== speed) changes.push({ name: 'SIM_SPEED', cure: `set SIM_SPEED to ${going.speed}` });
  const isSameSeed = seed === undefined ? !going.is_seed_chosen : going.is_seed_chosen && going.seed === seed;
  if (!isSameSeed)
    changes.push({
      name: 'SIM_SEED',
      cure: going.is_seed_chosen ? 'set SIM_SEED to what it was' : 'leave SIM_SEED unset',
    });
  return changes;
}

const openBetsOf = (db: Queries, { number }: SeasonRow): Promise<number> =>
  countOpenBets(db, seasonSource(number));

const hasOpenBets = async (db: Queries, season: SeasonRow): Promise<boolean> =>
  (await openBetsOf(db, season)) > 0;

async function refuseWithOpenBets(
  db: Queries,
  season: SeasonRow,
  changes: readonly ChangedSetting[],
): Promise<void> {
  const bets = await openBetsOf(db, season);
  if (bets > 0) throw new StartError(refusalOf(changes, bets));
}

function refusalOf(changes: readonly ChangedSetting[], bets: number): string {
  const names = changes.map(({ name }) => name).join(' and ');
  const cures = changes.map(({ cure }) => cure).join(' and ');
  const counted = bets === 1 ? '1 bet is' : `${bets} bets are`;
  return `${names} changed while ${counted} open on the present season, which would end and return them all. To go on, ${cures}. To change it, let the season settle them first, or return them with "npm run operator -- void-market".`;
}
