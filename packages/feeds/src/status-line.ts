import { counted } from '@maidan/sports';

interface OfTeam {
  readonly team: string;
}
interface OfPlayer {
  readonly player: string;
}
interface OfOvers {
  readonly overs: number;
}
interface OfRuns {
  readonly runs: number;
}
interface WonBy {
  readonly team: string;
  /** The method that decided a shortened match: D/L, VJD. */
  readonly method?: string;
}

const by = ({ team, method }: WonBy, margin: string): string =>
  `${team} won by ${margin}${method === undefined ? '' : ` (${method})`}`;
const out =
  (how: string) =>
  ({ player }: OfPlayer): string =>
    `${player} ${how}`;
const fixed = (text: string) => (): string => text;

/** Every status line a season or a replay writes, in English, from its figures. */
const written = {
  notStarted: fixed('Match not started'),
  inPlay: fixed('In play'),
  tossBat: ({ team }: OfTeam) => `${team} won the toss and chose to bat`,
  tossField: ({ team }: OfTeam) => `${team} won the toss and chose to field`,
  ballRunning: fixed('Ball running'),
  freeHit: fixed('Free hit'),
  drinks: fixed('Drinks'),
  lunch: fixed('Lunch'),
  tea: fixed('Tea'),
  inningsBreak: fixed('Innings break'),
  superOver: fixed('Super over'),
  rain: fixed('Rain'),
  endOfOver: ({ over }: { readonly over: number }) => `End of over ${over}`,
  stumps: ({ day }: { readonly day: number }) => `Stumps, day ${day}`,
  resumesTarget: ({ target, overs }: OfOvers & { readonly target: number }) =>
    `Play resumes, target revised to ${target} in ${counted(overs, 'over')}`,
  resumesOvers: ({ overs }: OfOvers) => `Play resumes, ${counted(overs, 'over')} a side`,
  resumesLost: ({ overs }: OfOvers) => `Play resumes, ${counted(overs, 'over')} lost`,
  noRun: fixed('No run'),
  four: fixed('FOUR'),
  six: fixed('SIX'),
  wide: fixed('Wide'),
  noBall: fixed('No ball'),
  noBallFreeHit: fixed('No ball, free hit to come'),
  runs: ({ runs }: OfRuns) => counted(runs, 'run'),
  bye: ({ runs }: OfRuns) => counted(runs, 'bye'),
  legBye: ({ runs }: OfRuns) => counted(runs, 'leg bye'),
  caught: out('caught'),
  caughtAndBowled: out('caught and bowled'),
  bowled: out('bowled'),
  lbw: out('lbw'),
  runOut: out('run out'),
  stumped: out('stumped'),
  hitWicket: out('hit wicket'),
  retiredHurt: out('retired hurt'),
  retiredNotOut: out('retired not out'),
  out: ({ player, how }: OfPlayer & { readonly how: string }) => `${player} ${how}`,
  wonByRuns: (won: WonBy & OfRuns) => by(won, counted(won.runs, 'run')),
  wonByWickets: (won: WonBy & { readonly wickets: number }) => by(won, counted(won.wickets, 'wicket')),
  wonByInnings: (won: WonBy & OfRuns) => by(won, `an innings and ${counted(won.runs, 'run')}`),
  wonSuperOver: ({ team }: OfTeam) => `Match tied, ${team} won the super over`,
  wonBowlOut: ({ team }: OfTeam) => `Match tied, ${team} won the bowl-out`,
  tied: fixed('Match tied'),
  drawn: fixed('Match drawn'),
  noResult: fixed('No result'),
  kickOff: fixed('Kick-off'),
  halfTime: fixed('Half-time'),
  danger: fixed('Dangerous attack'),
  extraTime: fixed('Extra time'),
  extraTimeToCome: fixed('Extra time to come'),
  fullTime: fixed('Full-time'),
  fullTimeExtra: fixed('Full-time after extra time'),
  goalFor: ({ team, player }: OfTeam & OfPlayer) => `Goal for ${team}: ${player}`,
  redCardFor: ({ player }: OfPlayer) => `Red card: ${player}`,
  penalties: ({ home, away }: { readonly home: number; readonly away: number }) =>
    `Penalties ${home}-${away}`,
  warmUp: fixed('Warm-up'),
  pointInPlay: fixed('Point in play'),
  aceFor: ({ player }: OfPlayer) => `Ace, ${player}`,
  pointFor: ({ player }: OfPlayer) => `Point ${player}`,
  gameFor: ({ player }: OfPlayer) => `Game ${player}`,
  setFor: ({ player }: OfPlayer) => `Set ${player}`,
  retired: ({ player }: OfPlayer) => `${player} retired`,
  /** A cricket match may be won without a margin: by "award". */
  won: ({ winner, by: reason }: { readonly winner: string; readonly by?: string }) =>
    reason === undefined ? `${winner} won` : `${winner} won by ${reason}`,
};

type FiguresOf = { readonly [Key in keyof typeof written]: Parameters<(typeof written)[Key]> };
export type StatusKey = keyof FiguresOf;
const lines: { readonly [Key in StatusKey]: (...figures: FiguresOf[Key]) => string } = written;

/** The status of a score: the English text, which is authoritative, and a key with figures for other languages. */
export interface StatusLine {
  readonly text: string;
  /** Absent where a feed has only the text. */
  readonly key?: StatusKey;
  readonly figures?: Readonly<Record<string, string>>;
}

export function statusLine<Key extends StatusKey>(key: Key, ...figures: FiguresOf[Key]): StatusLine {
  const text = lines[key](...figures);
  const [named] = figures;
  if (named === undefined) return { text, key };
  const shown = Object.entries(named).map(([name, figure]) => [name, String(figure)]);
  return { text, key, figures: Object.fromEntries(shown) };
}
