import { simulatedScorecard } from '@maidan/feeds';
import { allMarketKinds, type CricketMatch, oddsTypeOf } from '@maidan/sports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../../src/bets/audit/audit.ts';
import { plainRun } from '../../support/plain-scorer.ts';
import {
  eventId,
  type MatchWatcher,
  minuteMs,
  type OddsType,
  seasonOf,
  startsAt,
  stepMs,
  type WatchedBet,
  watchMatch,
} from './match-watcher.ts';

const setting = seasonOf('a season of proof 2');

let watcher: MatchWatcher;
beforeAll(async () => {
  watcher = await watchMatch(setting);
});
afterAll(() => watcher.close());

/** By the totals on the scorecard: the higher wins. */
function winnersOf(match: CricketMatch): Record<OddsType, string> {
  const runs = match.teams.map(
    (team) => plainRun(match, { ask: 'innings-runs', team, inningsNumber: 1 }) ?? 0,
  );
  const [first = 0, second = 0] = runs;
  const winner = first > second ? '1' : '2';
  return {
    bookmaker: winner,
    matchOdds: winner,
    tiedMatch: first === second ? '1' : '2',
    toss: match.toss?.winner === match.teams[0] ? '1' : '2',
  };
}

test('a whole T20 is watched and bet on through the calls', async () => {
  const { clock, placed, step, bookmaker, statusNow, betOdds, betOnRows, betOnExchange, betOnSessions } =
    watcher;
  const before = await bookmaker();
  await betOnRows('toss', before.toss_data, true);
  await betOnRows('toss', before.toss_data, false);
  await betOnRows('bookmaker', before.team_data, true);
  await betOnExchange(true);
  expect(await statusNow()).toBe('UPCOMING');

  await step(startsAt - 59 * minuteMs - clock.now());
  expect(await betOdds('toss', 1, true, 0.95)).toBe(
    'Bets on this market are accepted until 60 minutes before the start',
  );
  await step(startsAt - 1000 - clock.now());

  let balls = 0;
  while ((await statusNow()) !== 'COMPLETED') {
    await step(stepMs);
    balls += 1;
    const shown = await bookmaker();
    await betOnSessions(shown.session);
    if (balls % 6 === 0) await betOnRows('bookmaker', shown.team_data, balls % 12 === 0);
    if (balls % 8 === 0) await betOnExchange(balls % 16 === 0);
  }
  const count = (kind: WatchedBet['kind'], isBack: boolean) =>
    placed.filter((bet) => bet.kind === kind && bet.isBack === isBack).length;
  for (const kind of allMarketKinds.map(oddsTypeOf))
    for (const isBack of [true, false])
      expect(count(kind, isBack), `the season offers ${kind}, back: ${isBack}`).toBeGreaterThan(1);
});

test('every settlement of that T20 agrees to the hundredth with an independent count', async () => {
  const { app, clock, placed } = watcher;
  const card = simulatedScorecard(setting, eventId, clock.now());
  if (card === undefined) throw new Error('the match has no card');
  const { match, sessions } = card;
  const asksOffered = new Set([...sessions.values()].map(({ ask }) => ask));
  const asksBet = new Set(placed.flatMap(({ selection }) => sessions.get(selection)?.ask ?? []));
  expect(asksBet, 'a session that is put up has a price: measure-session.ts').toEqual(asksOffered);
  expect(asksBet.size).toBeGreaterThanOrEqual(16);
  await watcher.expectSettled(card, winnersOf(match));
  expect(await auditHouse(app.db)).toMatchObject({ faults: [], faultCount: 0 });
});
