import { seededRandom } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { footballSeries } from '../names/teams.ts';
import { pairOf } from '../season/fixture.ts';
import type { SeasonGenerator } from '../season/generators.ts';
import { footballChances, goalsLeft, ratesOf } from './football-model.ts';
import { footballPlay } from './football-play.ts';
import { type FootballPlan, makeFootballPlan } from './football-state.ts';

const season = seededRandom('football');

const planOf = (index: number, isKnockOut: boolean) =>
  makeFootballPlan(
    season,
    `3021${500_000 + index}`,
    pairOf(footballSeries[0]?.teams ?? [], index),
    isKnockOut,
  );

function playOut(plan: FootballPlan, name: string) {
  const play = footballPlay(plan, season.child(name));
  while (play.dueAt() !== undefined) play.step();
  return play;
}

const playMatch = (index: number, isKnockOut: boolean, generator: SeasonGenerator = 3) =>
  playOut({ ...planOf(index, isKnockOut), generator }, `match ${index} ${isKnockOut}`);

const league = Array.from({ length: 200 }, (_, index) => playMatch(index, false));
const cup = Array.from({ length: 120 }, (_, index) => playMatch(index, true));

describe('a simulated football match', () => {
  it('has the goals its events list, each by a player of the side', () => {
    for (const play of [...league, ...cup]) {
      const { goals, events, plan } = play.state();
      const scored = (side: number) =>
        events.filter((event) => event.side === side && (event.kind === 'goal' || event.kind === 'penalty'))
          .length;
      expect([scored(0), scored(1)]).toEqual(goals);
      for (const { side, player, minute } of events) {
        expect(plan.teams[side].players).toContain(player);
        expect(minute).toBeGreaterThanOrEqual(1);
        expect(minute).toBeLessThanOrEqual(120);
      }
    }
  });

  it('ends after ninety minutes in a league and never level in a knock-out', () => {
    for (const play of league) expect(play.state().minute).toBe(90);
    for (const play of cup) {
      const { goals, penalties, full, minute } = play.state();
      expect(minute === 120).toBe(full?.[0] === full?.[1]);
      if (goals[0] === goals[1]) expect(penalties?.[0]).not.toBe(penalties?.[1]);
      else expect(penalties).toBeUndefined();
    }
    expect(cup.some((play) => play.state().penalties !== undefined)).toBe(true);
  });

  it('settles match odds and bookmaker once, on ninety minutes', () => {
    for (const play of [...league, ...cup]) {
      const [home = 0, away = 0] = play.state().full ?? [];
      const runnerId = home > away ? '1' : home < away ? '2' : '3';
      expect(play.decisions().map(({ result }) => result)).toEqual([
        { kind: 'winner', runnerId },
        { kind: 'winner', runnerId },
      ]);
    }
  });

  it('shows in extra time the chances of the result after ninety minutes, which is known', () => {
    const extra = playMatch(
      cup.findIndex((play) => play.state().minute === 120 && play.state().penalties === undefined),
      true,
    );
    expect(extra.state().goals[0]).not.toBe(extra.state().goals[1]);
    expect(extra.score().detail).toMatchObject({ chances: [0, 100, 0] });
  });

  it('takes about twenty-five minutes', () => {
    const lengths = league.map((play) => play.state().dueAt / 60_000);
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeGreaterThan(20);
    expect(Math.max(...lengths)).toBeLessThan(30);
  });

  it('has cards, and a second yellow is a red', () => {
    const events = league.flatMap((play) => play.state().events);
    expect(events.some(({ kind }) => kind === 'red card')).toBe(true);
    for (const play of league) {
      const yellows = play
        .state()
        .events.filter(({ kind }) => kind === 'yellow card')
        .map(({ side, player }) => `${side} ${player}`);
      expect(new Set(yellows).size).toBe(yellows.length);
    }
  });
});

/** Goals of a player, and cards shown to one, after the player was sent off. */
function actsOfSentOff(matches: readonly ReturnType<typeof playMatch>[]): readonly string[] {
  return matches.flatMap((play) => {
    const off = new Set<string>();
    return play.state().events.flatMap(({ side, player, kind }) => {
      const isOff = off.has(`${side} ${player}`);
      if (kind === 'red card') off.add(`${side} ${player}`);
      return isOff ? [kind] : [];
    });
  });
}

describe('a player who was sent off', () => {
  const many = (generator: SeasonGenerator) =>
    Array.from({ length: 900 }, (_, index) => playMatch(index, index % 3 === 0, generator));

  it('neither scores nor is shown another card', () => {
    const matches = many(3);
    expect(matches.filter((play) => play.state().reds[0] + play.state().reds[1] > 0).length).toBeGreaterThan(
      80,
    );
    expect(actsOfSentOff(matches)).toEqual([]);
    for (const play of matches) {
      const { events, plan } = play.state();
      const goals = events.filter(({ kind }) => kind === 'goal' || kind === 'penalty');
      for (const { side, player } of goals) expect(player).not.toBe(plan.teams[side].players[0]);
    }
  });

  it('does both in generator 2, which is not changed', () => {
    expect(new Set(actsOfSentOff(many(2)))).toEqual(new Set(['goal', 'penalty', 'yellow card', 'red card']));
  });
});

it('a yellow card is not held against a player of the same name on the other side, as it is in generator 2', () => {
  const [home, away] = planOf(0, false).teams;
  const teams = [home, { ...away, players: home.players }] as const;
  const yellowOnBothSides = (generator: SeasonGenerator) =>
    Array.from({ length: 60 }, (_, index) =>
      playOut({ ...planOf(index, false), teams, generator }, `${index}`),
    )
      .map((play) => play.state().events.filter(({ kind }) => kind === 'yellow card'))
      .filter((yellows) =>
        yellows.some(({ player }) => yellows.filter((other) => other.player === player).length > 1),
      );
  expect(yellowOnBothSides(2)).toEqual([]);
  expect(yellowOnBothSides(3)).not.toEqual([]);
});

describe('the football model', () => {
  it('has chances that add up to 1, and favours the leading side more as time runs out', () => {
    const rates = ratesOf(1, 0);
    for (const minute of [0, 30, 60, 89]) {
      const { home, draw, away } = footballChances(
        1,
        goalsLeft(rates.home, minute, 0, 0),
        goalsLeft(rates.away, minute, 0, 0),
      );
      expect(home + draw + away).toBeCloseTo(1, 9);
    }
    expect(footballChances(1, 0, 0)).toEqual({ home: 1, draw: 0, away: 0 });
    expect(footballChances(0, 0, 0)).toEqual({ home: 0, draw: 1, away: 0 });
  });

  it('expects the given number of goals in ninety minutes', () => {
    expect(goalsLeft(1.4, 0, 0, 0)).toBeCloseTo(1.4, 6);
    expect(goalsLeft(1.4, 45, 1, 0)).toBeLessThan(goalsLeft(1.4, 45, 0, 0));
  });
});
