import { seededRandom } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { footballSeries } from '../names/teams.ts';
import { pairOf } from '../season/fixture.ts';
import { footballChances, goalsLeft, ratesOf } from './football-model.ts';
import { makeFootballPlan } from './football-plan.ts';
import { footballPlay } from './football-play.ts';

const season = seededRandom('football');

function playMatch(index: number, isKnockOut: boolean) {
  const plan = makeFootballPlan(
    season,
    `3021${500_000 + index}`,
    pairOf(footballSeries[0]?.teams ?? [], index),
    isKnockOut,
  );
  const play = footballPlay(plan, season.child(`match ${index} ${isKnockOut}`));
  while (play.dueAt() !== undefined) play.step();
  return play;
}

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
        .map(({ player }) => player);
      expect(new Set(yellows).size).toBe(yellows.length);
    }
  });
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
