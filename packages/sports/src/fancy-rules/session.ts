import type { FancyRuleId } from './rules.ts';

/**
 * What a fancy (session) market asks of a match, as data. A name is read into one of these by
 * read-session-name.ts and written from one by name-session.ts; nothing is settled from a name alone.
 * `team` absent means the whole match; `inningsNumber` counts that team's innings from 1.
 */
export type Session = SessionAsk & SessionTerms;

export interface SessionTerms {
  /** Offered before play: good for the first innings of the match only, except in Test (section 4). */
  readonly isAdvance?: boolean;
  /** Offered before play on a batter who need not open: it stands wherever the batter comes in. */
  readonly isAnyBatter?: boolean;
  /** Which of the team's innings, from 1; the first where absent. With `isSuperOver`, which of its super overs. */
  readonly inningsNumber?: number;
  /** About a super over: no other session counts its balls. */
  readonly isSuperOver?: boolean;
  /** Yes or no: settled at 1 if the number of runs was odd and 0 if not. */
  readonly isOdd?: boolean;
  /** Yes or no: settled at 1 if the number of runs ended in this digit and 0 if not. */
  readonly lastDigit?: number;
}

export type SessionAsk =
  | { readonly ask: 'only-over-runs'; readonly team: string; readonly over: number }
  | { readonly ask: 'over-runs'; readonly team: string; readonly overs: number }
  /** The score once `ball` of the over after `over` complete overs is bowled: 17.3 is over 17, ball 3. */
  | { readonly ask: 'over-ball-runs'; readonly team: string; readonly over: number; readonly ball: number }
  /** The runs of that ball alone, numbered as above. */
  | { readonly ask: 'ball-runs'; readonly team: string; readonly over: number; readonly ball: number }
  /** Wickets on that ball, the wides and no-balls bowled for it included. */
  | { readonly ask: 'ball-wickets'; readonly team: string; readonly over: number; readonly ball: number }
  | { readonly ask: 'fall-of-wicket'; readonly team: string; readonly wicket: number }
  | { readonly ask: 'wicket-balls'; readonly team: string; readonly wicket: number }
  /** Yes or no: the wicket fell by a catch, or this player was the one out. */
  | { readonly ask: 'wicket-caught'; readonly team: string; readonly wicket: number }
  | {
      readonly ask: 'wicket-player';
      readonly team: string;
      readonly player: string;
      readonly wicket: number;
    }
  | { readonly ask: 'first-wickets-runs'; readonly team: string; readonly wickets: number }
  | { readonly ask: 'player-runs'; readonly team: string; readonly player: string }
  | { readonly ask: 'player-boundaries'; readonly team: string; readonly player: string }
  | { readonly ask: 'player-fours'; readonly team: string; readonly player: string }
  | { readonly ask: 'player-sixes'; readonly team: string; readonly player: string }
  | { readonly ask: 'player-balls'; readonly team: string; readonly player: string }
  | {
      readonly ask: 'player-balls-for-runs';
      readonly team: string;
      readonly player: string;
      readonly runs: number;
    }
  | { readonly ask: 'pship-runs'; readonly team: string; readonly wicket: number }
  | { readonly ask: 'pship-balls'; readonly team: string; readonly wicket: number }
  | { readonly ask: 'pship-boundaries'; readonly team: string; readonly wicket: number }
  | { readonly ask: 'over-block-boundaries'; readonly team: string; readonly overs: number }
  | { readonly ask: 'dot-balls'; readonly team: string; readonly overs: number }
  | { readonly ask: 'bowler-runs'; readonly team: string; readonly player: string; readonly overs: number }
  | { readonly ask: 'bowler-wickets'; readonly team: string; readonly player: string; readonly overs: number }
  | { readonly ask: 'team-balls-for-runs'; readonly team: string; readonly runs: number }
  | { readonly ask: 'innings-runs'; readonly team: string; readonly inningsNumber: number }
  /** Counted over the side's innings alone: it stands whatever happens to the match. */
  | { readonly ask: 'innings-total'; readonly team: string; readonly of: InningsTotal }
  /** The runs of one over of the match's first innings, whoever bats. */
  | { readonly ask: 'match-over-runs'; readonly over: number }
  /** The runs of that over of both sides' first innings together. */
  | { readonly ask: 'both-over-runs'; readonly over: number }
  /** The first four overs (section 9), and the two of the batting side's choice. */
  | { readonly ask: 'power-play-runs'; readonly team: string }
  | { readonly ask: 'power-surge-runs'; readonly team: string }
  /** Boundaries hit off free hits in the whole match. */
  | { readonly ask: 'free-hit-boundaries' }
  /** Yes-or-no questions: settled at 1 if it happened and 0 if not, so a line of 1 means that it happens. */
  | {
      readonly ask: 'player-reaches-runs';
      readonly team: string;
      readonly player: string;
      readonly runs: number;
    }
  | { readonly ask: 'player-of-match'; readonly team: string; readonly player: string }
  | { readonly ask: 'top-batter'; readonly team: string; readonly player: string }
  | { readonly ask: 'toss-won'; readonly team: string }
  | { readonly ask: 'both-teams-runs'; readonly runs: number }
  | { readonly ask: 'match-event'; readonly of: MatchEvent }
  /** Runs, or a wicket, on the nth delivery of an over, wides and no-balls counted; over and delivery from 1. */
  | { readonly ask: 'delivery-runs'; readonly team: string; readonly over: number; readonly delivery: number }
  | {
      readonly ask: 'delivery-wickets';
      readonly team: string;
      readonly over: number;
      readonly delivery: number;
    }
  | { readonly ask: 'only-over-wickets'; readonly team: string; readonly over: number }
  | { readonly ask: 'only-over-boundaries'; readonly team: string; readonly over: number }
  | { readonly ask: 'match-total'; readonly of: MatchTotal }
  | { readonly ask: 'match-most'; readonly of: MatchMost };

export type MatchTotal =
  | 'runs'
  | 'fours'
  | 'sixes'
  | 'boundaries'
  | 'wides'
  | 'no-balls'
  | 'extras'
  | 'wickets'
  | 'lbw'
  | 'bowled'
  | 'caught'
  | 'run-outs'
  | 'stumpings'
  | 'ducks'
  | 'thirties'
  | 'fifties'
  | 'hundreds'
  | 'single-digit-scorers'
  | 'double-digit-scorers'
  | 'wicket-takers'
  | 'dot-balls'
  | 'maidens'
  | 'four-hitters'
  | 'six-hitters';

/** Totals of the match that are also counted over one side's innings. */
export const INNINGS_TOTALS = [
  'fours',
  'sixes',
  'boundaries',
  'wides',
  'no-balls',
  'extras',
  'wickets',
  'caught',
  'bowled',
  'lbw',
] as const satisfies readonly MatchTotal[];

export type InningsTotal = (typeof INNINGS_TOTALS)[number];

export type MatchMost =
  | 'over-runs'
  | 'pship-runs'
  | 'pship-balls'
  | 'batter-runs'
  | 'batter-fours'
  | 'batter-sixes'
  | 'batter-boundaries'
  | 'batter-balls'
  | 'bowler-wickets'
  | 'bowler-runs'
  | 'bowler-dot-balls';

export type MatchEvent =
  | 'tied'
  | 'first-ball-four'
  | 'first-ball-six'
  | 'first-ball-wicket'
  | 'first-over-six'
  | 'first-over-no-ball'
  | 'six-fours-over'
  | 'six-sixes-over'
  | 'maiden'
  | 'hat-trick'
  | 'five-wickets'
  | 'six-wickets'
  | 'seven-wickets';

/** A ball by its place: innings from 0, over from 0, delivery in the over from 0. */
export interface BallReference {
  readonly innings: number;
  readonly over: number;
  readonly delivery: number;
}

export type SessionVerdict =
  | { readonly kind: 'undecided' }
  | ({ readonly kind: 'run'; readonly run: number } & Grounds)
  | ({ readonly kind: 'void' } & Grounds);

interface Grounds {
  readonly rule: FancyRuleId;
  readonly reason: string;
  readonly balls: readonly BallReference[];
}
