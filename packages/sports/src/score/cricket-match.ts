/** One model of a cricket match ball by ball, built in the same way from the simulator and from recorded scorecards. */

export type CricketFormat = 'T20' | 'ODI' | 'Test' | 'other';

export interface Dismissal {
  readonly kind: DismissalKind;
  readonly player: string;
  readonly fielders: readonly string[];
}

/** Runs of a delivery that were not made off the bat, by kind. */
export interface Extras {
  readonly wides: number;
  readonly noBalls: number;
  readonly byes: number;
  readonly legByes: number;
  readonly penalty: number;
}

export interface Delivery {
  readonly batter: string;
  readonly nonStriker: string;
  readonly bowler: string;
  readonly batterRuns: number;
  readonly extras: Extras;
  readonly dismissals: readonly Dismissal[];
  /** A four or six that was run, not hit to the boundary. */
  readonly isAllRun?: boolean;
  readonly isFreeHit?: boolean;
}

export interface Over {
  /** Counted from 0, as scorers do. */
  readonly number: number;
  readonly deliveries: readonly Delivery[];
}

/** Overs in which fielding is restricted; 'surge' is the batting side's choice (Power Surge). */
export interface Powerplay {
  readonly kind: 'mandatory' | 'batting' | 'bowling' | 'surge';
  /** Legal balls of the innings, counted from 1, both ends included. */
  readonly fromBall: number;
  readonly toBall: number;
}

export interface Innings {
  readonly team: string;
  readonly overs: readonly Over[];
  readonly isSuperOver: boolean;
  readonly isDeclared: boolean;
  readonly isForfeited: boolean;
  /** True once no further ball of this innings can be bowled. */
  readonly isClosed: boolean;
  readonly penaltyRunsBefore: number;
  readonly penaltyRunsAfter: number;
  /** Runs needed to win and the overs allowed, where the innings chases one. */
  readonly target?: { readonly runs: number; readonly overs: number };
  readonly absentHurt: readonly string[];
  readonly powerplays: readonly Powerplay[];
}

export type CricketOutcome =
  | {
      readonly kind: 'won';
      readonly team: string;
      /** As shown: "23 runs", "7 wickets", "an innings and 239 runs", "award". */
      readonly by: string;
      readonly margin?: WinningMargin;
      readonly method?: string;
    }
  | {
      readonly kind: 'tied';
      readonly superOverWinner?: string;
      readonly bowlOutWinner?: string;
      readonly method?: string;
    }
  | { readonly kind: 'drawn'; readonly method?: string }
  | { readonly kind: 'no result'; readonly method?: string };

export interface WinningMargin {
  readonly runs?: number;
  readonly wickets?: number;
  /** 1 where the side won by an innings and the runs. */
  readonly innings?: number;
}

export interface CricketMatch {
  readonly format: CricketFormat;
  readonly ballsPerOver: number;
  /** Per innings; absent in a match without a limit. */
  readonly scheduledOvers?: number;
  readonly teams: readonly [string, string];
  readonly players: Readonly<Record<string, readonly string[]>>;
  /** The day play began, YYYY-MM-DD: some rules hold from a date. */
  readonly startDate: string;
  /** Played by earlier rules: what runs to the end of an innings that rain shortened stands. */
  readonly shortenedStands?: true;
  readonly toss?: { readonly winner: string; readonly decision: 'bat' | 'field' };
  readonly innings: readonly Innings[];
  /** Present once the match is over. */
  readonly outcome?: CricketOutcome;
  readonly playerOfMatch?: string;
}

/** Totals that count a way to get out; the rare ways have none. */
export type DismissalTotal = 'bowled' | 'caught' | 'lbw' | 'run-outs' | 'stumpings';

interface DismissalFacts {
  /** A batter who retires hurt or not out may come back: no wicket has fallen. */
  readonly isWicket: boolean;
  /** Whether it counts for the bowler. */
  readonly isBowlers: boolean;
  readonly total?: DismissalTotal;
}

const dismissals = {
  bowled: { isWicket: true, isBowlers: true, total: 'bowled' },
  caught: { isWicket: true, isBowlers: true, total: 'caught' },
  'caught and bowled': { isWicket: true, isBowlers: true, total: 'caught' },
  lbw: { isWicket: true, isBowlers: true, total: 'lbw' },
  stumped: { isWicket: true, isBowlers: true, total: 'stumpings' },
  'run out': { isWicket: true, isBowlers: false, total: 'run-outs' },
  'hit wicket': { isWicket: true, isBowlers: true },
  'retired hurt': { isWicket: false, isBowlers: false },
  'retired not out': { isWicket: false, isBowlers: false },
  'retired out': { isWicket: true, isBowlers: false },
  'obstructing the field': { isWicket: true, isBowlers: false },
  'hit the ball twice': { isWicket: true, isBowlers: false },
  'handled the ball': { isWicket: true, isBowlers: false },
  'timed out': { isWicket: true, isBowlers: false },
} as const satisfies Readonly<Record<string, DismissalFacts>>;

export type DismissalKind = keyof typeof dismissals;

const facts: Readonly<Record<DismissalKind, DismissalFacts>> = dismissals;

export const dismissalKinds = Object.keys(dismissals) as readonly DismissalKind[];

export function isWicket(kind: DismissalKind): boolean {
  return facts[kind].isWicket;
}

export function isBowlersWicket(kind: DismissalKind): boolean {
  return facts[kind].isBowlers;
}

export function dismissalTotal(kind: DismissalKind): DismissalTotal | undefined {
  return facts[kind].total;
}
