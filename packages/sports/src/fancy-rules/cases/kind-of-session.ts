import type { CricketMatch } from '../../score/cricket-match.ts';
import type { Session } from '../session.ts';
import { BOUNDARY_OVERS_MIN } from '../validity.ts';
import type { BlockKind, CaseKind } from './settlement-cases.ts';

type Length = Pick<CricketMatch, 'format' | 'scheduledOvers'>;

/** Section 9 has separate rules for sessions over all overs of a T20 and of a one-day innings. */
export function kindOfBlock({ format, scheduledOvers }: Length, overs: number): BlockKind {
  if (format === 'T20' && overs === 20) return 'twenty-overs';
  return format === 'ODI' && overs === scheduledOvers ? 'fifty-overs' : 'block';
}

export function kindOfBoundaryBlock(match: Length, overs: number): BlockKind {
  return overs === BOUNDARY_OVERS_MIN ? 'six-over-boundaries' : kindOfBlock(match, overs);
}

/** Section 5: the stated overs, at least one. */
export function kindOfSpell(overs: number): 'spell' | 'only-over-of-bowler' {
  return overs > 1 ? 'spell' : 'only-over-of-bowler';
}

/** Which rows of the settlement table apply; undefined for a session on the whole match or its toss. */
export function kindOfSession(match: Length, session: Session): CaseKind | undefined {
  switch (session.ask) {
    case 'over-runs':
    case 'dot-balls':
      return kindOfBlock(match, session.overs);
    case 'over-block-boundaries':
      return kindOfBoundaryBlock(match, session.overs);
    case 'bowler-runs':
    case 'bowler-wickets':
      return kindOfSpell(session.overs);
    case 'match-total':
    case 'match-most':
    case 'match-event':
    case 'both-teams-runs':
    case 'free-hit-boundaries':
    case 'player-of-match':
    case 'toss-won':
      return undefined;
    default:
      return KINDS[session.ask];
  }
}

type Fixed = Exclude<
  Session['ask'],
  | 'over-runs'
  | 'dot-balls'
  | 'over-block-boundaries'
  | 'bowler-runs'
  | 'bowler-wickets'
  | 'match-total'
  | 'match-most'
  | 'match-event'
  | 'both-teams-runs'
  | 'free-hit-boundaries'
  | 'player-of-match'
  | 'toss-won'
>;

const KINDS: { readonly [ask in Fixed]: CaseKind } = {
  'power-play-runs': 'power-play',
  'power-surge-runs': 'power-surge',
  'only-over-runs': 'one-over',
  'only-over-wickets': 'one-over',
  'only-over-boundaries': 'one-over',
  'match-over-runs': 'one-over',
  'both-over-runs': 'one-over',
  'ball-runs': 'one-ball',
  'ball-wickets': 'one-ball',
  'over-ball-runs': 'one-ball',
  'delivery-runs': 'one-ball',
  'delivery-wickets': 'one-ball',
  'fall-of-wicket': 'wicket',
  'first-wickets-runs': 'wicket',
  'wicket-caught': 'dismissal',
  'wicket-player': 'dismissal',
  'wicket-balls': 'balls-to',
  'team-balls-for-runs': 'balls-to',
  'player-runs': 'batter',
  'player-boundaries': 'batter',
  'player-fours': 'batter',
  'player-sixes': 'batter',
  'player-balls': 'batter',
  'player-balls-for-runs': 'batter',
  'player-reaches-runs': 'batter',
  'pship-runs': 'partnership',
  'pship-balls': 'partnership',
  'pship-boundaries': 'partnership',
  'innings-runs': 'innings',
  'innings-total': 'innings',
  'top-batter': 'innings',
};
