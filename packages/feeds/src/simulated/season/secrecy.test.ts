import { commitmentTo, keyToHex } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { cricketPricer } from '../../cricket/pricing/cricket-pricer.ts';
import type { FeedChange } from '../../feed.ts';
import { cricketPlay } from '../cricket/cricket-play.ts';
import { replayMatch } from '../verify/replay-match.ts';
import { type Fixture, fixturesListed } from './fixture.ts';
import { generatorVersion } from './generators.ts';
import { planMatch } from './plan-match.ts';
import { matchSeed, openSeason } from './season.ts';

const STARTED_AT = Date.UTC(2026, 10, 15, 2, 0, 0);
const ROLLOUTS = { innings: 20, match: 20 };
/** Few rollouts, for tests that do not look at prices. */
const ROUGH = { innings: 1, match: 1 };
const TIME = { startedAt: STARTED_AT, speed: 1, idPrefix: '30' };
const NOW = STARTED_AT + 21 * 60_000;
const fixtures = fixturesListed(NOW, TIME);

function cricketOf(seed: string, fixture: Fixture) {
  const planned = planMatch(fixture, matchSeed(seed, fixture.id), generatorVersion);
  if (planned.sport !== 'cricket') throw new Error('cricket was expected');
  return planned;
}

/** The whole play as text, without any price. */
function playedBy(seed: string, { id, startsAt }: Fixture): string {
  const facts = { eventId: id, idPrefix: TIME.idPrefix, startsAt };
  return JSON.stringify(replayMatch(facts, matchSeed(seed, id), generatorVersion)?.story);
}

describe('two seasons that differ in their secret alone', () => {
  it('have the same card, the same sides and the same prices before a match begins', () => {
    const only = fixtures.filter(({ startsAt }) => startsAt > NOW).map(({ id }) => id);
    const [one, other] = ['one', 'other'].map((seed) =>
      openSeason({ ...TIME, seed, rollouts: ROLLOUTS, only })
        .advance(NOW)
        .map(withoutHash),
    );
    expect(one?.length).toBeGreaterThan(50);
    expect(one).toEqual(other);
  });

  it('share no match: each is played differently', () => {
    const quick = fixtures.filter(({ lane }) => [11, 21, 31].includes(lane.code));
    expect(quick.length).toBeGreaterThan(15);
    for (const fixture of quick) expect(playedBy('one', fixture)).not.toBe(playedBy('other', fixture));
  });

  it('have the same tosses no more often than two coins', () => {
    const cricket = Array.from({ length: 200 }, (_, place) => place).flatMap((place) =>
      fixturesListed(STARTED_AT + place * 100 * 60_000, TIME).filter(
        ({ lane }) => lane.game.sport === 'cricket' && lane.code === 11,
      ),
    );
    const unique = [...new Map(cricket.map((fixture) => [fixture.id, fixture])).values()].slice(0, 400);
    const tossOf = (seed: string, fixture: Fixture) => {
      const { plan, random } = cricketOf(seed, fixture);
      const play = cricketPlay(plan, random, ROUGH);
      play.step();
      return play.state().match.toss?.winner;
    };
    const same = unique.filter((fixture) => tossOf('one', fixture) === tossOf('other', fixture)).length;
    expect(unique.length).toBe(400);
    // 50 away from 200 is five standard deviations.
    expect(Math.abs(same - 200)).toBeLessThan(50);
  });
});

function withoutHash(change: FeedChange): FeedChange {
  if (change.kind !== 'match') return change;
  const { seedHash: _hash, ...match } = change.match;
  return { kind: 'match', match };
}

describe('prices', () => {
  const [fixture] = fixtures.filter(({ lane }) => lane.code === 11);
  if (fixture === undefined) throw new Error('no T20');

  /** A match played to the moment when markets open after the second ball. */
  function begun(seed: string) {
    const { plan, random } = cricketOf(seed, fixture as Fixture);
    const play = cricketPlay(plan, random, ROLLOUTS);
    for (let step = 0; step < 7 && play.dueAt() !== undefined; step += 1) play.step();
    const { match, recent, dueAt, moment } = play.state();
    return { play, history: JSON.stringify({ match, recent, dueAt, moment }) };
  }

  it('are the same after the same play, whatever the secret decides next', () => {
    const wanted = begun('secret 0');
    expect(wanted.play.state().moment).toBe('open');
    const twins = Array.from({ length: 1500 }, (_, index) => `secret ${index + 1}`).filter(
      (seed) => begun(seed).history === wanted.history,
    );
    expect(twins.length).toBeGreaterThan(3);
    for (const seed of twins) {
      const twin = begun(seed);
      expect(twin.play.prices(false)).toEqual(wanted.play.prices(false));
      expect(twin.play.score()).toEqual(wanted.play.score());
    }
  });

  it('do not depend on the weather to come', () => {
    const state = begun('secret 0').play.state();
    const shower = { kind: 'shower', innings: 0, atBall: 6, lostBalls: 24, isLasting: true } as const;
    const wet = { ...state, plan: { ...state.plan, weather: shower } };
    const dry = { ...state, plan: { ...state.plan, weather: { kind: 'fine' } as const } };
    const pricesOf = (known: typeof wet | typeof dry) =>
      cricketPricer(state.plan.matchId, ROLLOUTS).prices(known);
    expect(pricesOf(wet)).toEqual(pricesOf(dry));
  });
});

describe('the changes of a season', () => {
  it('have the hash of every match from its first change, and never a seed', () => {
    const changes = openSeason({ ...TIME, seed: 'a secret', rollouts: ROUGH }).advance(NOW);
    const text = JSON.stringify(changes);
    const matches = changes.flatMap((change) => (change.kind === 'match' ? [change.match] : []));
    expect(new Set(matches.map(({ id }) => id)).size).toBe(fixtures.length);
    for (const { id, seedHash } of matches) {
      const seed = matchSeed('a secret', id);
      expect(seedHash).toBe(commitmentTo(seed));
      expect(text).not.toContain(keyToHex(seed));
    }
    expect(text).not.toContain('a secret');
  });

  it('leave out a match whose seed is already public', () => {
    const [known = '', ...others] = fixtures.slice(0, 6).map(({ id }) => id);
    const setting = { ...TIME, seed: 'a secret', rollouts: ROUGH, only: [known, ...others] };
    const changes = openSeason({ ...setting, except: new Set([known]) }).advance(NOW);
    const ids = changes.flatMap((change) => (change.kind === 'match' ? [change.match.id] : []));
    expect(new Set(ids)).toEqual(new Set(others));
  });
});
