import {
  type Feed,
  isGenerator,
  type SeasonGenerator,
  type SimulatedSeason,
  simulatedSeason,
} from '@maidan/feeds';
import type { House } from '../../../house.ts';
import type { ProductParts, StartParts } from '../../../product.ts';
import { declareResult } from '../declare-results.ts';
import type { FeedRunner } from '../feed-runner.ts';
import { unsettledMarkets } from '../store.ts';
import { endPresentSeason, presentSeason, type SeasonOptions } from './present-season.ts';
import {
  endMatch,
  listSeasons,
  type SeasonRow,
  seasonPrefix,
  seasonSource,
  seedsShownAfter,
  unfinishedMatches,
} from './store.ts';

const seasonEnded = 'The season this match belonged to was ended before the match was over.';
const generatorUnknown =
  'This version of the house does not draw results in the way of the season this match belonged to, so its bets are returned.';

/** Puts a feed on the board until it is over or stopped. */
export type RunFeed = (feed: Feed) => FeedRunner;

/** The house's own season, ready to be put on the board: what was decided while the house was down is settled. */
export async function readySeason(
  parts: SeasonOptions & { readonly house: House },
): Promise<SimulatedSeason> {
  const { house } = parts;
  const season = await settleSeasons(house, await presentSeason(house, parts));
  if (season === undefined) throw new Error('the present season cannot be played');
  return season;
}

/** Runs no season. What earlier ones left undecided is void. */
async function runNoSeason(house: House): Promise<void> {
  await endPresentSeason(house);
  await settleSeasons(house);
}

/** Declares what was decided in every season, and returns the open bets of all but the present one, which it gives back. */
async function settleSeasons(house: House, present?: SeasonRow): Promise<SimulatedSeason | undefined> {
  let going: SimulatedSeason | undefined;
  for (const row of await listSeasons(house.db)) {
    const { number, generator } = row;
    if (!isGenerator(generator)) {
      await returnOpen(house, seasonSource(number), generatorUnknown);
      continue;
    }
    const isPresent = number === present?.number;
    const season = await openedSeason(house, row, generator);
    // What the present season still lists is declared when the season is put on the board.
    await catchUp(house, season, (eventId) => !isPresent || !season.lists(eventId));
    if (isPresent) going = season;
    else await returnOpen(house, season.name, seasonEnded);
  }
  return going;
}

async function openedSeason(
  { db, clock }: House,
  row: SeasonRow,
  generator: SeasonGenerator,
): Promise<SimulatedSeason> {
  const name = seasonSource(row.number);
  return simulatedSeason({
    name,
    seed: row.seed,
    generator,
    speed: row.speed,
    startedAt: row.started_at,
    idPrefix: seasonPrefix(row.number),
    clock,
    // If the clock was set back they would be played again, with results that anybody can look up.
    except: await seedsShownAfter(db, name, clock.now()),
  });
}

/** Results of matches played while the house was down are declared from their replay. */
async function catchUp(
  house: House,
  season: SimulatedSeason,
  isOurs: (eventId: string) => boolean,
): Promise<void> {
  const waiting = await unsettledMarkets(house.db, season.name);
  const events = new Set([...waiting.values(), ...(await unfinishedMatches(house.db, season.name))]);
  for (const eventId of events) {
    if (!isOurs(eventId)) continue;
    const changes = season.replay(eventId);
    for (const change of changes)
      if (change.kind === 'result' && waiting.has(change.marketId))
        await declareResult(house, season.name, change);
    const last = changes.findLast((change) => change.kind === 'match');
    if (last !== undefined && isFinal(last.match.status))
      await endMatch(house.db, eventId, last.match.status);
  }
}

/** Returns all open bets of a season that has ended. */
async function returnOpen(house: House, source: string, reason: string): Promise<void> {
  for (const marketId of (await unsettledMarkets(house.db, source)).keys())
    await declareResult(house, source, {
      kind: 'result',
      marketId,
      result: { kind: 'void' },
      rule: 'season-ended',
      reason,
      balls: [],
    });
  for (const eventId of await unfinishedMatches(house.db, source))
    await endMatch(house.db, eventId, 'abandoned');
}

const isFinal = (status: string): boolean => status === 'completed' || status === 'abandoned';

const seedWarning = [
  '*** WARNING: SIM_SEED is set. Whoever knows it can compute every result of the season in advance.',
  '*** Never take bets for coins that are worth something with it: unset SIM_SEED and start again.',
];

/** The season of the settings, ready to be put on the board, or none. */
export async function startSeason(
  { house, randomBytes }: Pick<ProductParts, 'house' | 'randomBytes'>,
  { config, print }: StartParts,
): Promise<SimulatedSeason | undefined> {
  const { SEASON, SIM_SEED: seed, SIM_SPEED: speed } = config;
  if (SEASON === 'off') {
    await runNoSeason(house);
    return undefined;
  }
  if (seed !== undefined) for (const line of seedWarning) print(line);
  const freshSeed = () => Buffer.from(randomBytes(32)).toString('hex');
  return readySeason({ house, seed, speed, freshSeed });
}
