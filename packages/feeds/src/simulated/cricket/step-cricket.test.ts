import { seededRandom } from '@maidan/betting';
import type { CricketMatch, Delivery, Innings } from '@maidan/sports';
import { beforeAll, describe, expect, it } from 'vitest';
import { beforeToss, type CricketState } from '../../cricket/cricket-state.ts';
import type { SeasonFormat } from '../../cricket/figures/format.ts';
import { odiSeries, t20Series, testSeries } from '../names/teams.ts';
import { pairOf } from '../season/fixture.ts';
import { makePlan } from './make-plan.ts';
import { stepCricket } from './step-cricket.ts';

const SERIES = { T20: t20Series[0], ODI: odiSeries[0], Test: testSeries[0] };

function playMatch(format: SeasonFormat, index: number): CricketState {
  const season = seededRandom('laws');
  const random = season.child(`${format} ${index}`);
  const teams = pairOf(SERIES[format]?.teams ?? [], index);
  let state = beforeToss(makePlan(season, random, `3011${500_000 + index}`, format, teams, '2026-11-15'));
  while (state.moment !== 'over') state = stepCricket(state, random.child(`step ${state.steps}`));
  return state;
}

function deliveries(innings: Innings): readonly Delivery[] {
  return innings.overs.flatMap((over) => over.deliveries);
}

function isLegal({ extras }: Delivery): boolean {
  return extras.wides + extras.noBalls === 0;
}

function runsOf(innings: Innings): number {
  return deliveries(innings).reduce(
    (sum, { batterRuns, extras }) =>
      sum + batterRuns + extras.wides + extras.noBalls + extras.byes + extras.legByes + extras.penalty,
    0,
  );
}

function wicketsOf(innings: Innings): number {
  return deliveries(innings).flatMap(({ dismissals }) =>
    dismissals.filter(({ kind }) => kind !== 'retired hurt'),
  ).length;
}

let played: readonly CricketState[] = [];

beforeAll(() => {
  played = [
    ...Array.from({ length: 130 }, (_, index) => playMatch('T20', index)),
    ...Array.from({ length: 16 }, (_, index) => playMatch('ODI', index)),
    ...Array.from({ length: 8 }, (_, index) => playMatch('Test', index)),
  ];
});

function eachInnings(see: (innings: Innings, match: CricketMatch, state: CricketState) => void): void {
  for (const state of played) for (const innings of state.match.innings) see(innings, state.match, state);
}

describe('a simulated scorecard', () => {
  it('has at most ten wickets an innings, two in a super over', () => {
    eachInnings((innings) => expect(wicketsOf(innings)).toBeLessThanOrEqual(innings.isSuperOver ? 2 : 10));
  });

  it('has six legal balls in every over but the last', () => {
    eachInnings((innings) => {
      const counts = innings.overs.map((over) => over.deliveries.filter(isLegal).length);
      expect(counts.slice(0, -1).every((count) => count === 6)).toBe(true);
      expect(counts.at(-1) ?? 0).toBeLessThanOrEqual(6);
    });
  });

  it('never outlasts its overs, or a chase its revised ones', () => {
    eachInnings((innings, match) => {
      const allowed = innings.isSuperOver ? 1 : (innings.target?.overs ?? match.scheduledOvers ?? 450);
      expect(innings.overs.length).toBeLessThanOrEqual(Math.max(allowed, match.format === 'Test' ? 450 : 0));
    });
  });

  it('never lets a bowler bowl two overs in a row, nor more than a fifth of a full limited innings', () => {
    eachInnings((innings, match) => {
      if (innings.isSuperOver) return;
      const bowlers = innings.overs.map((over) => over.deliveries[0]?.bowler);
      bowlers.forEach((bowler, over) => {
        expect(bowler).not.toBe(bowlers[over - 1]);
      });
      if (match.format === 'Test' || innings.overs.length < (match.scheduledOvers ?? 0)) return;
      for (const bowler of new Set(bowlers)) {
        const quota = (match.scheduledOvers ?? 0) / 5;
        expect(bowlers.filter((each) => each === bowler).length).toBeLessThanOrEqual(quota);
      }
    });
  });

  it('agrees with the figures the prices are made from', () => {
    for (const { match, game } of played) {
      const written = match.innings.filter((innings) => !innings.isSuperOver);
      expect(
        written.map((innings) => [
          runsOf(innings),
          wicketsOf(innings),
          deliveries(innings).filter(isLegal).length,
        ]),
      ).toEqual((game?.innings ?? []).map(({ runs, wickets, balls }) => [runs, wickets, balls]));
    }
  });

  it('never lets a batter bat on after being out', () => {
    eachInnings((innings) => {
      const gone = new Set<string>();
      for (const { batter, nonStriker, dismissals } of deliveries(innings)) {
        expect(gone.has(batter) || gone.has(nonStriker)).toBe(false);
        for (const { kind, player } of dismissals) if (kind !== 'retired hurt') gone.add(player);
      }
    });
  });

  it('gives every chase the right target, and ends it on the ball that reaches it', () => {
    for (const { match, hasRained } of played) {
      const [first, second] = match.innings;
      if (match.format === 'Test' || first === undefined || second?.target === undefined) continue;
      if (!hasRained) expect(second.target.runs).toBe(runsOf(first) + 1);
      const balls = deliveries(second);
      const before = runsOf({ ...second, overs: [{ number: 0, deliveries: balls.slice(0, -1) }] });
      expect(before).toBeLessThan(second.target.runs);
    }
  });

  it('has the winner that the scores give', () => {
    for (const { match, hasRained } of played) {
      const { outcome } = match;
      if (outcome?.kind !== 'won' || hasRained) continue;
      const total = (team: string) =>
        match.innings
          .filter((innings) => innings.team === team)
          .reduce((sum, innings) => sum + runsOf(innings), 0);
      const loser = match.teams.find((team) => team !== outcome.team) ?? '';
      expect(total(outcome.team)).toBeGreaterThan(total(loser));
    }
  });

  it('decides every offered session exactly once, under a name of its own', () => {
    for (const { offers, decisions, pending } of played) {
      expect(pending).toEqual([]);
      expect(decisions.map(({ marketId }) => marketId).sort()).toEqual(
        offers.map(({ marketId }) => marketId).sort(),
      );
      expect(new Set(offers.map(({ name }) => name)).size).toBe(offers.length);
    }
  });
});

describe('a season of simulated cricket', () => {
  it('has every kind of extra and the usual ways of getting out', () => {
    const balls = played.flatMap(({ match }) => match.innings.flatMap(deliveries));
    for (const kind of ['wides', 'noBalls', 'byes', 'legByes'] as const) {
      expect(balls.some(({ extras }) => extras[kind] > 0)).toBe(true);
    }
    expect(balls.some(({ isFreeHit }) => isFreeHit === true)).toBe(true);
    const kinds = new Set(balls.flatMap(({ dismissals }) => dismissals.map(({ kind }) => kind)));
    for (const kind of [
      'bowled',
      'caught',
      'caught and bowled',
      'lbw',
      'stumped',
      'run out',
      'hit wicket',
      'retired hurt',
    ] as const) {
      expect(kinds).toContain(kind);
    }
  });

  it('has super overs, rain that shortens and rain that ends matches, declarations and sides all out', () => {
    const innings = played.flatMap(({ match }) => match.innings);
    expect(innings.some(({ isSuperOver }) => isSuperOver)).toBe(true);
    expect(innings.some(({ isDeclared }) => isDeclared)).toBe(true);
    expect(innings.some((each) => wicketsOf(each) === 10)).toBe(true);
    expect(innings.some(({ target }) => target !== undefined && target.overs < 20)).toBe(true);
    const outcomes = new Set(played.map(({ match }) => match.outcome?.kind));
    expect(outcomes).toEqual(new Set(['won', 'tied', 'drawn', 'no result']));
  });

  it('takes about half an hour for a T20, an hour for an ODI and two for a Test', () => {
    const minutes = (format: SeasonFormat) => {
      const lengths = played
        .filter(({ plan, hasRained }) => plan.format === format && !hasRained)
        .map(({ dueAt }) => dueAt / 60_000);
      return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    };
    expect(minutes('T20')).toBeGreaterThan(24);
    expect(minutes('T20')).toBeLessThan(31);
    expect(minutes('ODI')).toBeGreaterThan(52);
    expect(minutes('ODI')).toBeLessThan(66);
    expect(minutes('Test')).toBeGreaterThan(95);
    expect(minutes('Test')).toBeLessThan(135);
  });

  it('plays the same match again from the same seed', () => {
    expect(playMatch('T20', 3)).toEqual(played[3]);
  });
});
