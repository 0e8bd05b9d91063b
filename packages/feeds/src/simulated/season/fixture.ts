import { type Random, shuffle } from '@maidan/betting';
import type { Team } from '../../play/play.ts';
import { tennisFamily, tennisGiven } from '../names/people.ts';
import { allLanes, type Lane } from './lanes.ts';

/** The public part of a season. With its seed it identifies the season: the same four values give the same season. */
export interface SeasonTime {
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Season time per real time. */
  readonly speed: number;
  /** Two digits before every id, so that the matches of two seasons are never confused; '30' by default. */
  readonly idPrefix?: string;
}

export interface Fixture {
  /** Digits only: the season's, the lane's, and the place in it. */
  readonly id: string;
  readonly idPrefix: string;
  readonly lane: Lane;
  readonly index: number;
  readonly startsAt: number;
  readonly listedAt: number;
  /** When the season drops it. */
  readonly droppedAt: number;
}

/** Added to the index in ids, since a season lane also has matches before its start, with negative indexes. */
const indexShift = 500_000;
const usualPrefix = '30';
/** How long a finished match stays listed, in season time. */
const keptMs = 30 * 60_000;

export function fixtureAt(lane: Lane, index: number, time: SeasonTime): Fixture {
  const place = index * lane.periodMs + lane.offsetMs;
  const isSeason = lane.time === 'season';
  const idPrefix = time.idPrefix ?? usualPrefix;
  const startsAt = isSeason ? time.startedAt + Math.round(place / time.speed) : place;
  return {
    id: `${idPrefix}${lane.code}${String(isSeason ? index + indexShift : index).padStart(6, '0')}`,
    idPrefix,
    lane,
    index,
    startsAt,
    listedAt: startsAt - (isSeason ? lane.leadMs / time.speed : lane.leadMs),
    droppedAt: startsAt + (lane.lengthMaxMs + keptMs) / time.speed,
  };
}

function firstIndexFrom(lane: Lane, fromMs: number, time: SeasonTime): number {
  const place = lane.time === 'season' ? (fromMs - time.startedAt) * time.speed : fromMs;
  return Math.ceil((place - lane.offsetMs) / lane.periodMs);
}

/** Every fixture listed and not yet dropped at `now`, in order of lane and start. */
export function fixturesListed(now: number, time: SeasonTime): readonly Fixture[] {
  return allLanes.flatMap((lane) => {
    const backMs = (lane.lengthMaxMs + keptMs) / time.speed;
    const listed: Fixture[] = [];
    for (let index = firstIndexFrom(lane, now - backMs, time); ; index++) {
      const fixture = fixtureAt(lane, index, time);
      if (fixture.listedAt > now) return listed;
      if (fixture.droppedAt > now) listed.push(fixture);
    }
  });
}

/** When the next fixture of any lane is listed after `now`. */
export function nextListingAfter(now: number, time: SeasonTime): number {
  return Math.min(
    ...allLanes.map((lane) => {
      const leadMs = lane.time === 'season' ? lane.leadMs / time.speed : lane.leadMs;
      const index = firstIndexFrom(lane, now + leadMs, time);
      const next = fixtureAt(lane, index, time);
      return next.listedAt > now ? next.listedAt : fixtureAt(lane, index + 1, time).listedAt;
    }),
  );
}

/** Undefined for an id no season gives. */
export function fixtureOfId(id: string, time: SeasonTime): Fixture | undefined {
  const prefix = time.idPrefix ?? usualPrefix;
  const parts = id.startsWith(prefix) ? /^(\d{2})(\d{6,})$/.exec(id.slice(prefix.length)) : null;
  const lane = allLanes.find(({ code }) => code === Number(parts?.[1]));
  if (lane === undefined) return undefined;
  const number = Number(parts?.[2]);
  return fixtureAt(lane, lane.time === 'season' ? number - indexShift : number, time);
}

/** A round robin by the circle method: no team plays twice in the same round. */
export function pairOf(teams: readonly Team[], index: number): readonly [Team, Team] {
  const others = teams.length - 1;
  const games = Math.floor(teams.length / 2);
  const place = ((index % games) + games) % games;
  const round = Math.floor(index / games);
  const turn = ((round % others) + others) % others;
  const home = teams[place === 0 ? others : (turn + place) % others];
  const away = teams[(turn - place + others) % others];
  if (home === undefined || away === undefined) throw new Error('a round robin needs two sides');
  return round % 2 === 0 ? [home, away] : [away, home];
}

/** Two players, or two pairs by their family names. */
export function pairOfPlayers(random: Random, isDoubles: boolean): readonly [string, string] {
  const given = shuffle(random, tennisGiven);
  const family = shuffle(random, tennisFamily);
  if (isDoubles) return [`${family[0]}/${family[1]}`, `${family[2]}/${family[3]}`];
  return [`${given[0]} ${family[0]}`, `${given[1]} ${family[1]}`];
}
