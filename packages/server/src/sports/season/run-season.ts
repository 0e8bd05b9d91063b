import { type Feed, generatorVersion, type SimulatedSeason, simulatedSeason } from '@maidan/feeds';
import type { House } from '../../house.ts';
import { declareResult } from '../declare-results.ts';
import type { FeedRunner } from '../feed-runner.ts';
import { unsettledMarkets } from '../store.ts';
import { endPresentSeason, presentSeason, type SeasonWish } from './present-season.ts';
import { seasonPrefix, seasonSource } from './season-names.ts';
import { endMatch, listSeasons, type SeasonRow, seedsShownAfter, unfinishedMatches } from './store.ts';

const seasonEnded = 'The season this match belonged to was ended before the match was over.';
const generatorReplaced =
  'The way results are drawn was replaced by one that nobody can compute in advance. This match belonged to a season of the old one, so its bets are returned.';

export interface RunFeed {
  /** Puts a feed on the board until it is over or stopped. */
  run(feed: Feed): FeedRunner;
}

/** Puts the house's own season on the board, after settling what was decided while the house was down. */
export async function runSeason(
  parts: SeasonWish & { readonly house: House; readonly sports: RunFeed },
): Promise<void> {
  const { house, sports } = parts;
  const present = await presentSeason(house, parts);
  await settleSeasons(house, present);
  sports.run(await openedSeason(house, present));
}

/** Runs no season. What earlier ones left undecided is void. */
export async function runNoSeason(house: House): Promise<void> {
  await endPresentSeason(house);
  await settleSeasons(house);
}

/** Declares what was decided in every season, and returns the open bets of all but the present one. */
async function settleSeasons(house: House, present?: SeasonRow): Promise<void> {
  for (const row of await listSeasons(house.db)) {
    if (row.generator !== generatorVersion) {
      await returnOpen(house, seasonSource(row.number), generatorReplaced);
      continue;
    }
    const season = await openedSeason(house, row);
    await catchUp(house, season);
    if (row.number !== present?.number) await returnOpen(house, season.name, seasonEnded);
  }
}

async function openedSeason({ db, clock }: House, row: SeasonRow): Promise<SimulatedSeason> {
  const name = seasonSource(row.number);
  return simulatedSeason({
    name,
    seed: row.seed,
    speed: row.speed,
    startedAt: row.started_at,
    idPrefix: seasonPrefix(row.number),
    clock,
    // If the clock was set back they would be played again, with results that anybody can look up.
    except: await seedsShownAfter(db, name, clock.now()),
  });
}

/** Results of matches played while the house was down are declared from their replay. */
async function catchUp(house: House, season: SimulatedSeason): Promise<void> {
  const waiting = await unsettledMarkets(house.db, season.name);
  const events = new Set([...waiting.values(), ...(await unfinishedMatches(house.db, season.name))]);
  for (const eventId of events) {
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
