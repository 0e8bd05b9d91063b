import type { CricketMatch } from '../score/cricket-match.ts';

/** Who plays, so that a name on a board can be traced to a side and a player of the scorecard. */
export interface SessionContext {
  readonly teams: readonly { readonly name: string; readonly shortNames: readonly string[] }[];
  readonly players: Readonly<Record<string, readonly string[]>>;
  /** Whether each side bats once; absent where that is not known. */
  readonly isOneInningsEach?: boolean;
  /** Sides in the order of their innings, as far as it is known. */
  readonly battingOrder?: readonly string[];
  /** The two who opened each side's innings, in the order of the innings. */
  readonly openers?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** An operator's additions. */
  readonly aliases?: readonly NameAlias[];
}

/** Another name that boards use for a side or a player of the scorecard. */
export interface NameAlias {
  readonly kind: 'team' | 'player';
  readonly alias: string;
  readonly name: string;
}

export interface FoundPlayer {
  readonly team: string;
  readonly player: string;
}

type KnownMatch = Pick<CricketMatch, 'teams' | 'players'> &
  Partial<Pick<CricketMatch, 'format' | 'scheduledOvers' | 'toss' | 'innings'>>;

/** Full names, and the short ones that boards usually use: initials (SA, RCB), or three letters of one word (IND). */
export function contextOfMatch(match: KnownMatch, aliases: readonly NameAlias[] = []): SessionContext {
  const [one, other] = match.teams;
  const isClear = shortNameOf(one) !== shortNameOf(other);
  const isOneInningsEach = batsOnce(match);
  return {
    teams: match.teams.map((name) => ({ name, shortNames: isClear ? [shortNameOf(name)] : [] })),
    players: match.players,
    ...(isOneInningsEach === undefined ? {} : { isOneInningsEach }),
    battingOrder: battingOrderOf(match, isOneInningsEach === true),
    openers: openersOf(match),
    aliases,
  };
}

export function shortNameOf(team: string): string {
  const words = team.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const letters = words.length === 1 ? team.slice(0, 3) : words.map((word) => word[0]).join('');
  return letters.toUpperCase();
}

function batsOnce({ format, scheduledOvers }: KnownMatch): boolean | undefined {
  if (format === undefined) return undefined;
  return format === 'other' ? scheduledOvers !== undefined : format !== 'Test';
}

function battingOrderOf(
  { teams, toss, innings = [] }: KnownMatch,
  isOneInningsEach: boolean,
): readonly string[] {
  const batted = innings.filter(({ isSuperOver }) => !isSuperOver).map(({ team }) => team);
  const byToss = toss === undefined ? [] : [firstByToss(teams, toss)];
  const [first] = batted.length > 0 ? batted : byToss;
  if (first === undefined || batted.length > 1) return batted;
  const second = teams.find((team) => team !== first);
  return isOneInningsEach && second !== undefined ? [first, second] : [first];
}

function firstByToss(
  teams: readonly string[],
  { winner, decision }: NonNullable<KnownMatch['toss']>,
): string {
  if (decision === 'bat') return winner;
  return teams.find((team) => team !== winner) ?? winner;
}

function openersOf({ innings = [] }: KnownMatch): Readonly<Record<string, readonly (readonly string[])[]>> {
  const played = innings.filter(({ isSuperOver }) => !isSuperOver);
  const byTeam = Map.groupBy(played, ({ team }) => team);
  return Object.fromEntries(
    [...byTeam].map(([team, own]) => [
      team,
      own.map(({ overs }) => {
        const ball = overs[0]?.deliveries[0];
        return ball === undefined ? [] : [ball.batter, ball.nonStriker];
      }),
    ]),
  );
}
