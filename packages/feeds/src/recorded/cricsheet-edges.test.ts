import {
  type CricketMatch,
  isBoundary,
  judgeSession,
  listBatters,
  listPartnerships,
  listWicketFalls,
  type MatchTotal,
  type Session,
  scoreInnings,
  scoreOvers,
} from '@maidan/sports';
import { describe, expect, test } from 'vitest';
import { hasSharedData, readShared, recordedMatch } from './testing/recorded-matches.ts';

const judge = (id: string, session: Session) => judgeSession(recordedMatch(id), session);
const total = (id: string, of: MatchTotal) => judge(id, { ask: 'match-total', of });

function inningsOf(match: CricketMatch, index: number) {
  const innings = match.innings[index];
  if (innings === undefined) throw new Error(`the match has no innings ${index + 1}`);
  return innings;
}

function scored(id: string, index: number) {
  const match = recordedMatch(id);
  const { runs, wickets, oversText } = scoreInnings(inningsOf(match, index), match.ballsPerOver, true);
  return `${runs}/${wickets} in ${oversText}`;
}

function overOf(id: string, index: number, over: number) {
  const match = recordedMatch(id);
  const found = scoreOvers(inningsOf(match, index), match.ballsPerOver, true)[over - 1];
  if (found === undefined) throw new Error(`no over ${over}`);
  return found;
}

describe.skipIf(!hasSharedData)('edge cases of the index (skipped without the shared data folder)', () => {
  test('DLS-reduced, IPL: the overs bowled stand, the 20 over session and the match totals are void', () => {
    expect(judge('501215', { ask: 'over-runs', team: 'Chennai Super Kings', overs: 17 })).toMatchObject({
      run: 131,
    });
    expect(judge('501215', { ask: 'over-runs', team: 'Chennai Super Kings', overs: 20 })).toMatchObject({
      kind: 'void',
    });
    expect(total('980999', 'sixes')).toMatchObject({ kind: 'void', rule: 'abandoned-or-reduced' });
  });

  test('DLS-reduced, ODI: a 50 over session of 41 overs is void, a batter’s runs stand', () => {
    expect(judge('597927', { ask: 'over-runs', team: 'Sri Lanka', overs: 50 })).toMatchObject({
      kind: 'void',
    });
    expect(judge('597927', { ask: 'over-runs', team: 'Sri Lanka', overs: 41 })).toMatchObject({ run: 219 });
    expect(judge('744679', { ask: 'innings-runs', team: 'India', inningsNumber: 1 })).toMatchObject({
      run: 153,
    });
  });

  test('DLS-reduced, T20I/other T20: 14 overs each', () => {
    const session: Session = { ask: 'over-runs', team: 'Trinidad & Tobago Red Steel', overs: 14 };
    expect(judge('857755', session)).toMatchObject({ run: 134 });
    expect(judge('857755', { ...session, overs: 20 })).toMatchObject({
      kind: 'void',
      rule: 't20-twenty-overs',
    });
  });

  test('DLS with fractional target overs: what the rain left unfinished in the chase is void', () => {
    expect(scored('1298154', 1)).toBe('105/5 in 14.3');
    expect(judge('1298154', { ask: 'fall-of-wicket', team: 'England', wicket: 5 })).toMatchObject({
      kind: 'run',
    });
    expect(judge('1298154', { ask: 'fall-of-wicket', team: 'England', wicket: 6 })).toMatchObject({
      kind: 'void',
      rule: 'abandoned-or-reduced',
    });
  });

  test('obstructing the field: a wicket, and no bowler’s', () => {
    const stokes: Session = { ask: 'player-runs', team: 'England', player: 'BA Stokes' };
    expect(judge('743979', stokes)).toMatchObject({
      run: 10,
      reason: 'BA Stokes was out having made 10 runs.',
    });
  });

  test('all-run four/six (non_boundary): runs to the batter, no boundary', () => {
    const match = recordedMatch('1094679');
    const allRun = inningsOf(match, 0).overs[19]?.deliveries.find((delivery) => delivery.isAllRun);
    expect(allRun?.batterRuns).toBe(6);
    expect(overOf('1094679', 0, 20).balls.filter(({ delivery }) => delivery.batterRuns === 6).length).toBe(
      overOf('1094679', 0, 20).sixes + 1,
    );
  });

  test.each([
    ['tie + super over (IPL)', '729315', 304],
    ['tie + super over (IPL), 2020', '1216547', 402],
    ['tie + super over (T20I)', '533292', 278],
    ['ODI super over', '1377763', 748],
  ])('%s: the match is tied and super overs are in no total', (_name, id, runs) => {
    expect(judge(id, { ask: 'match-event', of: 'tied' })).toMatchObject({ run: 1 });
    expect(total(id, 'runs')).toMatchObject({ run: runs });
    expect(recordedMatch(id).innings.filter((innings) => innings.isSuperOver)).toHaveLength(2);
  });

  test('tie, no super over (ODI)', () => {
    expect(recordedMatch('540170').outcome).toEqual({ kind: 'tied' });
    expect(total('540170', 'runs')).toMatchObject({ run: 440 });
  });

  test('tie, DLS: tied on par after 8.1 overs, match totals void', () => {
    expect(recordedMatch('1068318').outcome).toEqual({ kind: 'tied', method: 'D/L' });
    expect(total('1068318', 'runs')).toMatchObject({ kind: 'void' });
  });

  test('bowl-out: the match is tied and the bowl-out winner kept', () => {
    expect(recordedMatch('287862').outcome).toEqual({ kind: 'tied', bowlOutWinner: 'India' });
    expect(total('287862', 'runs')).toMatchObject({ run: 282 });
  });

  test('no result with some play (T20/IPL), low first-innings total', () => {
    expect(scored('1178424', 0)).toBe('62/7 in 5.0');
    expect(
      judge('1178424', { ask: 'over-runs', team: 'Royal Challengers Bangalore', overs: 5 }),
    ).toMatchObject({ run: 62 });
    expect(judge('1178424', { ask: 'over-runs', team: 'Rajasthan Royals', overs: 4 })).toMatchObject({
      kind: 'void',
      reason: 'Only 3.2 of 4 overs were bowled, so the 4 over session is void.',
    });
    expect(total('1178424', 'fours')).toMatchObject({ kind: 'void', rule: 'abandoned-or-reduced' });
  });

  test('no result with some play (ODI)', () => {
    expect(judge('406194', { ask: 'over-runs', team: 'Australia', overs: 50 })).toMatchObject({ run: 225 });
    expect(judge('406194', { ask: 'over-runs', team: 'West Indies', overs: 1 })).toMatchObject({ run: 6 });
    expect(judge('406194', { ask: 'over-runs', team: 'West Indies', overs: 2 })).toMatchObject({
      kind: 'void',
    });
  });

  test('no result with some play (T20I): what was at the crease when play ended is void', () => {
    expect(scored('1075994', 0)).toBe('117/3 in 16.0');
    expect(judge('1075994', { ask: 'over-runs', team: 'Peshawar Zalmi', overs: 16 })).toMatchObject({
      run: 117,
    });
    expect(judge('1075994', { ask: 'fall-of-wicket', team: 'Peshawar Zalmi', wicket: 4 })).toMatchObject({
      kind: 'void',
    });
  });

  test('only first innings bowled, impact player: the side that never batted is void, 19 overs stand and 20 do not', () => {
    expect(judge('1359519', { ask: 'over-runs', team: 'Lucknow Super Giants', overs: 19 })).toMatchObject({
      run: 125,
    });
    expect(judge('1359519', { ask: 'over-runs', team: 'Lucknow Super Giants', overs: 20 })).toMatchObject({
      kind: 'void',
    });
    expect(judge('1359519', { ask: 'over-runs', team: 'Chennai Super Kings', overs: 6 })).toMatchObject({
      rule: 'did-not-bat',
    });
  });

  test('retired hurt: settled on the runs made, no wicket falls, and the side may be all out with nine', () => {
    expect(judge('249235', { ask: 'player-runs', team: 'Australia', player: 'A Symonds' })).toMatchObject({
      run: 39,
      rule: 'injured-batter',
    });
    expect(scored('249235', 1)).toBe('200/9 in 38.5');
    expect(judge('249235', { ask: 'over-runs', team: 'Australia', overs: 39 })).toMatchObject({
      run: 200,
      rule: 'over-in-progress-counts',
    });
  });

  test('retired hurt (Test): the partnership goes on with the next batter', () => {
    const match = recordedMatch('282692');
    expect(listPartnerships(inningsOf(match, 0), 6, true)[0]?.runs).toBe(408);
    expect(judge('282692', { ask: 'pship-runs', team: 'India', wicket: 1 })).toMatchObject({ run: 408 });
  });

  test('concussion substitute: both players’ sessions stand', () => {
    expect(judge('1373571', { ask: 'player-runs', team: 'Australia', player: 'C Green' })).toMatchObject({
      run: 0,
      rule: 'injured-batter',
    });
    expect(
      judge('1373571', { ask: 'player-runs', team: 'Australia', player: 'M Labuschagne' }),
    ).toMatchObject({ run: 80 });
  });

  test('retired not out: no wicket, settled on the runs made', () => {
    expect(judge('1250237', { ask: 'player-runs', team: 'Derbyshire', player: 'WL Madsen' })).toMatchObject({
      run: 12,
      rule: 'injured-batter',
    });
  });

  test('retired out: a wicket that is nobody’s', () => {
    const match = recordedMatch('1343788');
    const fall = listWicketFalls(inningsOf(match, 1), 6, true).find(({ kind }) => kind === 'retired out');
    expect(fall?.player).toBe('Mustapha Suwareh');
  });

  test('run out on no-ball / wide: the wicket counts, the ball does not', () => {
    const match = recordedMatch('1175366');
    const falls = match.innings.flatMap((innings) => listWicketFalls(innings, 6, true));
    expect(falls.some(({ kind, ball }) => kind === 'run out' && !ball.isLegal)).toBe(true);
  });

  test('plain IPL match: both sides’ 20 overs and the top score', () => {
    expect(
      judge('1304089', { ask: 'over-runs', team: 'Royal Challengers Bangalore', overs: 20 }),
    ).toMatchObject({ run: 170 });
    expect(judge('1304089', { ask: 'over-runs', team: 'Gujarat Titans', overs: 20 })).toMatchObject({
      kind: 'void',
    });
    expect(judge('1304089', { ask: 'match-most', of: 'batter-runs' })).toMatchObject({ run: 58 });
  });

  test('plain ODI: all out at 49.3 counts as 50', () => {
    expect(judge('1384429', { ask: 'over-runs', team: 'Sri Lanka', overs: 50 })).toMatchObject({
      run: 279,
      rule: 'over-in-progress-counts',
    });
  });

  test('timed out / two wickets on one ball: both fall at one score, and nobody faced for the second', () => {
    expect(judge('1384429', { ask: 'fall-of-wicket', team: 'Sri Lanka', wicket: 4 })).toMatchObject({
      run: 135,
    });
    expect(judge('1384429', { ask: 'fall-of-wicket', team: 'Sri Lanka', wicket: 5 })).toMatchObject({
      run: 135,
      reason: 'Sri Lanka were 135 when the 5th wicket fell (AD Mathews, timed out).',
    });
    expect(judge('1384429', { ask: 'pship-runs', team: 'Sri Lanka', wicket: 5 })).toMatchObject({ run: 0 });
  });

  test('a wicket and a retirement on one ball (Test): one wicket falls', () => {
    expect(scored('727927', 0)).toBe('454/9 in 145.0');
    expect(judge('727927', { ask: 'fall-of-wicket', team: 'Pakistan', wicket: 9 })).toMatchObject({
      run: 454,
    });
  });

  test.each([
    ['4-wicket maiden over', '64853', 1, 37, 4],
    ['4-wicket maiden over, T20', '1192877', 1, 3, 4],
    ['3-wicket maiden (Test)', '1448349', 2, 91, 3],
    ['five wickets in an over', '524930', 0, 20, 5],
  ] as const)('%s', (_name, id, index, over, wickets) => {
    expect(overOf(id, index, over).wickets).toBe(wickets);
  });

  test('over shared by two bowlers: neither has bowled it', () => {
    expect([...overOf('744679', 0, 7).conceded.keys()]).toEqual(['MM Sharma', 'RV Uthappa']);
    expect(
      judge('744679', { ask: 'bowler-runs', team: 'India', player: 'RV Uthappa', overs: 1 }),
    ).toMatchObject({
      kind: 'void',
      rule: 'bowler-overs',
    });
  });

  test('all out mid-over: 49.5 and 49.4 count as 50', () => {
    expect(judge('540170', { ask: 'over-runs', team: 'Australia', overs: 50 })).toMatchObject({ run: 220 });
    expect(judge('540170', { ask: 'only-over-runs', team: 'West Indies', over: 50 })).toMatchObject({
      rule: 'over-in-progress-counts',
    });
  });

  test('all out at end of over: 16 overs are complete, and the 20', () => {
    expect(judge('1192877', { ask: 'over-runs', team: 'New Zealand', overs: 16 })).toMatchObject({ run: 88 });
    expect(judge('1192877', { ask: 'over-runs', team: 'New Zealand', overs: 20 })).toMatchObject({
      run: 88,
      rule: 't20-twenty-overs',
    });
    expect(judge('1192877', { ask: 'over-runs', team: 'New Zealand', overs: 17 })).toMatchObject({
      kind: 'void',
    });
  });

  test('penalty runs before 2024-03-20 (ball): left out of the over', () => {
    expect(overOf('743973', 1, 14).runs).toBe(13);
    expect(judge('743973', { ask: 'only-over-runs', team: 'Ireland', over: 14 })).toMatchObject({
      run: 8,
      reason: 'Ireland made 8 in the 14th over. 5 penalty runs left out: they count from 20 March 2024.',
    });
    const over = overOf('1296706', 0, 9).runs;
    expect(judge('1296706', { ask: 'only-over-runs', team: 'Khulna Tigers', over: 9 })).toMatchObject({
      run: over - 5,
    });
  });

  test('penalty runs on/after 2024-03-20: counted', () => {
    const lanka: Session = { ask: 'only-over-runs', team: 'Sri Lanka', over: 41, inningsNumber: 2 };
    expect(judge('1459907', lanka)).toMatchObject({ run: overOf('1459907', 2, 41).runs });
    expect(judge('1448349', { ask: 'only-over-runs', team: 'India', over: 51 })).toMatchObject({ run: 6 });
  });

  test('innings penalty runs (pre/post): in the scorecard’s total, and in sessions only from 2024', () => {
    expect(scored('1127532', 0)).toBe('131/10 in 20.0');
    expect(judge('1127532', { ask: 'innings-runs', team: 'Middlesex', inningsNumber: 1 })).toMatchObject({
      run: 125,
    });
    expect(judge('947101', { ask: 'over-runs', team: 'Sussex', overs: 20 })).toMatchObject({ run: 236 });
  });

  test('five wides, and an over with 10+ balls: six legal balls all the same', () => {
    const wides = recordedMatch('1127473').innings.flatMap((innings) =>
      innings.overs.flatMap((over) => over.deliveries),
    );
    expect(wides.some((delivery) => delivery.extras.wides === 5)).toBe(true);
    const long = scoreOvers(inningsOf(recordedMatch('1343788'), 0), 6, true);
    const longest = [...long, ...scoreOvers(inningsOf(recordedMatch('1343788'), 1), 6, true)].filter(
      (over) => over.balls.length >= 10,
    );
    expect(longest.map((over) => over.legalBalls)).toEqual(longest.map(() => 6));
    expect(longest.length).toBeGreaterThan(0);
  });

  test('30+ runs in an over', () => {
    expect(
      judge('857755', { ask: 'only-over-runs', team: 'Trinidad & Tobago Red Steel', over: 14 }),
    ).toMatchObject({ run: 33 });
  });

  test('Power Surge (BBL 2020-21 on): the two overs the side picked', () => {
    expect(judge('1226843', { ask: 'power-surge-runs', team: 'Melbourne Renegades' })).toMatchObject({
      reason: 'Melbourne Renegades made 14 in the power surge, overs 15 and 16.',
    });
    expect(judge('1324631', { ask: 'power-surge-runs', team: 'Perth Scorchers' })).toMatchObject({ run: 28 });
    expect(judge('1324631', { ask: 'power-play-runs', team: 'Perth Scorchers' })).toMatchObject({
      kind: 'run',
    });
  });

  test('The Hundred (5-ball overs): twenty of them are complete', () => {
    expect(recordedMatch('1252699').ballsPerOver).toBe(5);
    expect(judge('1252699', { ask: 'over-runs', team: 'Southern Brave', overs: 20 })).toMatchObject({
      run: 168,
    });
  });

  test('Test < 300 overs, draw (no result): match totals are void', () => {
    expect(total('64059', 'fours')).toMatchObject({
      kind: 'void',
      rule: 'test-300-overs',
      reason: '278 overs were played and no team won; match events need 300, so the session is void.',
    });
  });

  test('Test < 300 overs with result: match totals stand', () => {
    expect(total('282692', 'wickets')).toMatchObject({ run: 23 });
    expect(total('1455611', 'runs')).toMatchObject({ run: 673 });
  });

  test('Test >= 300 overs draw: match totals stand', () => {
    expect(total('892511', 'runs')).toMatchObject({ run: 1672 });
  });

  test('Test awarded (forfeited, Oval 2006): a team has won, so totals stand', () => {
    expect(recordedMatch('225258').outcome).toMatchObject({
      kind: 'won',
      team: 'England',
      method: 'Awarded',
    });
    expect(total('225258', 'wickets')).toMatchObject({ run: 24 });
  });

  test('follow-on, innings win, and the side following on winning: innings are a team’s own, in any order', () => {
    expect(judge('282692', { ask: 'innings-runs', team: 'Bangladesh', inningsNumber: 2 })).toMatchObject({
      run: 253,
    });
    expect(judge('456669', { ask: 'innings-runs', team: 'India', inningsNumber: 2 })).toMatchObject({
      run: 338,
    });
    expect(judge('1322356', { ask: 'innings-runs', team: 'New Zealand', inningsNumber: 2 })).toMatchObject({
      run: 483,
    });
    expect(judge('282692', { ask: 'innings-runs', team: 'India', inningsNumber: 2 })).toMatchObject({
      rule: 'did-not-bat',
    });
  });

  test('absent hurt: innings closed with < 10 wickets is all out', () => {
    expect(scored('300430', 2)).toBe('113/9 in 47.0');
    const session: Session = { ask: 'fall-of-wicket', team: 'Bangladesh', wicket: 10, inningsNumber: 2 };
    expect(judge('300430', session)).toMatchObject({ run: 113, rule: 'wicket-falls' });
  });

  test('declared at 131.5 (spec example) counts as 132', () => {
    expect(scored('300444', 2)).toBe('467/7 in 131.5');
    const session: Session = { ask: 'over-runs', team: 'England', overs: 132, inningsNumber: 2 };
    expect(judge('300444', session)).toMatchObject({
      run: 467,
      reason: 'England made 467 in the first 132 overs: they declared at 131.5, which counts as 132.',
    });
    expect(judge('300444', { ...session, overs: 133 })).toMatchObject({ kind: 'void' });
  });

  test('declared mid-over: a session on that one over is void', () => {
    const session: Session = { ask: 'only-over-runs', team: 'England', over: 132, inningsNumber: 2 };
    expect(judge('300444', session)).toMatchObject({ kind: 'void', rule: 'only-over-declared' });
    expect(judge('1322356', { ask: 'over-runs', team: 'England', overs: 88 })).toMatchObject({ run: 435 });
  });

  test('5 penalty/7+ off the bat, 5s run: all are the batter’s runs and none a boundary', () => {
    const innings = inningsOf(recordedMatch('722333'), 2);
    const seven = innings.overs[3]?.deliveries.find(({ batterRuns }) => batterRuns === 7);
    if (seven === undefined) throw new Error('the seven is not where the index says');
    expect(isBoundary(seven)).toBe(false);
    const batter = listBatters(innings, 6, true).get(seven.batter);
    expect(batter?.runs).toBe(batter?.struck.reduce((sum, ball) => sum + ball.delivery.batterRuns, 0));
    expect(batter?.struck.map((ball) => ball.delivery)).toContain(seven);
  });

  test('miscounted over (5 or 7 legal balls): the umpire’s over is an over', () => {
    expect(overOf('892511', 0, 50)).toMatchObject({ legalBalls: 5, isBowled: true });
    expect(overOf('1448349', 0, 51)).toMatchObject({ legalBalls: 7, isBowled: true });
    expect(judge('892511', { ask: 'only-over-runs', team: 'Australia', over: 50 })).toMatchObject({ run: 5 });
    expect(scored('892511', 0)).toBe('559/9 in 133.0');
  });

  test('every bullet of the index’s list of edge cases names a match that is read', () => {
    const list = readShared('cricket/INDEX.md').split('## By tag')[0] ?? '';
    const ids = [...list.matchAll(/(\d{5,}) \(/g)].map(([, id]) => id ?? '');
    expect(ids.length).toBeGreaterThan(50);
    for (const id of ids) expect(recordedMatch(id).innings.length).toBeGreaterThan(0);
  });
});
