import { readCricsheet, recordedScorecard } from '@maidan/feeds';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertMarkets } from '../../src/bets/markets-store.ts';
import { defaultLimits } from '../../src/products/sports/match-terms.ts';
import { insertReplay } from '../../src/products/sports/replays/store.ts';
import { upsertMatch } from '../../src/products/sports/store.ts';
import { type OperatorDesk, openDesk } from '../operator/operator-desk.ts';
import { aLine, testStart } from '../support/test-house.ts';
import { twoOverMatch } from './recording-files.ts';
import { standingResults } from './standing-results.ts';

const event = '991767225600';
const longAgo = testStart - 3_600_000;
let desk: OperatorDesk;

/** Market ids as the replay gives them, by session. */
function marketOf(wanted: object): string {
  const reading = readCricsheet(JSON.stringify(twoOverMatch()));
  if (!reading.ok) throw new Error(reading.reason);
  const card = recordedScorecard(reading.match, { matchId: event, startedAt: longAgo, speed: 1 }, testStart);
  const found = [...(card?.sessions ?? [])].find(
    ([, session]) => JSON.stringify(session) === JSON.stringify(wanted),
  );
  if (found === undefined) throw new Error(`no session ${JSON.stringify(wanted)}`);
  return found[0];
}

const firstOver = marketOf({ ask: 'only-over-runs', team: 'Lions', over: 1 });
const secondOver = marketOf({ ask: 'only-over-runs', team: 'Lions', over: 2 });
const innings = marketOf({ ask: 'innings-runs', team: 'Lions', inningsNumber: 1 });

async function offer(id: string, name: string): Promise<void> {
  const session = { kind: 'fancy', definition: aLine, isCommission: false };
  await insertMarkets(desk.db, [{ id, name, product: 'sports', eventId: event, ...session }], testStart);
}

beforeEach(async () => {
  desk = await openDesk();
  await insertReplay(desk.db, {
    event_id: event,
    file_name: 'small.json',
    recording: new TextEncoder().encode(JSON.stringify(twoOverMatch())),
    speed: 1,
    started_at: longAgo,
  });
  const match = {
    id: event,
    sport: 'cricket',
    name: 'Lions v Tigers',
    series: '',
    teams: ['Lions', 'Tigers'],
  } as const;
  const more = { room: `1.${event}`, source: `replay ${event}`, limits: defaultLimits, now: testStart };
  await upsertMatch(desk.db, { ...match, startsAt: longAgo, status: 'completed' }, more);
  await offer(firstOver, 'ONLY 1 OVER RUN LIO');
  await offer(secondOver, 'ONLY 2 OVER RUN LIO');
  await offer(innings, 'LAMBI LIO');
});
afterEach(() => desk.db.close());

/** Yes at 12 wins on the recorded 12, and loses once a four becomes a one. */
async function settleAsRecorded() {
  const yes = await desk.house.client(1000);
  const no = await desk.house.client(1000);
  await desk.house.place({ client: yes, marketId: firstOver, stake: 100, run: 12, rate: 90 });
  await desk.house.place({ client: no, marketId: firstOver, stake: 100, run: 12, rate: 100, side: 'lay' });
  await desk.house.place({ client: no, marketId: secondOver, stake: 100, run: 20, rate: 100 });
  await desk.house.declare(firstOver, { run: 12 });
  await desk.house.declare(secondOver, { run: 12 });
  await desk.house.declare(innings, { run: 24 });
  return { yes, no };
}

const nothingToCorrect = 'Nothing is left to correct: the ball stands as you say.';
const correction = `correct-ball ${event} 1.0.3 --runs 1 --reason "third umpire"`;

describe('a scorer’s correction after settlement', () => {
  it('shows which results, bets and clients change and by how much, and changes nothing', async () => {
    const { yes, no } = await settleAsRecorded();
    const before = [await desk.house.wallet(yes), await desk.house.wallet(no)];
    const result = await desk.run(correction);
    expect(result.exit).toBe(0);
    const text = result.lines.join('\n');
    expect(text).toContain(`${firstOver} ONLY 1 OVER RUN LIO: 12 becomes 9.`);
    expect(text).toContain(`${innings} LAMBI LIO: 24 becomes 21.`);
    expect(text).not.toContain('ONLY 2 OVER RUN');
    expect(text).toContain('Bets that change: 2');
    expect(text).toMatch(/CLIENT1\s+yes\s+12\s+100\s+90\s+-100/);
    expect(text).toMatch(/CLIENT1\s+-190/);
    expect(text).toMatch(/CLIENT2\s+200/);
    expect(text).toContain('Nothing was changed.');
    expect([await desk.house.wallet(yes), await desk.house.wallet(no)]).toEqual(before);
  });

  it('shows the ball as it stands and as it is corrected, with its extras and who is out', async () => {
    await settleAsRecorded();
    const out = `correct-ball ${event} 1.0.3 --runs 0 --wides 2 --out stumped --reason "third umpire"`;
    expect((await desk.run(out)).lines.slice(0, 2)).toEqual([
      'Ball 1.0.3 stands as A Singh facing F Roy: 4 runs.',
      'You say it is A Singh facing F Roy: 0 runs, 2 wides, A Singh stumped.',
    ]);
  });

  it('confirmed, corrects them by the money road, each with its reason', async () => {
    const { yes, no } = await settleAsRecorded();
    const [wasYes, wasNo] = [await desk.house.wallet(yes), await desk.house.wallet(no)];
    const result = await desk.run(`${correction} --confirm`);
    expect(result).toMatchObject({ exit: 0 });
    expect((await desk.house.wallet(yes)).balance).toBe(wasYes.balance - 190);
    expect((await desk.house.wallet(no)).balance).toBe(wasNo.balance + 200);
    const standing = await standingResults(desk.db);
    expect(standing.find(({ id }) => id === firstOver)).toMatchObject({
      outcome: { run: 9 },
      reason: expect.stringMatching(/9.*Ball 1\.0\.3 was corrected: third umpire/),
    });
    expect((await desk.run('audit')).exit).toBe(0);
  });

  it('given twice is done once, and a later correction builds on the first', async () => {
    const { yes } = await settleAsRecorded();
    await desk.run(`${correction} --confirm`);
    const once = await desk.house.wallet(yes);
    expect((await desk.run(`${correction} --confirm`)).lines[2]).toBe('No result changes.');
    expect(await desk.house.wallet(yes)).toEqual(once);
    expect((await desk.run(correction)).lines.at(-1)).toBe(nothingToCorrect);
    const next = await desk.run(
      `correct-ball ${event} 1.0.1 --runs 6 --reason "it cleared the rope" --confirm`,
    );
    expect(next.lines).toContain(`${firstOver} ONLY 1 OVER RUN LIO: 9 becomes 11.`);
  });

  it('of a ball that changes no result is offered for the record alone', async () => {
    await settleAsRecorded();
    const unseen = `correct-ball ${event} 1.0.3 --batter "C Rao" --reason "wrong batter"`;
    expect((await desk.run(unseen)).lines.at(-1)).toBe(
      'Nothing was changed. Repeat the command with --confirm to record the ball.',
    );
    await desk.run(`${unseen} --confirm`);
    expect((await desk.run(unseen)).lines.at(-1)).toBe(nothingToCorrect);
  });

  it('taken back, gives the first result again', async () => {
    const { yes, no } = await settleAsRecorded();
    const before = [await desk.house.wallet(yes), await desk.house.wallet(no)];
    await desk.run(`${correction} --confirm`);
    await desk.run(`correct-ball ${event} 1.0.3 --runs 4 --reason "not so" --confirm`);
    expect([await desk.house.wallet(yes), await desk.house.wallet(no)]).toEqual(before);
  });

  it('leaves alone what somebody settled by hand', async () => {
    await settleAsRecorded();
    await desk.house.correct(firstOver, { void: true });
    const result = await desk.run(`${correction} --confirm`);
    expect(result.lines).toContain(
      `${firstOver} ONLY 1 OVER RUN LIO: settled by hand as void, left so (the balls say 9).`,
    );
  });

  it('says how many markets are still open', async () => {
    await desk.house.declare(firstOver, { run: 12 });
    expect((await desk.run(correction)).lines).toContain(
      '2 markets of the match are still open; repeat the command once they are settled.',
    );
    await desk.house.declare(secondOver, { run: 12 });
    expect((await desk.run(correction)).lines).toContain(
      '1 market of the match is still open; repeat the command once it is settled.',
    );
  });

  it('is refused in one line where it cannot be made', async () => {
    for (const [line, reason] of [
      ['nothing 1.0.3 --reason x', /is no cricket match whose balls we have/],
      [`${event} 1.5.1 --reason x`, /Ball 1\.5\.1 has not been bowled/],
      [`${event} third --reason x`, /"third" is not a ball/],
      [`${event} 1.0.3 --runs many --reason x`, /--runs is "many"/],
      [`${event} 1.0.3 --out ducked --reason x`, /--out is "ducked"/],
      [`${event} 1.0.3 --out caught --player Nobody --reason x`, /"Nobody" is not in the side that bats/],
      [`${event} 1.0.3 --runs 1`, /--reason is missing/],
    ] as const) {
      const result = await desk.run(`correct-ball ${line}`);
      expect(result).toMatchObject({ exit: 1, reason: expect.stringMatching(reason) });
    }
  });
});

describe('unread-sessions', () => {
  it('lists sessions waiting for a result whose names cannot be read, and only those', async () => {
    await offer('odd1', 'MANGO SEASON LIO');
    await offer('odd2', '2 OVER RUNS TIG');
    const result = await desk.run('unread-sessions --json');
    expect(result.lines.map((line) => JSON.parse(line))).toEqual([
      {
        market: 'odd1',
        name: 'MANGO SEASON LIO',
        match: 'Lions v Tigers',
        status: 'completed',
        source: `replay ${event}`,
        bets: 0,
        missing: '"MANGO SEASON" is neither side of the match nor one player of it',
      },
    ]);
    await desk.house.declare('odd1', { void: true });
    expect((await desk.run('unread-sessions')).lines).toEqual([
      'Every session waiting for a result can be read.',
    ]);
  });
});
