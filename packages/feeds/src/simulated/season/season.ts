import { commitmentTo, deriveKey, keyFromText } from '@maidan/betting';
import { type RolloutCounts, usualRollouts } from '../../cricket/pricing/cricket-pricer.ts';
import { type CricketPlay, type Scorecard, scorecardAt } from '../../cricket/scorecard.ts';
import type { FeedChange } from '../../feed.ts';
import { type MatchFeed, matchFeed } from '../../play/match-feed.ts';
import type { Play } from '../../play/play.ts';
import { cricketPlay } from '../cricket/cricket-play.ts';
import { footballPlay } from '../football/football-play.ts';
import { tennisPlay } from '../tennis/tennis-play.ts';
import { type Fixture, fixtureOfId, fixturesListed, nextListingAfter, type SeasonTime } from './fixture.ts';
import { generatorVersion, type SeasonGenerator } from './generators.ts';
import { type PlannedMatch, planMatch } from './plan-match.ts';

export interface SeasonSetting extends SeasonTime {
  /** The season's secret, from which every result can be computed. */
  readonly seed: string;
  /** How its results are drawn; the newest by default. */
  readonly generator?: SeasonGenerator;
  readonly rollouts?: RolloutCounts;
  /** The ids of the matches to play; absent for all of them. */
  readonly only?: readonly string[];
  /** The ids it must not play, because their seeds are already public. */
  readonly except?: ReadonlySet<string>;
}

/** The season without a clock: given the time, it returns what has changed. Time only goes forward. */
export interface Season {
  /** The first call returns the full picture at `now`, including all that is already decided in the matches still listed. */
  advance(now: number): readonly FeedChange[];
  /**
   * Opens the next match that is listed and not yet open, and returns its full picture at `now`; undefined once all are open. For
   * a house with other work to do between them: a match takes long to price for the first time.
   */
  openNext(now: number): readonly FeedChange[] | undefined;
  /** The time of the next change after the last advance. */
  dueAt(): number;
  /** Whether the full picture at `now` has this match. */
  lists(matchId: string, now: number): boolean;
  /** All changes of one match from its start to `now`, also of one no longer listed: for a house that was down. */
  replay(matchId: string, now: number): readonly FeedChange[];
}

interface Listed {
  readonly fixture: Fixture;
  /** Undefined once the match is over. */
  feed: MatchFeed | undefined;
}

export function openSeason(setting: SeasonSetting): Season {
  const { rollouts: counts = usualRollouts, generator = generatorVersion } = setting;
  /** A match that is over has nothing more to send: its play is released, since the tables behind its prices are large. */
  const feeds = new Map<string, Listed>();
  /** Listed, and not yet open. */
  let waiting: readonly Fixture[] = [];
  let listingAt = Number.NEGATIVE_INFINITY;

  function feedOf(fixture: Fixture): MatchFeed {
    const seed = matchSeed(setting.seed, fixture.id);
    const { play, teams, series } = openPlay(fixture, seed, counts, generator);
    const { id, startsAt, lane } = fixture;
    const announced = { id, sport: lane.game.sport, series, teams, startsAt, seedHash: commitmentTo(seed) };
    return matchFeed(announced, play, setting.speed);
  }

  const isWanted = (id: string): boolean =>
    (setting.only?.includes(id) ?? true) && !(setting.except?.has(id) ?? false);

  function list(now: number): void {
    if (now < listingAt) return;
    waiting = fixturesListed(now, setting).filter(({ id }) => isWanted(id) && !feeds.has(id));
    for (const [id, { fixture }] of feeds) if (fixture.droppedAt <= now) feeds.delete(id);
    listingAt = nextListingAfter(now, setting);
  }

  function open(fixture: Fixture): Listed {
    const listed = { fixture, feed: feedOf(fixture) };
    feeds.set(fixture.id, listed);
    return listed;
  }

  function advanceOne(listed: Listed, now: number): readonly FeedChange[] {
    const changes = listed.feed?.advance(now) ?? [];
    if (listed.feed?.dueAt() === undefined) listed.feed = undefined;
    return changes;
  }

  return {
    advance(now) {
      list(now);
      for (const fixture of waiting) open(fixture);
      waiting = [];
      return [...feeds.values()].flatMap((listed) => advanceOne(listed, now));
    },
    openNext(now) {
      list(now);
      const [next, ...others] = waiting;
      waiting = others;
      return next === undefined ? undefined : advanceOne(open(next), now);
    },
    lists(matchId, now) {
      const fixture = fixtureOfId(matchId, setting);
      if (fixture === undefined || !isWanted(matchId)) return false;
      return fixture.listedAt <= now && now < fixture.droppedAt;
    },
    dueAt() {
      let due = listingAt;
      for (const { feed } of feeds.values()) due = Math.min(due, feed?.dueAt() ?? due);
      return due;
    },
    replay(matchId, now) {
      const fixture = fixtureOfId(matchId, setting);
      if (fixture === undefined || fixture.listedAt > now) return [];
      return feedOf(fixture).advance(now);
    },
  };
}

export interface OpenedPlay {
  readonly play: Play;
  readonly teams: readonly [string, string];
  readonly series: string;
}

/** A match with prices, which are computed from the play so far and public facts, never from the seed. */
export function openPlay(
  fixture: Fixture,
  seed: Uint8Array,
  counts: RolloutCounts,
  generator: SeasonGenerator,
): OpenedPlay {
  const planned = planMatch(fixture, seed, generator);
  const { teams, series } = planned;
  return { play: playOf(planned, counts), teams, series };
}

function playOf(planned: PlannedMatch, counts: RolloutCounts): Play {
  switch (planned.sport) {
    case 'cricket':
      return cricketPlay(planned.plan, planned.random, counts);
    case 'football':
      return footballPlay(planned.plan, planned.random);
    case 'tennis':
      return tennisPlay(planned.plan, planned.random);
  }
}

/**
 * The seed of one match, the only secret in it: whatever happens in the match follows from this seed and public facts.
 * The seeds of other matches cannot be computed from it.
 */
export function matchSeed(seasonSeed: string, matchId: string): Uint8Array {
  return deriveKey(keyFromText(`season ${seasonSeed}`), `match ${matchId}`);
}

/** The scorecard of a cricket match of the house's own season; undefined for any other id. */
export function simulatedScorecard(
  setting: SeasonSetting,
  matchId: string,
  now: number,
): Scorecard | undefined {
  const fixture = fixtureOfId(matchId, setting);
  if (fixture === undefined) return undefined;
  const { seed, generator = generatorVersion } = setting;
  const { play } = openPlay(fixture, matchSeed(seed, matchId), usualRollouts, generator);
  return isCricket(play) ? scorecardAt(play, fixture.startsAt, setting.speed, now) : undefined;
}

function isCricket(play: Play): play is CricketPlay {
  return 'state' in play && play.score().sport === 'cricket';
}
