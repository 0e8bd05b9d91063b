import {
  type CricketMatch,
  type Innings,
  isBoundary,
  judgeSession,
  listBatters,
  listPartnerships,
  listWicketFalls,
  type MatchTotal,
  type OverScore,
  type Session,
  scoreInnings,
  scoreOvers,
} from '@maidan/sports';
import { expect, test } from 'vitest';
import { everyEdge } from '../testing/judge-edge.ts';
import { describeRecorded, readShared, recordedMatch } from '../testing/recorded-matches.ts';

type SessionOf<Ask extends Session['ask']> = Extract<Session, { ask: Ask }>;

const overRuns = (team: string, overs: number, inningsNumber?: number): SessionOf<'over-runs'> => ({
  ask: 'over-runs',
  team,
  overs,
  ...(inningsNumber === undefined ? {} : { inningsNumber }),
});
const oneOver = (team: string, over: number, inningsNumber?: number): SessionOf<'only-over-runs'> => ({
  ask: 'only-over-runs',
  team,
  over,
  ...(inningsNumber === undefined ? {} : { inningsNumber }),
});
const fall = (team: string, wicket: number, inningsNumber?: number): SessionOf<'fall-of-wicket'> => ({
  ask: 'fall-of-wicket',
  team,
  wicket,
  ...(inningsNumber === undefined ? {} : { inningsNumber }),
});
const innings = (team: string, inningsNumber: number): Session => ({
  ask: 'innings-runs',
  team,
  inningsNumber,
});
const player = (team: string, name: string): Session => ({ ask: 'player-runs', team, player: name });
const total = (of: MatchTotal): Session => ({ ask: 'match-total', of });

const isVoid = { kind: 'void' };

/** A number means that the session is settled at that run. */
function expectEnd(id: string, session: Session, end: number | object): void {
  const expected = typeof end === 'number' ? { kind: 'run', run: end } : end;
  expect(judgeSession(recordedMatch(id), session)).toMatchObject(expected);
}

function inningsOf(match: CricketMatch, index: number): Innings {
  const found = match.innings[index];
  if (found === undefined) throw new Error(`the match has no innings ${index + 1}`);
  return found;
}

function expectScore(id: string, index: number, written: string): void {
  const match = recordedMatch(id);
  const { runs, wickets, oversText } = scoreInnings(inningsOf(match, index), match.ballsPerOver, true);
  expect(`${runs}/${wickets} in ${oversText}`).toBe(written);
}

function overOf(id: string, index: number, over: number): OverScore {
  const match = recordedMatch(id);
  const found = scoreOvers(inningsOf(match, index), match.ballsPerOver, true)[over - 1];
  if (found === undefined) throw new Error(`no over ${over}`);
  return found;
}

describeRecorded('recorded rain', () => {
  test('in a shortened IPL match the overs bowled stand, the 20 over session and the match totals are void', () => {
    expectEnd('501215', overRuns('Chennai Super Kings', 17), 131);
    expectEnd('501215', overRuns('Chennai Super Kings', 20), isVoid);
    expectEnd('980999', total('sixes'), { ...isVoid, rule: 'abandoned-or-reduced' });
  });

  test('in an ODI cut to 41 overs the 50 over session is void and the innings stand', () => {
    expectEnd('597927', overRuns('Sri Lanka', 50), isVoid);
    expectEnd('597927', overRuns('Sri Lanka', 41), 219);
    expectEnd('744679', innings('India', 1), 153);
  });

  test('in a T20 cut to 14 overs the 14 over session stands and the 20 over session is void', () => {
    expectEnd('857755', overRuns('Trinidad & Tobago Red Steel', 14), 134);
    const end = { ...isVoid, rule: 't20-twenty-overs' };
    expectEnd('857755', overRuns('Trinidad & Tobago Red Steel', 20), end);
  });

  test('in a chase with a target for part of an over, sessions left incomplete are void', () => {
    expectScore('1298154', 1, '105/5 in 14.3');
    expectEnd('1298154', fall('England', 5), { kind: 'run' });
    expectEnd('1298154', fall('England', 6), { ...isVoid, rule: 'abandoned-or-reduced' });
  });

  test('a match tied on par after 8.1 overs has its totals void', () => {
    expect(recordedMatch('1068318').outcome).toEqual({ kind: 'tied', method: 'D/L' });
    expectEnd('1068318', total('runs'), isVoid);
  });

  test('a T20 without a result settles the overs bowled and voids the rest', () => {
    expectScore('1178424', 0, '62/7 in 5.0');
    expectEnd('1178424', overRuns('Royal Challengers Bangalore', 5), 62);
    expectEnd('1178424', overRuns('Rajasthan Royals', 4), {
      ...isVoid,
      reason: 'Only 3.2 of 4 overs were bowled, so the 4 over session is void.',
    });
    expectEnd('1178424', total('fours'), { ...isVoid, rule: 'abandoned-or-reduced' });
  });

  test('an ODI without a result settles the overs bowled and voids the rest', () => {
    expectEnd('406194', overRuns('Australia', 50), 225);
    expectEnd('406194', overRuns('West Indies', 1), 6);
    expectEnd('406194', overRuns('West Indies', 2), isVoid);
  });

  test('sessions on batters and partnerships at the crease when play ended for good are void', () => {
    expectScore('1075994', 0, '117/3 in 16.0');
    expectEnd('1075994', overRuns('Peshawar Zalmi', 16), 117);
    expectEnd('1075994', fall('Peshawar Zalmi', 4), isVoid);
  });

  test('sessions of a side that never batted are void; of the other, 19 overs stand and 20 do not', () => {
    expectEnd('1359519', overRuns('Lucknow Super Giants', 19), 125);
    expectEnd('1359519', overRuns('Lucknow Super Giants', 20), isVoid);
    expectEnd('1359519', overRuns('Chennai Super Kings', 6), { rule: 'did-not-bat' });
  });
});

describeRecorded('recorded ends of matches', () => {
  test.each([
    ['the IPL', '729315', 304],
    ['the IPL of 2020', '1216547', 402],
    ['a T20 international', '533292', 278],
    ['an ODI', '1377763', 748],
  ])('a match of %s with a super over is tied, and the super over is in no total', (_where, id, runs) => {
    expectEnd(id, { ask: 'match-event', of: 'tied' }, 1);
    expectEnd(id, total('runs'), runs);
    expect(recordedMatch(id).innings.filter(({ isSuperOver }) => isSuperOver)).toHaveLength(2);
  });

  test('an ODI may be tied without a super over', () => {
    expect(recordedMatch('540170').outcome).toEqual({ kind: 'tied' });
    expectEnd('540170', total('runs'), 440);
  });

  test('a match with a bowl-out is tied, and keeps the winner of the bowl-out', () => {
    expect(recordedMatch('287862').outcome).toEqual({ kind: 'tied', bowlOutWinner: 'India' });
    expectEnd('287862', total('runs'), 282);
  });

  test('a Test drawn in fewer than 300 overs has its totals void', () => {
    expectEnd('64059', total('fours'), {
      ...isVoid,
      rule: 'test-300-overs',
      reason: '278 overs were played and no team won; match events need 300, so the session is void.',
    });
  });

  test('totals of a Test stand once a team has won, in however few overs, or 300 were played', () => {
    expectEnd('282692', total('wickets'), 23);
    expectEnd('1455611', total('runs'), 673);
    expectEnd('892511', total('runs'), 1672);
  });

  test('a Test awarded to a team is won, so its totals stand', () => {
    const won = { kind: 'won', team: 'England', method: 'Awarded' };
    expect(recordedMatch('225258').outcome).toMatchObject(won);
    expectEnd('225258', total('wickets'), 24);
  });

  test('innings are counted for each team, in whatever order follow-ons put them', () => {
    expectEnd('282692', innings('Bangladesh', 2), 253);
    expectEnd('456669', innings('India', 2), 338);
    expectEnd('1322356', innings('New Zealand', 2), 483);
    expectEnd('282692', innings('India', 2), { rule: 'did-not-bat' });
  });
});

describeRecorded('recorded ends of innings', () => {
  test('a 20 over session stands when its overs were bowled, not when the chase ended before', () => {
    expectEnd('1304089', overRuns('Royal Challengers Bangalore', 20), 170);
    expectEnd('1304089', overRuns('Gujarat Titans', 20), isVoid);
    expectEnd('1304089', { ask: 'match-most', of: 'batter-runs' }, 58);
  });

  test('all out at 49.3, 49.4 or 49.5 counts as 50 overs', () => {
    const rule = 'over-in-progress-counts';
    expectEnd('1384429', overRuns('Sri Lanka', 50), { run: 279, rule });
    expectEnd('540170', overRuns('Australia', 50), 220);
    expectEnd('540170', oneOver('West Indies', 50), { rule });
  });

  test('all out at the end of the 16th over completes the 16 over session and none after it', () => {
    expectEnd('1192877', overRuns('New Zealand', 16), 88);
    expectEnd('1192877', overRuns('New Zealand', 20), { ...isVoid, rule: 't20-twenty-overs' });
    expectEnd('1192877', overRuns('New Zealand', 17), isVoid);
  });

  test('with a batter absent hurt an innings is all out at nine wickets', () => {
    expectScore('300430', 2, '113/9 in 47.0');
    expectEnd('300430', fall('Bangladesh', 10, 2), { run: 113, rule: 'wicket-falls' });
  });

  test('declared at 131.5 (spec example) counts as 132', () => {
    expectScore('300444', 2, '467/7 in 131.5');
    expectEnd('300444', overRuns('England', 132, 2), {
      run: 467,
      reason: 'England made 467 in the first 132 overs: they declared at 131.5, which counts as 132.',
    });
    expectEnd('300444', overRuns('England', 133, 2), isVoid);
    expectEnd('1322356', overRuns('England', 88), 435);
  });

  test('a session on the one over in which a side declared stands', () => {
    expectEnd('300444', oneOver('England', 132, 2), { kind: 'run', rule: 'over-in-progress-counts' });
  });
});

describeRecorded('recorded batters and wickets', () => {
  test('obstructing the field is a wicket like any other', () => {
    const reason = 'BA Stokes was out having made 10 runs.';
    expectEnd('743979', player('England', 'BA Stokes'), { run: 10, reason });
  });

  test('a batter retired hurt is settled on the runs made, and his side may be all out with nine', () => {
    expectEnd('249235', player('Australia', 'A Symonds'), { run: 39, rule: 'injured-batter' });
    expectScore('249235', 1, '200/9 in 38.5');
    expectEnd('249235', overRuns('Australia', 39), { run: 200, rule: 'over-in-progress-counts' });
  });

  test('a partnership goes on with the next batter when one retires hurt', () => {
    expect(listPartnerships(inningsOf(recordedMatch('282692'), 0), 6, true)[0]?.runs).toBe(408);
    expectEnd('282692', { ask: 'pship-runs', team: 'India', wicket: 1 }, 408);
  });

  test('a concussed player’s session and his substitute’s both stand', () => {
    expectEnd('1373571', player('Australia', 'C Green'), { run: 0, rule: 'injured-batter' });
    expectEnd('1373571', player('Australia', 'M Labuschagne'), 80);
  });

  test('a batter retired not out is settled on the runs made', () => {
    expectEnd('1250237', player('Derbyshire', 'WL Madsen'), { run: 12, rule: 'injured-batter' });
  });

  test('a batter retired out is a wicket', () => {
    const falls = listWicketFalls(inningsOf(recordedMatch('1343788'), 1), 6, true);
    expect(falls.find(({ kind }) => kind === 'retired out')?.player).toBe('Mustapha Suwareh');
  });

  test('a run out off a wide or no-ball counts as a wicket, but the delivery is not a legal ball', () => {
    const falls = recordedMatch('1175366').innings.flatMap((each) => listWicketFalls(each, 6, true));
    expect(falls.some(({ kind, ball }) => kind === 'run out' && !ball.isLegal)).toBe(true);
  });

  test('of two wickets on one ball, one of them timed out, both fall at one score', () => {
    expectEnd('1384429', fall('Sri Lanka', 4), 135);
    expectEnd('1384429', fall('Sri Lanka', 5), {
      run: 135,
      reason: 'Sri Lanka were 135 when the 5th wicket fell (AD Mathews, timed out).',
    });
    expectEnd('1384429', { ask: 'pship-runs', team: 'Sri Lanka', wicket: 5 }, 0);
  });

  test('a wicket and a retirement on one ball are one wicket', () => {
    expectScore('727927', 0, '454/9 in 145.0');
    expectEnd('727927', fall('Pakistan', 9), 454);
  });

  test.each([
    ['64853', 1, 37, 4],
    ['1192877', 1, 3, 4],
    ['1448349', 2, 91, 3],
    ['524930', 0, 20, 5],
  ] as const)('in match %s, innings %i (from 0), over %i, %i wickets fall', (id, index, over, wickets) => {
    expect(overOf(id, index, over).wickets).toBe(wickets);
  });
});

describeRecorded('recorded balls and overs', () => {
  test('a six that was all run counts for the batter, but not as a boundary', () => {
    const last = overOf('1094679', 0, 20);
    const sixes = last.balls.filter(({ delivery }) => delivery.batterRuns === 6);
    expect(sixes.filter(({ delivery }) => delivery.isAllRun)).toHaveLength(1);
    expect(sixes.length).toBe(last.sixes + 1);
  });

  test('seven off one ball count for the batter, but not as a boundary', () => {
    const third = inningsOf(recordedMatch('722333'), 2);
    const seven = third.overs[3]?.deliveries.find(({ batterRuns }) => batterRuns === 7);
    if (seven === undefined) throw new Error('the seven is not where the index says');
    expect(isBoundary(seven)).toBe(false);
    const batter = listBatters(third, 6, true).get(seven.batter);
    expect(batter?.runs).toBe(batter?.struck.reduce((sum, ball) => sum + ball.delivery.batterRuns, 0));
    expect(batter?.struck.map((ball) => ball.delivery)).toContain(seven);
  });

  test('an over shared by two bowlers counts for neither', () => {
    expect([...overOf('744679', 0, 7).conceded.keys()]).toEqual(['MM Sharma', 'RV Uthappa']);
    const session: Session = { ask: 'bowler-runs', team: 'India', player: 'RV Uthappa', overs: 1 };
    expectEnd('744679', session, { ...isVoid, rule: 'bowler-overs' });
  });

  test('penalty runs before 20 March 2024 are left out of the over', () => {
    expect(overOf('743973', 1, 14).runs).toBe(13);
    expectEnd('743973', oneOver('Ireland', 14), {
      run: 8,
      reason: 'Ireland made 8 in the 14th over. 5 penalty runs left out: they count from 20 March 2024.',
    });
    expectEnd('1296706', oneOver('Khulna Tigers', 9), overOf('1296706', 0, 9).runs - 5);
  });

  test('penalty runs from 20 March 2024 on count', () => {
    expectEnd('1459907', oneOver('Sri Lanka', 41, 2), overOf('1459907', 2, 41).runs);
    expectEnd('1448349', oneOver('India', 51), 6);
  });

  test('penalty runs before or after an innings are in its total, and in sessions only from 2024', () => {
    expectScore('1127532', 0, '131/10 in 20.0');
    expectEnd('1127532', innings('Middlesex', 1), 125);
    expectEnd('947101', overRuns('Sussex', 20), 236);
  });

  test('one ball may give five wides', () => {
    const wides = recordedMatch('1127473').innings.flatMap(({ overs }) =>
      overs.flatMap(({ deliveries }) => deliveries.map(({ extras }) => extras.wides)),
    );
    expect(wides).toContain(5);
  });

  test('an over of ten balls or more still has six legal ones', () => {
    const overs = recordedMatch('1343788')
      .innings.slice(0, 2)
      .flatMap((each) => scoreOvers(each, 6, true));
    const long = overs.filter(({ balls }) => balls.length >= 10);
    expect(long.length).toBeGreaterThan(0);
    expect(long.map(({ legalBalls }) => legalBalls)).toEqual(long.map(() => 6));
  });

  test('an over may give more than thirty runs', () => {
    expectEnd('857755', oneOver('Trinidad & Tobago Red Steel', 14), 33);
  });

  test('the Power Surge is the two overs the side picked', () => {
    expectEnd(
      '1226843',
      { ask: 'power-surge-runs', team: 'Melbourne Renegades' },
      {
        reason: 'Melbourne Renegades made 14 in the power surge, overs 15 and 16.',
      },
    );
    expectEnd('1324631', { ask: 'power-surge-runs', team: 'Perth Scorchers' }, 28);
    expectEnd('1324631', { ask: 'power-play-runs', team: 'Perth Scorchers' }, { kind: 'run' });
  });

  test('twenty overs of five balls, as in The Hundred, are complete', () => {
    expect(recordedMatch('1252699').ballsPerOver).toBe(5);
    expectEnd('1252699', overRuns('Southern Brave', 20), 168);
  });

  test('an over the umpire miscounted is an over', () => {
    expect(overOf('892511', 0, 50)).toMatchObject({ legalBalls: 5, isBowled: true });
    expect(overOf('1448349', 0, 51)).toMatchObject({ legalBalls: 7, isBowled: true });
    expectEnd('892511', oneOver('Australia', 50), 5);
    expectScore('892511', 0, '559/9 in 133.0');
  });
});

test('every edge case has a made-up match that is read', () => {
  expect(everyEdge().length).toBeGreaterThan(40);
  for (const [, match] of everyEdge()) expect(match.innings.length).toBeGreaterThan(0);
});

describeRecorded('the index of recorded matches', () => {
  test('every edge case of the index names a match that is read', () => {
    const list = readShared('cricket/INDEX.md').split('## By tag')[0] ?? '';
    const ids = [...list.matchAll(/(\d{5,}) \(/g)].map(([, id]) => id ?? '');
    expect(ids.length).toBeGreaterThan(50);
    for (const id of ids) expect(recordedMatch(id).innings.length).toBeGreaterThan(0);
  });
});
