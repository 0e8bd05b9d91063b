import type {
  CricketDetail,
  FootballDetail,
  ScorePicture,
  StatusLine,
  TennisDetail,
} from '@maidan/contract/wire';

/** The answer of /cache/score. A feed may send an incomplete detail: it is checked before it is drawn. */
export type MatchPicture = ScorePicture;
export type Sport = MatchPicture['match']['sport'];
export type Pair = readonly [number, number];

/** The names of the sides in the style sheets, in the order of the match's teams. */
export const sides = ['one', 'two'] as const;
export type Side = (typeof sides)[number];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

type Kind = 'string' | 'number' | 'list' | 'status';

function isOfKind(value: unknown, kind: Kind): boolean {
  if (kind === 'list') return Array.isArray(value);
  return kind === 'status' ? isFields(value) && typeof value.text === 'string' : typeof value === kind;
}

/** The detail, if every named field is present and of its type ('list' is an array). */
export function readDetail<Detail>(
  picture: MatchPicture,
  kinds: Readonly<Record<string, Kind>>,
): Detail | undefined {
  const detail: unknown = picture.score?.detail;
  if (!isFields(detail)) return undefined;
  const isWhole = Object.entries(kinds).every(([name, kind]) => isOfKind(detail[name], kind));
  return isWhole ? (detail as Detail) : undefined;
}

export function isOver({ match }: MatchPicture): boolean {
  return match.status === 'completed' || match.status === 'abandoned';
}

/** Shown so that nobody takes it for a match being played elsewhere now. */
export function originOf({ match }: MatchPicture): 'recorded' | 'simulated' {
  return match.isRecording === true ? 'recorded' : 'simulated';
}

/** The feed's status line, for any sport. */
export function statusOf(picture: MatchPicture): StatusLine {
  return readDetail<{ status: StatusLine }>(picture, { status: 'status' })?.status ?? { text: '' };
}

export type CricketPicture = CricketDetail;
export type Innings = CricketPicture['innings'][number];

/** Undefined before the toss, when there is nothing to draw yet. */
export function readCricket(picture: MatchPicture): CricketPicture | undefined {
  const detail = readDetail<CricketPicture>(picture, {
    format: 'string',
    status: 'status',
    innings: 'list',
    batters: 'list',
    thisOver: 'list',
    runRate: 'number',
    chances: 'list',
  });
  return detail?.innings.length === 0 ? undefined : detail;
}

export const ballsOf = (overs: string): number => {
  const [whole = '0', balls = '0'] = overs.split('.');
  return Number(whole) * 6 + Number(balls);
};

export const isRain = ({ status }: CricketPicture): boolean => status.key === 'rain';

const allOut = 10;

/** As in lists of matches: for a side that is all out, only its runs. */
export function writeScore({ runs, wickets, isDeclared }: Innings): string {
  return wickets === allOut ? String(runs) : `${runs}/${wickets}${isDeclared ? 'd' : ''}`;
}

/** A key of the last ball: it changes with every ball bowled. */
export function lastBallKey({ innings, thisOver }: CricketPicture): string {
  return thisOver.length === 0 ? '' : `${innings.length} ${innings.at(-1)?.overs} ${thisOver.join(' ')}`;
}

export function sideOf(picture: MatchPicture, team: string): Side {
  return picture.match.teams[0] === team ? 'one' : 'two';
}

export type FootballPicture = FootballDetail;
export type FootballEvent = FootballPicture['events'][number];

export function readFootball(picture: MatchPicture): FootballPicture | undefined {
  const detail = readDetail<FootballPicture>(picture, {
    status: 'status',
    minute: 'number',
    teams: 'list',
    shortNames: 'list',
    goals: 'list',
    events: 'list',
    reds: 'list',
    chances: 'list',
  });
  return detail?.stats === undefined ? undefined : detail;
}

export const isGoal = ({ kind }: FootballEvent): boolean => kind === 'goal' || kind === 'penalty';

export type TennisPicture = TennisDetail;

export function readTennis(picture: MatchPicture): TennisPicture | undefined {
  return readDetail<TennisPicture>(picture, {
    status: 'status',
    players: 'list',
    sets: 'list',
    games: 'list',
    points: 'list',
    server: 'number',
    aces: 'list',
    pointsWon: 'list',
    chances: 'list',
  });
}

const calls = ['0', '15', '30', '40', 'Ad'];

/** Points alternate between the right (deuce) and the left court, starting right. */
export function isDeuceCourt({ points, isTieBreak }: TennisPicture): boolean {
  const played = points.map((point) => (isTieBreak ? Number(point) : calls.indexOf(point)));
  return ((played[0] ?? 0) + (played[1] ?? 0)) % 2 === 0;
}

/** Nobody wins a set that was broken off. */
export function isSetWon({ sets }: TennisPicture, place: number, side: 0 | 1): boolean {
  const set = sets[place];
  return set !== undefined && set[side] > set[side === 0 ? 1 : 0];
}

/** The sets to show, the one in progress last; a finished match has none in progress. */
export function setsToShow({ sets, games }: TennisPicture, isFinished: boolean): readonly Pair[] {
  return isFinished && games[0] + games[1] === 0 ? sets : [...sets, games];
}
