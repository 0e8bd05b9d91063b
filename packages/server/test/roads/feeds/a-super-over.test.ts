import type { BookmakerPicture } from '@maidan/contract';
import { simulatedScorecard } from '@maidan/feeds';
import type { CricketMatch } from '@maidan/sports';
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
  watchMatch,
} from './match-watcher.ts';

type SessionRow = BookmakerPicture['result']['session'][number];

/** In this season the match is tied, without rain. */
const setting = seasonOf('a season of ties 23');

let watcher: MatchWatcher;
beforeAll(async () => {
  watcher = await watchMatch(setting);
});
afterAll(() => watcher.close());

const isOfSuperOver = ({ session_name }: SessionRow): boolean => / SUPER OVER/i.test(session_name);
/** The last minute before the super over begins, counted from the start of the match. */
function minutesBeforeSuperOver(): number {
  const hasBegun = (minutes: number) =>
    simulatedScorecard(setting, eventId, startsAt + minutes * minuteMs)?.match.innings.some(
      ({ isSuperOver }) => isSuperOver,
    ) === true;
  let [before, after] = [0, 600];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (hasBegun(middle)) after = middle;
    else before = middle;
  }
  return before;
}

/** At any price: a refusal is then not about the price. */
const anyPrice = 1.5;

/** What the house answers to a bet on a session at its last price. */
async function pressOld({ Selection_id, runsYes, oddsYes }: SessionRow): Promise<string> {
  const { app, client } = watcher;
  const request = { odds: oddsYes, amount: 200, run: runsYes, selectionId: Selection_id };
  const bet = { ...request, marketId: `1.${eventId}`, eventId, type: 'Y' } as const;
  return (await app.call('sports/sessionBetPlaced', bet, client)).message;
}

/** By the totals on the scorecard; by those of the super overs where the innings are level. */
function winnersOf(match: CricketMatch): Record<OddsType, string> {
  const totals = (isSuperOver: boolean) =>
    match.teams.map(
      (team) => plainRun(match, { ask: 'innings-runs', team, inningsNumber: 1, isSuperOver }) ?? 0,
    );
  const [first = 0, second = 0] = totals(false);
  expect(first).toBe(second);
  const [mine = 0, theirs = 0] = totals(true);
  expect(mine).not.toBe(theirs);
  const winner = mine > theirs ? '1' : '2';
  const toss = match.toss?.winner === match.teams[0] ? '1' : '2';
  return { bookmaker: winner, matchOdds: winner, tiedMatch: '1', toss };
}

test('in a super over bets are taken on its winner and its own sessions, and on nothing of the match before it', async () => {
  const { clock, placed, step, bookmaker, statusNow, betOdds, betOnRows, betOnExchange, betOnSessions } =
    watcher;
  const before = await bookmaker();
  await betOnRows('toss', before.toss_data, true);
  await betOnExchange(true);
  await step(startsAt - 1000 - clock.now());

  const old = new Map<string, SessionRow>();
  const texts = new Set<string>();
  for (let minutes = minutesBeforeSuperOver(); minutes > 0; minutes -= 1) {
    await step(minuteMs);
    const { session } = await bookmaker();
    for (const row of session) old.set(row.Selection_id, row);
    if (minutes % 4 === 0) await betOnSessions(session);
    if (minutes % 20 === 0) await betOnExchange(minutes % 40 === 0);
  }
  const unpressed = [...old.values()];
  const pressedAtOnce = Math.ceil(unpressed.length / 10);
  let inSuperOver = 0;
  while ((await statusNow()) !== 'COMPLETED') {
    await step(stepMs);
    const shown = await bookmaker();
    if (inSuperOver === 0 && !shown.session.some(isOfSuperOver)) continue;
    inSuperOver += 1;
    const sent = placed.length;
    for (const row of unpressed.splice(0, pressedAtOnce)) texts.add(await pressOld(row));
    for (const isBack of [true, false])
      for (const selection of [1, 2]) {
        texts.add(await betOdds('tiedMatch', selection, isBack, anyPrice));
        texts.add(await betOdds('toss', selection, isBack, anyPrice));
      }
    expect(placed.length).toBe(sent);
    await betOnSessions(shown.session.filter(isOfSuperOver));
    await betOnRows('bookmaker', shown.team_data, inSuperOver % 2 === 0);
    await betOnExchange(inSuperOver % 2 === 1);
  }
  expect(inSuperOver).toBeGreaterThan(10);
  expect(old.size).toBeGreaterThan(30);
  expect(unpressed).toEqual([]);
  expect(texts).not.toContain('Bet Placed Successfully');
  const late = placed.slice(-20).map(({ kind }) => kind);
  for (const kind of ['bookmaker', 'matchOdds', 'fancy'] as const) expect(late).toContain(kind);
});

test('every settlement of that super over agrees to the hundredth with an independent count', async () => {
  const { app, clock, placed } = watcher;
  const card = simulatedScorecard(setting, eventId, clock.now());
  if (card === undefined) throw new Error('the match has no card');
  const ofSuperOver = placed.filter(({ selection }) => card.sessions.get(selection)?.isSuperOver === true);
  expect(ofSuperOver.length).toBeGreaterThan(3);
  await watcher.expectSettled(card, winnersOf(card.match));
  expect(await auditHouse(app.db)).toMatchObject({ faults: [], faultCount: 0 });
});
