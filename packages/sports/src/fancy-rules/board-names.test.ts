import { describe, expect, test } from 'vitest';
import { parseSessionName } from './names/read-session-name.ts';
import type { SessionContext } from './session-context.ts';

/** A women's side of two words, and players written with one initial, with two, and with several given names. */
const context: SessionContext = {
  teams: [
    { name: 'Lions', shortNames: ['LIO'] },
    { name: 'River Tigers W', shortNames: ['RT W'] },
  ],
  players: { Lions: ['Asha Rao', 'B de Silva', 'MK Iyer'], 'River Tigers W': ['C Khan', 'Dev Das'] },
};
const LIONS = { team: 'Lions' };
const TIGERS = { team: 'River Tigers W' };
const RAO = { ...LIONS, player: 'Asha Rao' };

const read = (name: string) => parseSessionName(name, context);

describe('a name on a board that writes in small letters', () => {
  test.each([
    ['10 over run bhav LIO', { ask: 'over-runs', ...LIONS, overs: 10 }],
    ['10 over run bhav RT W 2', { ask: 'over-runs', ...TIGERS, overs: 10 }],
    ['20 over runs RT W 2', { ask: 'over-runs', ...TIGERS, overs: 20 }],
    ['15 over runs LIO(LIO vs RT W)adv', { ask: 'over-runs', ...LIONS, overs: 15, isAdvance: true }],
    ['12.4 ball run RT W', { ask: 'ball-runs', ...TIGERS, over: 12, ball: 4 }],
    ['12.4 over run RT W', { ask: 'over-ball-runs', ...TIGERS, over: 12, ball: 4 }],
    ['Only 7 over run LIO', { ask: 'only-over-runs', ...LIONS, over: 7 }],
    ['1st 4 wkt Runs LIO', { ask: 'first-wickets-runs', ...LIONS, wickets: 4 }],
    ['1st wkt lost to RT W balls', { ask: 'wicket-balls', ...TIGERS, wicket: 1 }],
    ['1st wkt pship Boundaries LIO', { ask: 'pship-boundaries', ...LIONS, wicket: 1 }],
    ['Fall of 2nd wkt RT W', { ask: 'fall-of-wicket', ...TIGERS, wicket: 2 }],
    ['B de Silva Boundaries', { ask: 'player-boundaries', ...LIONS, player: 'B de Silva' }],
    ['A Rao run(LIO vs RT W)adv', { ask: 'player-runs', ...RAO, isAdvance: true }],
    ['How many balls face by D Das', { ask: 'player-balls', ...TIGERS, player: 'Dev Das' }],
    ['75 Run By A Rao', { ask: 'player-reaches-runs', ...RAO, runs: 75 }],
    ['Match 1st over run LIO', { ask: 'only-over-runs', ...LIONS, over: 1 }],
    ['Match 1st over run', { ask: 'match-over-runs', over: 1 }],
    ['Total 1st over Runs in Match', { ask: 'both-over-runs', over: 1 }],
    ['RT W Will Win the Toss(LIO vs RT W)adv', { ask: 'toss-won', ...TIGERS, isAdvance: true }],
    ['Man of the Match LIO A Rao', { ask: 'player-of-match', ...RAO }],
    ['Top Batsman RT W C Khan', { ask: 'top-batter', ...TIGERS, player: 'C Khan' }],
    ['Most Dotballs By a Bowler', { ask: 'match-most', of: 'bowler-dot-balls' }],
    ['Total Match Double Digit Scorers', { ask: 'match-total', of: 'double-digit-scorers' }],
    ['Player to Take 6 Wickets', { ask: 'match-event', of: 'six-wickets' }],
    ['11 over run odd even LIO', { ask: 'over-runs', ...LIONS, overs: 11, isOdd: true }],
    ['No ball to be Bowled in 1st Over 1st INN adv', { ask: 'match-event', of: 'first-over-no-ball' }],
  ])('%s is read', (name, session) => {
    expect(read(name)).toMatchObject(session);
  });
});

describe('a name on a board that writes in capitals, cut at 50 letters', () => {
  test.each([
    ['MOST 4S BY AN INDIVIDUAL BATSMAN(LIO VS RT W)ADV', { ask: 'match-most', of: 'batter-fours' }],
    ['TOTAL MATCH SINGLE DIGIT SCORERS(LIO VS RT W)AD', { ask: 'match-total', of: 'single-digit-scorers' }],
    ['HOW MANY BALLS FACE BY B DE SILVA(LIO VS RT W)A', { ask: 'player-balls', player: 'B de Silva' }],
    ['1ST 2 WKT RUNS RT W(LIO VS RT W)ADV', { ask: 'first-wickets-runs', ...TIGERS, wickets: 2 }],
  ])('%s is read as a session offered before the match', (name, session) => {
    expect(read(name)).toMatchObject({ ...session, isAdvance: true });
  });
});

describe('a name on a board that writes in titles', () => {
  test.each([
    ['4 Over LIO', { ask: 'over-runs', ...LIONS, overs: 4 }],
    ['Only 5th Over LIO', { ask: 'only-over-runs', ...LIONS, over: 5 }],
    ['1st 5 Wicket LIO', { ask: 'first-wickets-runs', ...LIONS, wickets: 5 }],
    ['3rd Wicket LIO', { ask: 'fall-of-wicket', ...LIONS, wicket: 3 }],
    ['3rd Wicket Run Bhav LIO', { ask: 'fall-of-wicket', ...LIONS, wicket: 3 }],
    ['3rd Wicket Odd Run Bhav LIO', { ask: 'fall-of-wicket', ...LIONS, wicket: 3, isOdd: true }],
    ['3rd Wicket Single Run Bhav LIO', { ask: 'fall-of-wicket', ...LIONS, wicket: 3 }],
    ['3rd Wicket Boundaries LIO', { ask: 'pship-boundaries', ...LIONS, wicket: 3 }],
    ['3rd Wicket Balls LIO', { ask: 'wicket-balls', ...LIONS, wicket: 3 }],
    ['3rd Wicket Caught Out LIO', { ask: 'wicket-caught', ...LIONS, wicket: 3 }],
    ['3rd Wicket Nextman Out A Rao', { ask: 'wicket-player', ...RAO, wicket: 3 }],
    ['6 Over Odd Run Bhav LIO', { ask: 'over-runs', ...LIONS, overs: 6, isOdd: true }],
    ['6 Over Single Run Bhav LIO', { ask: 'over-runs', ...LIONS, overs: 6 }],
    ['6 over odd run bhav LIO(LIO vs RT W)adv', { ask: 'over-runs', overs: 6, isOdd: true }],
    ['Lambi Odd Run Bhav LIO', { ask: 'innings-runs', ...LIONS, isOdd: true }],
    ['Lambi Single Run Bhav LIO', { ask: 'innings-runs', ...LIONS }],
    ['MK Iyer Odd Run Bhav', { ask: 'player-runs', player: 'MK Iyer', isOdd: true }],
    ['MK Iyer Single Run Bhav', { ask: 'player-runs', player: 'MK Iyer' }],
    ['2.5 Ball Run LIO', { ask: 'ball-runs', ...LIONS, over: 2, ball: 5 }],
    ['Lambi LIO', { ask: 'innings-runs', ...LIONS, inningsNumber: 1 }],
    ['Lambi LIO Run Bhav 1', { ask: 'innings-runs', ...LIONS, inningsNumber: 1 }],
    ['C Khan 2 Over Session', { ask: 'bowler-runs', ...TIGERS, player: 'C Khan', overs: 2 }],
    ['MK Iyer', { ask: 'player-runs', player: 'MK Iyer' }],
    ['MK Iyer Balls', { ask: 'player-balls', player: 'MK Iyer' }],
    ['MK Iyer Run Bhav', { ask: 'player-runs', player: 'MK Iyer' }],
    ['Total Match Run', { ask: 'match-total', of: 'runs' }],
    ['Both teams to score 160', { ask: 'both-teams-runs', runs: 160 }],
    ['Will there be a tie', { ask: 'match-event', of: 'tied' }],
    ['1st innings - Rao, Asha to score 75', { ask: 'player-reaches-runs', ...RAO, runs: 75 }],
    ['1st innings - Rao, Asha total', { ask: 'player-runs', ...RAO }],
    ['1st innings - Rao, Asha total fours', { ask: 'player-fours', ...RAO }],
    ['1st innings - Lions total', { ask: 'innings-runs', ...LIONS }],
    ['1st innings - Lions total sixes', { ask: 'innings-total', ...LIONS, of: 'sixes' }],
    ['1st innings - Lions total at 3rd dismissal', { ask: 'fall-of-wicket', ...LIONS, wicket: 3 }],
    ['1st innings over 3 - Lions total', { ask: 'only-over-runs', ...LIONS, over: 3 }],
    ['1st innings over 3 - Lions odd/even', { ask: 'only-over-runs', ...LIONS, over: 3, isOdd: true }],
    ['1st innings over 3 - Lions dismissal', { ask: 'only-over-wickets', ...LIONS, over: 3 }],
    ['1st innings over 3 - 8th delivery Lions total', { ask: 'delivery-runs', over: 3, delivery: 8 }],
    ['1st innings over 3 - 1st delivery Lions to be a wicket', { ask: 'delivery-wickets', delivery: 1 }],
  ])('%s is read', (name, session) => {
    expect(read(name)).toMatchObject(session);
  });
});

test.each([
  ['a digit', '7 Number'],
  ['odd against even of an innings nobody is known to bat in', '1st inn run odd even(LIO vs RT W)adv'],
  ['a meter', 'A Rao meter adv'],
  ['a meter of a wicket', 'Fall of 1st wkt meter LIO adv'],
  ['two boundaries', '19 over two boundaries bhav RT W'],
  ['a way of getting out', '1st innings - Rao, Asha dismissal method'],
  ['one of several', '1st innings - Lions top batter'],
  ['a direction', 'Direction of 1st Boundary Off Side in 1st INN adv'],
  ['overs of an impact player', 'Total Impact overs(LIO vs RT W)adv'],
  ['a book', 'MINI BOOKMAKER'],
  ['a match of others', '6 over runs LIO(LIO vs OWL)adv'],
])('%s is no line, and is not read: %s', (_, name) => {
  expect(read(name)).toBeUndefined();
});
