import { MATCH_EVENT_NAMES, MATCH_MOST_NAMES, MATCH_TOTAL_NAMES } from './name-session.ts';
import { INNINGS_TOTALS, type MatchTotal, type SessionAsk } from './session.ts';
import { type FoundPlayer, findPlayer, findTeam, type SessionContext } from './session-context.ts';

/** The words a name is made of, read with one pattern: its numbers, its side and its player, all of them certain. */
interface Words {
  readonly numbers: readonly number[];
  readonly team: string;
  readonly who: FoundPlayer;
}

interface Form {
  readonly pattern: RegExp;
  readonly read: (words: Words) => SessionAsk;
}

const N = '(?<n>\\d+)(?:ST|ND|RD|TH)?';
const M = '(?<m>\\d+)(?:ST|ND|RD|TH)?';
const TEAM = '(?<team>.+)';
const PLAYER = '(?<player>.+)';
const SIDE_AND_PLAYER = '(?<sidePlayer>.+)';
const RUN = '(?: RUNS?)?(?: BHAV)?';
const WKT = '(?:WKTS?|WICKETS?)';

function form(pattern: string, read: (words: Words) => SessionAsk): Form {
  return { pattern: new RegExp(`^${pattern}$`), read };
}

const at = (words: Words, index = 0): number => words.numbers[index] ?? Number.NaN;

/** Tried in order; one whose team or player is not in this match does not fit the name. */
const FORMS: readonly Form[] = [
  form(`ONLY ${N} OVER${RUN} ${TEAM}`, (w) => ({ ask: 'only-over-runs', team: w.team, over: at(w) })),
  form(`ONLY ${N} OVER ${WKT} ${TEAM}`, (w) => ({ ask: 'only-over-wickets', team: w.team, over: at(w) })),
  form(`ONLY ${N} OVER BOUNDARIES ${TEAM}`, (w) => ({
    ask: 'only-over-boundaries',
    team: w.team,
    over: at(w),
  })),
  form(`${N} OVER ${M} DELIVERY RUNS? ${TEAM}`, (w) => ({
    ask: 'delivery-runs',
    team: w.team,
    over: at(w),
    delivery: at(w, 1),
  })),
  form(`${N} OVER ${M} DELIVERY ${WKT} ${TEAM}`, (w) => ({
    ask: 'delivery-wickets',
    team: w.team,
    over: at(w),
    delivery: at(w, 1),
  })),
  form(`${N} OVER BOUNDARIES ${TEAM}`, (w) => ({ ask: 'over-block-boundaries', team: w.team, overs: at(w) })),
  form(`${N} OVER DOT ?BALLS ${TEAM}`, (w) => ({ ask: 'dot-balls', team: w.team, overs: at(w) })),
  form(`${N} OVER${RUN} ${TEAM}`, (w) => ({ ask: 'over-runs', team: w.team, overs: at(w) })),
  form(`${N}\\.${M} OVER${RUN} ${TEAM}`, (w) => ({
    ask: 'over-ball-runs',
    team: w.team,
    over: at(w),
    ball: at(w, 1),
  })),
  form(`${N}\\.${M} BALL${RUN} ${TEAM}`, (w) => ({
    ask: 'ball-runs',
    team: w.team,
    over: at(w),
    ball: at(w, 1),
  })),
  form(`${N}\\.${M} BALL ${WKT} ${TEAM}`, (w) => ({
    ask: 'ball-wickets',
    team: w.team,
    over: at(w),
    ball: at(w, 1),
  })),
  form(`FALL OF ${N} ${WKT} ${TEAM}`, (w) => ({ ask: 'fall-of-wicket', team: w.team, wicket: at(w) })),
  form(`${N} ${WKT} LOST TO ${TEAM} BALLS`, (w) => ({ ask: 'wicket-balls', team: w.team, wicket: at(w) })),
  form(`1ST ${N} ${WKT}(?: RUNS?)? ${TEAM}`, (w) => ({
    ask: 'first-wickets-runs',
    team: w.team,
    wickets: at(w),
  })),
  form(`${N} ${WKT} PSHIP RUNS? ${TEAM}`, (w) => ({ ask: 'pship-runs', team: w.team, wicket: at(w) })),
  form(`${N} ${WKT} PSHIP BALLS ${TEAM}`, (w) => ({ ask: 'pship-balls', team: w.team, wicket: at(w) })),
  form(`${N} ${WKT} PSHIP BOUNDARIES ${TEAM}`, (w) => ({
    ask: 'pship-boundaries',
    team: w.team,
    wicket: at(w),
  })),
  form(`${N} ${WKT}(?: RUN BHAV)? ${TEAM}`, (w) => ({ ask: 'fall-of-wicket', team: w.team, wicket: at(w) })),
  form(`HOW MANY BALLS FACE BY ${PLAYER}`, (w) => ({ ask: 'player-balls', ...w.who })),
  form(`HOW MANY BALLS FOR ${N} RUNS? BY ${PLAYER}`, (w) => ({
    ask: 'player-balls-for-runs',
    ...w.who,
    runs: at(w),
  })),
  form(`HOW MANY BALLS FOR ${N} RUNS? ${TEAM}`, (w) => ({
    ask: 'team-balls-for-runs',
    team: w.team,
    runs: at(w),
  })),
  form(`LAMBI ${TEAM} RUN BHAV(?: \\d)?`, (w) => ({ ask: 'innings-runs', team: w.team, inningsNumber: 1 })),
  form(`LAMBI ${TEAM}`, (w) => ({ ask: 'innings-runs', team: w.team, inningsNumber: 1 })),
  form(`POWER ?PLAY RUNS? ${TEAM}`, (w) => ({ ask: 'power-play-runs', team: w.team })),
  form(`POWER ?SURGE RUNS? ${TEAM}`, (w) => ({ ask: 'power-surge-runs', team: w.team })),
  form(`${TEAM} WILL WIN THE TOSS`, (w) => ({ ask: 'toss-won', team: w.team })),
  form(`MATCH ${N} OVER RUNS? ${TEAM}`, (w) => ({ ask: 'only-over-runs', team: w.team, over: at(w) })),
  form(`MATCH ${N} OVER RUNS?`, (w) => ({ ask: 'match-over-runs', over: at(w) })),
  form(`TOTAL ${N} OVER RUNS? IN MATCH`, (w) => ({ ask: 'both-over-runs', over: at(w) })),
  form(`BOTH TEAMS TO SCORE ${N}`, (w) => ({ ask: 'both-teams-runs', runs: at(w) })),
  form('FREE HIT BOUNDARIES', () => ({ ask: 'free-hit-boundaries' })),
  form('WILL THERE BE A TIE', () => ({ ask: 'match-event', of: 'tied' })),
  form(`${N} RUN BY ${PLAYER}`, (w) => ({ ask: 'player-reaches-runs', ...w.who, runs: at(w) })),
  form(`MAN OF THE MATCH ${SIDE_AND_PLAYER}`, (w) => ({ ask: 'player-of-match', ...w.who })),
  form(`TOP BATSMAN ${SIDE_AND_PLAYER}`, (w) => ({ ask: 'top-batter', ...w.who })),
  form(`1ST INNINGS OVER ${N} - ${M} DELIVERY ${TEAM} TOTAL`, (w) => ({
    ask: 'delivery-runs',
    team: w.team,
    over: at(w),
    delivery: at(w, 1),
  })),
  form(`1ST INNINGS OVER ${N} - ${M} DELIVERY ${TEAM} TO BE A WICKET`, (w) => ({
    ask: 'delivery-wickets',
    team: w.team,
    over: at(w),
    delivery: at(w, 1),
  })),
  form(`1ST INNINGS OVER ${N} - ${TEAM} DISMISSAL`, (w) => ({
    ask: 'only-over-wickets',
    team: w.team,
    over: at(w),
  })),
  form(`1ST INNINGS OVER ${N} - ${TEAM} TOTAL`, (w) => ({
    ask: 'only-over-runs',
    team: w.team,
    over: at(w),
  })),
  form(`1ST INNINGS - ${TEAM} TOTAL AT ${N} DISMISSAL`, (w) => ({
    ask: 'fall-of-wicket',
    team: w.team,
    wicket: at(w),
  })),
  ...INNINGS_TOTALS.flatMap((of) => [
    form(`TOTAL ${MATCH_TOTAL_NAMES[of]} ${TEAM}`, (w) => ({ ask: 'innings-total', team: w.team, of })),
    form(`1ST INNINGS - ${TEAM} TOTAL ${MATCH_TOTAL_NAMES[of]}`, (w) => ({
      ask: 'innings-total',
      team: w.team,
      of,
    })),
  ]),
  form(`1ST INNINGS - ${TEAM} TOTAL`, (w) => ({ ask: 'innings-runs', team: w.team, inningsNumber: 1 })),
  form(`1ST INNINGS - ${PLAYER} TO SCORE ${N}`, (w) => ({
    ask: 'player-reaches-runs',
    ...w.who,
    runs: at(w),
  })),
  form(`1ST INNINGS - ${PLAYER} TOTAL FOURS`, (w) => ({ ask: 'player-fours', ...w.who })),
  form(`1ST INNINGS - ${PLAYER} TOTAL SIXES`, (w) => ({ ask: 'player-sixes', ...w.who })),
  form(`1ST INNINGS - ${PLAYER} TOTAL`, (w) => ({ ask: 'player-runs', ...w.who })),
  form(`${PLAYER} ${N} OVER SESSION`, (w) => ({ ask: 'bowler-runs', ...w.who, overs: at(w) })),
  form(`${PLAYER} ${N} OVER WICKETS`, (w) => ({ ask: 'bowler-wickets', ...w.who, overs: at(w) })),
  form(`${PLAYER} BOUNDARIES`, (w) => ({ ask: 'player-boundaries', ...w.who })),
  form(`${PLAYER} FOURS`, (w) => ({ ask: 'player-fours', ...w.who })),
  form(`${PLAYER} SIXES`, (w) => ({ ask: 'player-sixes', ...w.who })),
  form(`${PLAYER} BALLS`, (w) => ({ ask: 'player-balls', ...w.who })),
  form(`${PLAYER} RUNS?(?: BHAV)?`, (w) => ({ ask: 'player-runs', ...w.who })),
  form(PLAYER, (w) => ({ ask: 'player-runs', ...w.who })),
];

const TOTAL_ALSO: Readonly<Record<string, MatchTotal>> = {
  RUNS: 'runs',
  'RUN OUTS': 'run-outs',
  'DOT BALLS': 'dot-balls',
};

/** Names that are one fixed phrase. */
const PHRASES: ReadonlyMap<string, SessionAsk> = new Map<string, SessionAsk>([
  ...entriesOf(MATCH_TOTAL_NAMES).map(
    ([of, name]) => [`TOTAL MATCH ${name}`, { ask: 'match-total', of }] as const,
  ),
  ...Object.entries(TOTAL_ALSO).map(
    ([name, of]) => [`TOTAL MATCH ${name}`, { ask: 'match-total', of }] as const,
  ),
  ...entriesOf(MATCH_MOST_NAMES).map(([of, name]) => [name, { ask: 'match-most', of }] as const),
  ...entriesOf(MATCH_EVENT_NAMES).map(([of, name]) => [name, { ask: 'match-event', of }] as const),
]);

function entriesOf<K extends string>(
  names: { readonly [key in K]: string },
): readonly (readonly [K, string])[] {
  const keys = Object.keys(names) as K[];
  return keys.map((key) => [key, names[key]]);
}

export function readAsk(name: string, context: SessionContext): SessionAsk | undefined {
  const phrase = PHRASES.get(name);
  if (phrase !== undefined) return phrase;
  for (const { pattern, read } of FORMS) {
    const found = pattern.exec(name);
    const words = found === null ? undefined : readWords(found.groups ?? {}, context);
    if (words !== undefined) return read(words);
  }
  return undefined;
}

const NOBODY: FoundPlayer = { team: '', player: '' };

function readWords(
  groups: Readonly<Record<string, string | undefined>>,
  context: SessionContext,
): Words | undefined {
  const { n, m, team: written, player, sidePlayer } = groups;
  const team = written === undefined ? '' : findTeamOrCopy(written, context);
  let who: FoundPlayer | undefined = NOBODY;
  if (player !== undefined) who = findPlayer(player, context);
  if (sidePlayer !== undefined) who = findPlayerOfSide(sidePlayer, context);
  if (team === undefined || who === undefined) return undefined;
  return { numbers: [n, m].flatMap((digits) => (digits === undefined ? [] : [Number(digits)])), team, who };
}

/** A copy of a market is numbered after the team: "20 OVER RUNS PS W 2". */
function findTeamOrCopy(written: string, context: SessionContext): string | undefined {
  return findTeam(written, context) ?? findTeam(written.replace(/ \d$/, ''), context);
}

/** "IND A PATEL": the side, then one of its players. */
function findPlayerOfSide(written: string, context: SessionContext): FoundPlayer | undefined {
  for (let space = written.indexOf(' '); space > 0; space = written.indexOf(' ', space + 1)) {
    const team = findTeam(written.slice(0, space), context);
    const found = team === undefined ? undefined : findPlayer(written.slice(space + 1), context, team);
    if (found !== undefined) return found;
  }
  return undefined;
}
