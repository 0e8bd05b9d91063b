import { seededRandom } from '@maidan/betting';
import type { FeedChange } from '../../feed.ts';
import { type RolloutCounts, USUAL_ROLLOUTS } from '../pricing/cricket-pricer.ts';
import { fixtureOfId, fixturesListed, nextListingAfter, type SeasonTime } from './fixture.ts';
import { type MatchFeed, matchFeed } from './match-feed.ts';
import { openPlay } from './open-play.ts';

export interface SeasonSetting extends SeasonTime {
  readonly seed: string;
  readonly rollouts?: RolloutCounts;
  /** The ids it plays, where not the whole card is wanted. */
  readonly only?: readonly string[];
}

/** The season without a clock: told the time, it says what has changed. Time only goes forward. */
export interface Season {
  /** The first call gives the full picture at `now`, everything already decided in the matches still listed included. */
  advance(now: number): readonly FeedChange[];
  /** When something next happens after the last advance. */
  dueAt(): number;
  /** One match from its start to `now`, listed or long dropped: what a house that was away asks for. */
  replay(matchId: string, now: number): readonly FeedChange[];
}

export function openSeason(setting: SeasonSetting): Season {
  const random = seededRandom(setting.seed);
  const counts = setting.rollouts ?? USUAL_ROLLOUTS;
  const feeds = new Map<string, MatchFeed>();
  let listingAt = Number.NEGATIVE_INFINITY;

  function list(now: number): void {
    for (const fixture of fixturesListed(now, setting)) {
      const isWanted = setting.only?.includes(fixture.id) ?? true;
      if (isWanted && !feeds.has(fixture.id))
        feeds.set(fixture.id, matchFeed(fixture, openPlay(random, fixture, counts), setting));
    }
    for (const [id, { fixture }] of feeds) if (fixture.droppedAt <= now) feeds.delete(id);
    listingAt = nextListingAfter(now, setting);
  }

  return {
    advance(now) {
      if (now >= listingAt) list(now);
      return [...feeds.values()].flatMap((feed) => [...feed.advance(now)]);
    },
    dueAt() {
      let due = listingAt;
      for (const feed of feeds.values()) due = Math.min(due, feed.dueAt() ?? due);
      return due;
    },
    replay(matchId, now) {
      const fixture = fixtureOfId(matchId, setting);
      if (fixture === undefined || fixture.listedAt > now) return [];
      return matchFeed(fixture, openPlay(random, fixture, counts), setting).advance(now);
    },
  };
}
