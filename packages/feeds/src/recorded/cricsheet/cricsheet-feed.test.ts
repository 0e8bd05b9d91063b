import { manualClock } from '@maidan/betting';
import { type CricketMatch, contextOfMatch, judgeSession, parseSessionName } from '@maidan/sports';
import { describe, expect, test } from 'vitest';
import type { FeedChange } from '../../feed.ts';
import type { CricketDetail } from '../../score.ts';
import { edgeMatch } from '../testing/judge-edge.ts';
import { describeRecorded, recordedMatch } from '../testing/recorded-matches.ts';
import { playMatch, smallMatch } from '../testing/write-match.ts';
import {
  checkCricsheet,
  cricsheetFeed,
  openCricsheet,
  recordedScorecard,
  replayLeadMs,
} from './cricsheet-feed.ts';
import { cricsheetPlay } from './cricsheet-play.ts';
import { readCricsheet } from './read-cricsheet.ts';

/** Few: settlement does not depend on the prices quoted. */
const rollouts = { innings: 2, match: 2 };
const startedAt = Date.UTC(2026, 0, 1);
const setting = { matchId: '991767225600', startedAt, speed: 1, rollouts };

function small(change: (file: ReturnType<typeof smallMatch>) => void = () => {}): CricketMatch {
  const file = smallMatch();
  change(file);
  const reading = readCricsheet(JSON.stringify(file));
  if (!reading.ok) throw new Error(reading.reason);
  return reading.match;
}

/** Every beat of a whole replay. */
function play(match: CricketMatch): readonly (readonly FeedChange[])[] {
  const replay = openCricsheet(match, setting);
  const beats = [replay.advance(startedAt)];
  for (let due = replay.dueAt(); due !== undefined; due = replay.dueAt()) beats.push(replay.advance(due));
  return beats;
}

function ofKind<Kind extends FeedChange['kind']>(beats: readonly (readonly FeedChange[])[], kind: Kind) {
  return beats.flat().filter((change): change is Extract<FeedChange, { kind: Kind }> => change.kind === kind);
}

const details = (match: CricketMatch): readonly CricketDetail[] =>
  ofKind(play(match), 'score').map(({ score }) => score.detail as CricketDetail);

/** For each session: the verdict of the rules on the whole match, and the result that the feed declared. */
function compareWithRules(match: CricketMatch, beats: readonly (readonly FeedChange[])[]) {
  const results = new Map(ofKind(beats, 'result').map((change) => [change.marketId, change]));
  return ofKind(beats, 'market')
    .filter(({ market }) => market.kind === 'fancy')
    .flatMap(({ market }) => {
      const session = parseSessionName(market.name, contextOfMatch(match));
      if (session === undefined) return [`${market.name} cannot be read`];
      const verdict = judgeSession(match, session);
      const result = results.get(market.id)?.result;
      const isSame =
        verdict.kind === 'run'
          ? result?.kind === 'run' && result.run === verdict.run
          : result?.kind === 'void';
      return isSame ? [] : [`${market.name}: ${JSON.stringify(verdict)} but ${JSON.stringify(result)}`];
    });
}

describe('a recorded match on the board', () => {
  test('has one result for every market it offers, and for each session the one the rules give', () => {
    const match = small();
    const beats = play(match);
    const offered = ofKind(beats, 'market').map(({ market }) => market.id);
    expect(
      ofKind(beats, 'result')
        .map(({ marketId }) => marketId)
        .toSorted(),
    ).toEqual(offered.toSorted());
    expect(offered.length).toBeGreaterThan(50);
    expect(compareWithRules(match, beats)).toEqual([]);
  });

  test('has the winner of the scorecard, and is sent as over last', () => {
    const beats = play(small());
    expect(
      ofKind(beats, 'result').find(({ marketId }) => marketId.endsWith('1') && marketId.startsWith('1.')),
    ).toMatchObject({
      result: { kind: 'winner', runnerId: '1' },
      reason: 'India won by 9 runs.',
    });
    expect(beats.at(-1)?.at(-1)).toMatchObject({ kind: 'match', match: { status: 'completed' } });
  });

  test('is marked as a recording', () => {
    const sent = ofKind(play(small()), 'match');
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.filter(({ match }) => match.isRecording !== true)).toEqual([]);
  });

  test('has results known from the moment of their ball, however late they are sent', () => {
    const inTime = new Map<string, number | undefined>();
    const replay = openCricsheet(small(), setting);
    replay.advance(startedAt);
    for (let due = replay.dueAt(); due !== undefined; due = replay.dueAt())
      for (const change of replay.advance(due))
        if (change.kind === 'result') {
          expect(change.knownAt).toBe(due);
          inTime.set(change.marketId, change.knownAt);
        }
    const late = openCricsheet(small(), setting).advance(startedAt + 86_400_000);
    const known = ofKind([late], 'result').map(({ marketId, knownAt }) => [marketId, knownAt] as const);
    expect(new Map(known)).toEqual(inTime);
    expect(inTime.size).toBeGreaterThan(50);
  });

  test('has no open market while a ball is bowled', () => {
    const states = new Map<string, string>();
    for (const beat of play(small())) {
      for (const change of beat) if (change.kind === 'prices') states.set(change.marketId, change.state);
      const score = beat.find((change) => change.kind === 'score');
      const isRunning = JSON.stringify(score).includes('"isBallRunning":true');
      if (isRunning) expect([...states.values()]).not.toContain('open');
    }
    expect(states.size).toBeGreaterThan(50);
  });

  test('has a score with the batters, the bowler and the worm, by the names of the scorecard', () => {
    const scores = ofKind(play(small()), 'score').map(({ score }) => JSON.stringify(score));
    expect(
      scores.some(
        (score) => score.includes('"name":"I1","runs":10,"balls":3') && score.includes('"name":"N1"'),
      ),
    ).toBe(true);
    expect(scores.at(-1)).toContain('IND 16/1 (0.3) & NEP 1/0 (0.1) - India won by 9 runs');
  });

  test('shows the openers before their first ball', () => {
    const [, opening] = details(small());
    expect(opening?.batters).toMatchObject([
      { name: 'I1', runs: 0, isOnStrike: true },
      { name: 'I2', runs: 0, isOnStrike: false },
    ]);
  });

  test('says between balls whether an over ended or the next ball is a free hit', () => {
    const statuses = details(small()).map(({ status }) => status.text);
    expect(statuses).toContain('No ball, free hit to come');
    expect(statuses[statuses.indexOf('No ball, free hit to come') + 1]).toBe('Free hit');
    const twoOvers = small((file) => {
      const [over] = file.innings[0]?.overs ?? [];
      if (over !== undefined) file.innings[0]?.overs.push({ ...over, over: 1 });
    });
    expect(details(twoOvers).map(({ status }) => status.text)).toContain('End of over 1');
  });

  test('gives no free hit for a no-ball bowled before free hits existed', () => {
    const old = small((file) => {
      file.info.dates = ['2010-01-01'];
    });
    expect(details(old).filter(({ isFreeHit }) => isFreeHit)).toEqual([]);
    expect(details(small()).filter(({ isFreeHit }) => isFreeHit)).not.toEqual([]);
  });

  test('has a target in a super over only once its first side has batted, and none once the match is over', () => {
    const match = small((file) => {
      file.info.outcome = { result: 'tie', eliminator: 'Nepal' };
      const overs = file.innings[1]?.overs ?? [];
      const twice = overs.map((over) => ({ ...over, deliveries: [...over.deliveries, ...over.deliveries] }));
      file.innings.push({ team: 'Nepal', super_over: true, overs });
      file.innings.push({ team: 'India', super_over: true, overs: twice });
    });
    const targets = details(match).flatMap(({ isSuperOver, innings, target }) =>
      isSuperOver ? [[innings.length, innings.at(-1)?.overs, target]] : [],
    );
    expect(targets[0]).toEqual([3, '0.0', undefined]);
    expect(targets).toContainEqual([4, '0.0', { runs: 2, need: 2, ballsLeft: 6, rate: 2 }]);
    expect(targets.at(-1)).toEqual([4, '0.2', undefined]);
  });

  test('sends on a late start all that a replay from the start has sent', () => {
    const match = small();
    const whole = play(match);
    const late = openCricsheet(match, setting).advance(startedAt + 24 * 3_600_000);
    expect(ofKind([late], 'result')).toEqual(ofKind(whole, 'result'));
    expect(ofKind([late], 'market')).toEqual(ofKind(whole, 'market'));
  });

  test('is over in half the time at twice the speed', () => {
    const lengthAt = (speed: number) => {
      const clock = manualClock(startedAt);
      const opening = cricsheetFeed(small(), { ...setting, speed }, clock);
      if (!opening.ok) throw new Error(opening.reason);
      let overAt = 0;
      opening.feed.start((changes) => {
        const isOver = changes.some(
          (change) => change.kind === 'match' && change.match.status === 'completed',
        );
        if (isOver) overAt = clock.now() - startedAt;
      });
      clock.advance(600_000);
      return overAt;
    };
    expect(lengthAt(1) / lengthAt(2)).toBeCloseTo(2, 1);
  });

  test('returns every bet where it was washed out after the toss', () => {
    const match = small((file) => {
      file.innings = [];
      file.info.outcome = { result: 'no result' };
    });
    const results = ofKind(play(match), 'result');
    expect(results.filter(({ result }) => result.kind !== 'void').map(({ reason }) => reason)).toEqual([
      'India won the toss.',
    ]);
  });

  test.each([
    ['days of overs of eight balls', { balls_per_over: 8, match_type: 'Test' }, /overs have 8 balls/],
    ['no outcome', { outcome: undefined }, /no outcome/],
  ])('a match with %s is refused before anything is shown', (_, info, reason) => {
    const match = small((file) => Object.assign(file.info, info));
    const opening = cricsheetFeed(match, setting, manualClock(startedAt));
    expect(opening).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  });

  test('has a scorecard part way with the balls bowled so far and what its sessions ask', () => {
    const card = recordedScorecard(small(), setting, startedAt + 58_000);
    expect(card?.match.innings[0]?.overs[0]?.deliveries).toHaveLength(2);
    expect(card?.match.outcome).toBeUndefined();
    expect([...(card?.sessions.values() ?? [])]).toContainEqual({
      ask: 'over-runs',
      team: 'India',
      overs: 6,
    });
  });

  test('can be checked: played at once, with a report of how each market would end', () => {
    const check = checkCricsheet({ id: 'small', match: small() });
    if (!check.ok) throw new Error(check.reason);
    const checked = (wanted: string) => check.markets.find(({ name }) => name === wanted);
    expect(checked('FALL OF 1ST WKT IND')).toMatchObject({
      match: 'small',
      kind: 'fancy',
      result: { kind: 'run', run: 11 },
    });
    expect(checked('LAMBI IND')).toMatchObject({ result: { kind: 'void' }, rule: 'abandoned-or-reduced' });
  });
});

test('a check reports the second of play at which each market is offered and decided', () => {
  const match = small();
  const check = checkCricsheet({ id: 'small', match });
  if (!check.ok) throw new Error(check.reason);
  const seen = new Map<string, Map<string, number>>();
  const replay = openCricsheet(match, { ...setting, matchId: '9900000000' });
  for (let due: number | undefined = startedAt; due !== undefined; due = replay.dueAt()) {
    const second = Math.max(0, Math.round((due - startedAt - replayLeadMs) / 1000));
    for (const change of replay.advance(due)) {
      if (change.kind === 'market') seen.set(change.market.id, new Map([['offered', second]]));
      if (change.kind === 'result') seen.get(change.marketId)?.set('decided', second);
    }
  }
  const checked = check.markets.map(
    ({ market, offeredAtSecond, decidedAtSecond }) =>
      [
        market,
        new Map([
          ['offered', offeredAtSecond],
          ['decided', decidedAtSecond],
        ]),
      ] as const,
  );
  expect(new Map(checked)).toEqual(seen);
});

/** Every market offered has one result, and each session the one the rules give. */
function expectPlayedToItsEnd(match: CricketMatch): void {
  const beats = play(match);
  const offered = ofKind(beats, 'market').map(({ market }) => market.id);
  expect(new Set(ofKind(beats, 'result').map(({ marketId }) => marketId))).toEqual(new Set(offered));
  expect(ofKind(beats, 'result')).toHaveLength(offered.length);
  expect(compareWithRules(match, beats)).toEqual([]);
}

/** The runners who won the first markets by number: match odds, bookmaker, tied match. */
function expectHundred(match: CricketMatch, winners: readonly string[], openMin: number): void {
  const beats = play(match);
  expect(ofKind(beats, 'market').map(({ market }) => market.kind)).toEqual([
    'match-odds',
    'bookmaker',
    'toss',
    'tied-match',
  ]);
  const results = ofKind(beats, 'result').map(({ marketId, result }) => [marketId.at(-1), result]);
  expect(Object.fromEntries(results)).toMatchObject(
    Object.fromEntries(winners.map((runnerId, index) => [index + 1, { kind: 'winner', runnerId }])),
  );
  const targets = ofKind(beats, 'score').flatMap(({ score }) => {
    const { target } = score.detail as CricketDetail;
    return target === undefined ? [] : [target];
  });
  // With the last ball the match is over and has no target any more.
  expect([targets[0]?.ballsLeft, targets.at(-1)?.ballsLeft]).toEqual([100, 1]);
  // The required rate is for overs of five balls.
  expect(targets[0]?.rate).toBe(Math.round(((targets[0]?.need ?? 0) * 100) / 20) / 100);
  const open = ofKind(beats, 'prices').filter(
    ({ marketId, state }) => marketId.endsWith('1') && state === 'open',
  );
  expect(open.length).toBeGreaterThan(openMin);
}

test('a batter who retired hurt and bats again is offered no session that the retirement has settled', () => {
  const match = playMatch(`T20
    Lions: 120x1
    Tigers, 121 to win in 20: 10x1 rh 90x1 W #1 18x1
    Lions won by 2 runs`);
  const replay = cricsheetPlay(match, '99', rollouts);
  const late: string[] = [];
  for (; replay.dueAt() !== undefined; replay.step()) {
    const { moment, pending, match: now } = replay.state();
    if (moment !== 'open') continue;
    const settled = pending.filter(({ session }) => judgeSession(now, session).kind !== 'undecided');
    late.push(...settled.flatMap(({ session, name }) => ('player' in session ? [name] : [])));
  }
  expect(late).toEqual([]);
});

test('The Hundred has markets on its winner, tie and toss, priced by the balls left, and no session', () => {
  expectHundred(edgeMatch('The Hundred'), ['1', '1', '2'], 150);
});

test.each([
  'plain T20',
  'T20 without a result',
  'T20 super over',
  'ODI of few balls, both all out',
  'Test won by an innings',
] as const)('%s plays to its end and every session is settled by the rules', (name) => {
  expectPlayedToItsEnd(edgeMatch(name));
});

describeRecorded('a recorded match of The Hundred', () => {
  test('has markets on its winner, tie and toss, priced by the balls left, and no session', () => {
    expectHundred(recordedMatch('1252699'), ['1', '1', '2'], 150);
  });
});

describeRecorded('recorded matches', () => {
  test.each([
    ['1304089', 'a T20'],
    ['1178424', 'rain'],
    ['1216547', 'a super over'],
    ['249235', 'an ODI'],
    ['282692', 'a Test won by an innings'],
  ])('match %s (%s) plays to its end and every session is settled by the rules', (id) => {
    expectPlayedToItsEnd(recordedMatch(id));
  });
});
