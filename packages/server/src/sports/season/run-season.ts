import { type SimulatedSeason, simulatedSeason } from '@maidan/feeds';
import type { House } from '../../house.ts';
import { declareResult } from '../declare-results.ts';
import type { SportsDepartment } from '../sports.ts';
import { unsettledMarkets } from '../store.ts';
import { seasonPrefix } from './season-prefix.ts';
import { beginSeason, endMatch, listSeasons, type SeasonRow, unfinishedMatches } from './store.ts';

const sourceOf = ({ number }: SeasonRow): string => `season-${number}`;

/** Puts the house's own season on the board, after settling what was decided while the house was away. */
export async function runSeason(parts: {
  house: House;
  sports: SportsDepartment;
  /** Unset, the last season at this speed goes on. */
  seed: string | undefined;
  speed: number;
  freshSeed: () => string;
}): Promise<void> {
  const { house, sports } = parts;
  const present = await presentSeason(parts);
  for (const row of await listSeasons(house.db)) {
    const season = simulatedSeason({
      name: sourceOf(row),
      seed: row.seed,
      speed: row.speed,
      startedAt: row.started_at,
      idPrefix: seasonPrefix(row.number),
      clock: house.clock,
    });
    const isPresent = row.number === present.number;
    await catchUp(house, season, isPresent);
    if (isPresent) sports.run(season);
  }
}

async function presentSeason({
  house,
  seed,
  speed,
  freshSeed,
}: Parameters<typeof runSeason>[0]): Promise<SeasonRow> {
  const isPresent = (row: SeasonRow) => row.speed === speed && (seed === undefined || row.seed === seed);
  const known = (await listSeasons(house.db)).findLast(isPresent);
  if (known !== undefined) return known;
  await beginSeason(house.db, seed ?? freshSeed(), speed, house.clock.now());
  const begun = (await listSeasons(house.db)).findLast(isPresent);
  if (begun === undefined) throw new Error('no season was begun');
  return begun;
}

/** What a match came to while nobody watched is declared from its replay; a season no longer run leaves nothing open. */
async function catchUp(house: House, season: SimulatedSeason, isPresent: boolean): Promise<void> {
  const waiting = await unsettledMarkets(house.db, season.name);
  const events = new Set([...waiting.values(), ...(await unfinishedMatches(house.db, season.name))]);
  for (const eventId of events) {
    const changes = season.replay(eventId);
    for (const change of changes) {
      if (change.kind !== 'result' || !waiting.has(change.marketId)) continue;
      await declareResult(house, season.name, change);
      waiting.delete(change.marketId);
    }
    const told = changes.findLast((change) => change.kind === 'match');
    if (told !== undefined && isFinal(told.match.status))
      await endMatch(house.db, eventId, told.match.status);
    else if (!isPresent) await endMatch(house.db, eventId, 'completed');
  }
  if (isPresent) return;
  for (const marketId of waiting.keys()) {
    const reason = 'The season this match belonged to was ended before the match was over.';
    await declareResult(house, season.name, {
      kind: 'result',
      marketId,
      result: { kind: 'void' },
      rule: 'season-ended',
      reason,
      balls: [],
    });
  }
}

const isFinal = (status: string): boolean => status === 'completed' || status === 'abandoned';
