import { ordinal } from '../wording.ts';
import type { MatchEvent, MatchMost, MatchTotal, Session } from './session.ts';

type PlayerSession = Extract<Session, { player: string }>;
type TeamSession = Exclude<Extract<Session, { team: string }>, PlayerSession>;
type MatchSession = Exclude<Session, { team: string }>;

export const MATCH_TOTAL_NAMES: { readonly [total in MatchTotal]: string } = {
  runs: 'RUN',
  fours: 'FOURS',
  sixes: 'SIXES',
  boundaries: 'BOUNDARIES',
  wides: 'WIDES',
  'no-balls': 'NO BALLS',
  extras: 'EXTRAS',
  wickets: 'WKTS',
  lbw: 'LBW',
  bowled: 'BOWLED',
  caught: 'CAUGHT OUTS',
  'run-outs': 'RUNOUT',
  stumpings: 'STUMPINGS',
  ducks: 'DUCKOUTS',
  thirties: '30S',
  fifties: 'FIFTIES',
  hundreds: 'HUNDREDS',
  'single-digit-scorers': 'SINGLE DIGIT SCORERS',
  'double-digit-scorers': 'DOUBLE DIGIT SCORERS',
  'wicket-takers': 'WICKET TAKERS',
  'dot-balls': 'DOTBALLS',
  maidens: 'MAIDENS',
  'four-hitters': 'FOUR HITTERS',
  'six-hitters': 'SIX HITTERS',
};

export const MATCH_MOST_NAMES: { readonly [most in MatchMost]: string } = {
  'over-runs': 'HIGHEST SCORING OVER RUNS IN MATCH',
  'pship-runs': 'HIGHEST PSHIP RUNS',
  'pship-balls': 'HIGHEST PSHIP BALLS',
  'batter-runs': 'TOP BATSMAN RUNS IN MATCH',
  'batter-fours': 'MOST 4S BY AN INDIVIDUAL BATSMAN',
  'batter-sixes': 'MOST 6S BY AN INDIVIDUAL BATSMAN',
  'batter-boundaries': 'MOST BOUNDARIES BY AN INDIVIDUAL BATSMAN',
  'batter-balls': 'MOST BALLS FACED BY A BATSMAN',
  'bowler-wickets': 'MOST WICKETS BY A BOWLER',
  'bowler-runs': 'MOST RUNS GIVEN BY A BOWLER',
  'bowler-dot-balls': 'MOST DOTBALLS BY A BOWLER',
};

export const MATCH_EVENT_NAMES: { readonly [event in MatchEvent]: string } = {
  tied: 'MATCH TO BE TIED',
  'first-ball-four': 'MATCH 1ST BALL FOUR',
  'first-ball-six': 'MATCH 1ST BALL SIX',
  'first-ball-wicket': 'MATCH 1ST BALL WICKETS',
  'first-over-six': '6 TO BE HIT BY BATSMAN IN 1ST OVER OF 1ST INN',
  'first-over-no-ball': 'NO BALL TO BE BOWLED IN 1ST OVER 1ST INN',
  'six-fours-over': 'SIX FOURS IN AN OVER',
  'six-sixes-over': 'SIX SIXES IN AN OVER',
  maiden: 'MAIDEN OVER TO BE BOWLED',
  'hat-trick': 'HATRICK WKTS TO BE TAKEN BY BOWLER',
  'five-wickets': 'PLAYER TO TAKE 5 WICKETS',
  'six-wickets': 'PLAYER TO TAKE 6 WICKETS',
  'seven-wickets': 'PLAYER TO TAKE 7 WICKETS',
};

/** The name of a session on the board, in words clients know; read-session-name.ts reads it back. */
export function nameSession(session: Session, shortNames: Readonly<Record<string, string>>): string {
  const team = 'team' in session ? (shortNames[session.team] ?? session.team) : '';
  const suffix = session.isAdvance === true ? `(${Object.values(shortNames).join(' VS ')})ADV` : '';
  return `${nameAsk(session, team)}${nameInnings(session)}${nameAnswer(session)}${suffix}`.toUpperCase();
}

function nameAnswer({ isOdd, lastDigit }: Session): string {
  if (isOdd === true) return ' TO BE ODD';
  return lastDigit === undefined ? '' : ` LAST DIGIT ${lastDigit}`;
}

function nameInnings({ inningsNumber = 1, isSuperOver }: Session): string {
  const which = inningsNumber === 1 ? '' : ` ${ordinal(inningsNumber)}`;
  if (isSuperOver === true) return `${which} SUPER OVER`;
  return which === '' ? '' : `${which} INN`;
}

function nameAsk(session: Session, team: string): string {
  if ('player' in session) return namePlayerAsk(session, team);
  return 'team' in session ? nameTeamAsk(session, team) : nameMatchAsk(session);
}

function nameTeamAsk(session: TeamSession, team: string): string {
  switch (session.ask) {
    case 'only-over-runs':
      return `ONLY ${session.over} OVER RUN ${team}`;
    case 'only-over-wickets':
      return `ONLY ${session.over} OVER WKTS ${team}`;
    case 'only-over-boundaries':
      return `ONLY ${session.over} OVER BOUNDARIES ${team}`;
    case 'over-runs':
      return `${session.overs} OVER RUNS ${team}`;
    case 'over-ball-runs':
      return `${session.over}.${session.ball} OVER RUN ${team}`;
    case 'ball-runs':
      return `${session.over}.${session.ball} BALL RUN ${team}`;
    case 'ball-wickets':
      return `${session.over}.${session.ball} BALL WKTS ${team}`;
    case 'delivery-runs':
      return `${session.over} OVER ${ordinal(session.delivery)} DELIVERY RUN ${team}`;
    case 'delivery-wickets':
      return `${session.over} OVER ${ordinal(session.delivery)} DELIVERY WKTS ${team}`;
    case 'fall-of-wicket':
      return `FALL OF ${ordinal(session.wicket)} WKT ${team}`;
    case 'wicket-balls':
      return `${ordinal(session.wicket)} WKT LOST TO ${team} BALLS`;
    case 'wicket-caught':
      return `${ordinal(session.wicket)} WKT CAUGHT OUT ${team}`;
    case 'first-wickets-runs':
      return `1ST ${session.wickets} WKT RUNS ${team}`;
    case 'pship-runs':
      return `${ordinal(session.wicket)} WKT PSHIP RUNS ${team}`;
    case 'pship-balls':
      return `${ordinal(session.wicket)} WKT PSHIP BALLS ${team}`;
    case 'pship-boundaries':
      return `${ordinal(session.wicket)} WKT PSHIP BOUNDARIES ${team}`;
    case 'over-block-boundaries':
      return `${session.overs} OVER BOUNDARIES ${team}`;
    case 'dot-balls':
      return `${session.overs} OVER DOTBALLS ${team}`;
    case 'team-balls-for-runs':
      return `HOW MANY BALLS FOR ${session.runs} RUNS ${team}`;
    case 'innings-runs':
      return `LAMBI ${team}`;
    case 'innings-total':
      return `TOTAL ${MATCH_TOTAL_NAMES[session.of]} ${team}`;
    case 'power-play-runs':
      return `POWER PLAY RUNS ${team}`;
    case 'power-surge-runs':
      return `POWER SURGE RUNS ${team}`;
    case 'toss-won':
      return `${team} WILL WIN THE TOSS`;
  }
}

function namePlayerAsk(session: PlayerSession, team: string): string {
  switch (session.ask) {
    case 'player-runs':
      return `${session.player} RUN`;
    case 'player-boundaries':
      return `${session.player} BOUNDARIES`;
    case 'player-fours':
      return `${session.player} FOURS`;
    case 'player-sixes':
      return `${session.player} SIXES`;
    case 'player-balls':
      return `HOW MANY BALLS FACE BY ${session.player}`;
    case 'player-balls-for-runs':
      return `HOW MANY BALLS FOR ${session.runs} RUNS BY ${session.player}`;
    case 'player-reaches-runs':
      return `${session.runs} RUN BY ${session.player}`;
    case 'player-of-match':
      return `MAN OF THE MATCH ${team} ${session.player}`;
    case 'top-batter':
      return `TOP BATSMAN ${team} ${session.player}`;
    case 'wicket-player':
      return `${ordinal(session.wicket)} WKT NEXTMAN OUT ${session.player}`;
    case 'bowler-runs':
      return `${session.player} ${session.overs} OVER SESSION`;
    case 'bowler-wickets':
      return `${session.player} ${session.overs} OVER WICKETS`;
  }
}

function nameMatchAsk(session: MatchSession): string {
  switch (session.ask) {
    case 'match-over-runs':
      return `MATCH ${ordinal(session.over)} OVER RUN`;
    case 'both-over-runs':
      return `TOTAL ${ordinal(session.over)} OVER RUNS IN MATCH`;
    case 'both-teams-runs':
      return `BOTH TEAMS TO SCORE ${session.runs}`;
    case 'free-hit-boundaries':
      return 'FREE HIT BOUNDARIES';
    case 'match-total':
      return `TOTAL MATCH ${MATCH_TOTAL_NAMES[session.of]}`;
    case 'match-most':
      return MATCH_MOST_NAMES[session.of];
    case 'match-event':
      return MATCH_EVENT_NAMES[session.of];
  }
}
