import type { CricketMatch } from '../score/cricket-match.ts';
import { answerOf, formatAnswer } from './answer-of.ts';
import {
  judgePlayerBalls,
  judgePlayerBallsForRuns,
  judgePlayerBoundaries,
  judgePlayerFours,
  judgePlayerReachesRuns,
  judgePlayerRuns,
  judgePlayerSixes,
} from './families/batters.ts';
import { judgeBowlerRuns, judgeBowlerWickets } from './families/bowlers.ts';
import {
  judgeBallRuns,
  judgeBallWickets,
  judgeDeliveryRuns,
  judgeDeliveryWickets,
  judgeFreeHitBoundaries,
  judgeOverBallRuns,
} from './families/deliveries.ts';
import { judgeInningsRuns, judgeInningsTotal } from './families/innings-totals.ts';
import { judgeMatchEvent } from './families/match/match-events.ts';
import { judgeBothOverRuns, judgeMatchMost, judgeMatchOverRuns } from './families/match/match-mosts.ts';
import {
  judgeBothTeamsRuns,
  judgePlayerOfMatch,
  judgeTopBatter,
  judgeTossWon,
} from './families/match/match-questions.ts';
import { judgeMatchTotal } from './families/match/match-totals.ts';
import { judgeOnlyOverBoundaries, judgeOnlyOverRuns, judgeOnlyOverWickets } from './families/only-over.ts';
import {
  judgeDotBalls,
  judgeOverBlockBoundaries,
  judgeOverRuns,
  judgePowerPlayRuns,
  judgePowerSurgeRuns,
} from './families/over-blocks.ts';
import { judgePshipBalls, judgePshipBoundaries, judgePshipRuns } from './families/partnerships.ts';
import {
  judgeFallOfWicket,
  judgeTeamBallsForRuns,
  judgeWicketBalls,
  judgeWicketCaught,
  judgeWicketPlayer,
} from './families/wickets.ts';
import { findInnings, type InningsView, otherTeam } from './innings-view.ts';
import type { Session, SessionVerdict } from './session.ts';
import { isAdvanceGood, isOpener } from './validity.ts';
import { UNDECIDED, voided } from './verdict.ts';

type EventSession = Extract<Session, { ask: 'player-of-match' | 'top-batter' | 'toss-won' }>;
type TeamSession = Exclude<Extract<Session, { team: string }>, EventSession>;

/** Result, void or not yet, with the rule, a plain sentence and the balls that decided it. */
export function judgeSession(match: CricketMatch, session: Session): SessionVerdict {
  const verdict = judgeAsk(match, session);
  if (verdict.kind !== 'run') return verdict;
  const text = formatAnswer(session, verdict.run);
  if (text === undefined) return verdict;
  return { ...verdict, run: answerOf(session, verdict.run), reason: `${verdict.reason} ${text}` };
}

function judgeAsk(match: CricketMatch, session: Session): SessionVerdict {
  switch (session.ask) {
    case 'match-total':
      return judgeMatchTotal(match, session.of);
    case 'match-most':
      return judgeMatchMost(match, session.of);
    case 'match-over-runs':
      return judgeMatchOverRuns(match, session.over);
    case 'both-over-runs':
      return judgeBothOverRuns(match, session.over);
    case 'free-hit-boundaries':
      return judgeFreeHitBoundaries(match);
    case 'match-event':
      return judgeMatchEvent(match, session.of);
    case 'both-teams-runs':
      return judgeBothTeamsRuns(match, session.runs);
    case 'toss-won':
      return judgeTossWon(match, session.team);
    case 'player-of-match':
      return judgePlayerOfMatch(match, session.player);
    case 'top-batter':
      return judgeTopBatter(match, session);
    default:
      return judgeTeamSession(match, session);
  }
}

function judgeTeamSession(match: CricketMatch, session: TeamSession): SessionVerdict {
  const isBowlers = session.ask === 'bowler-runs' || session.ask === 'bowler-wickets';
  const batting = isBowlers ? otherTeam(match, session.team) : session.team;
  const view = findInnings(match, batting, session.inningsNumber, session.isSuperOver);
  if (view === undefined) {
    if (match.outcome === undefined) return UNDECIDED;
    return voided('did-not-bat', `${batting} did not bat in that innings, so the session is void.`);
  }
  if (session.isAdvance === true) {
    const refused = voidAdvance(match, session, view);
    if (refused !== undefined) return refused;
  }
  return judgeInnings(view, session);
}

/** Section 4: advance fancy holds for the first innings only, except in Test, and for openers who open. */
function voidAdvance(
  match: CricketMatch,
  session: TeamSession,
  view: InningsView,
): SessionVerdict | undefined {
  if (!isAdvanceGood(match, view.index)) {
    return voided(
      'advance-first-innings',
      `${view.innings.team} batted second, and advance sessions are good for the first innings only.`,
    );
  }
  const isBatters = session.ask.startsWith('player-') && session.isAnyBatter !== true;
  if (isBatters && 'player' in session && view.balls.length > 0 && !isOpener(view, session.player)) {
    return voided(
      'opening-batter-changed',
      `${session.player} did not open the batting, so the advance session is void.`,
    );
  }
  return undefined;
}

function judgeInnings(view: InningsView, session: TeamSession): SessionVerdict {
  switch (session.ask) {
    case 'only-over-runs':
      return judgeOnlyOverRuns(view, session.over);
    case 'over-runs':
      return judgeOverRuns(view, session.overs);
    case 'over-ball-runs':
      return judgeOverBallRuns(view, session.over, session.ball);
    case 'ball-runs':
      return judgeBallRuns(view, session.over, session.ball);
    case 'ball-wickets':
      return judgeBallWickets(view, session.over, session.ball);
    case 'fall-of-wicket':
      return judgeFallOfWicket(view, session.wicket);
    case 'first-wickets-runs':
      return judgeFallOfWicket(view, session.wickets);
    case 'wicket-balls':
      return judgeWicketBalls(view, session.wicket);
    case 'wicket-caught':
      return judgeWicketCaught(view, session.wicket);
    case 'wicket-player':
      return judgeWicketPlayer(view, session.wicket, session.player);
    case 'team-balls-for-runs':
      return judgeTeamBallsForRuns(view, session.runs);
    case 'delivery-runs':
      return judgeDeliveryRuns(view, session.over, session.delivery);
    case 'delivery-wickets':
      return judgeDeliveryWickets(view, session.over, session.delivery);
    case 'only-over-wickets':
      return judgeOnlyOverWickets(view, session.over);
    case 'only-over-boundaries':
      return judgeOnlyOverBoundaries(view, session.over);
    case 'player-reaches-runs':
      return judgePlayerReachesRuns(view, session.player, session.runs);
    case 'player-runs':
      return judgePlayerRuns(view, session.player);
    case 'player-boundaries':
      return judgePlayerBoundaries(view, session.player);
    case 'player-fours':
      return judgePlayerFours(view, session.player);
    case 'player-sixes':
      return judgePlayerSixes(view, session.player);
    case 'player-balls':
      return judgePlayerBalls(view, session.player);
    case 'player-balls-for-runs':
      return judgePlayerBallsForRuns(view, session.player, session.runs);
    case 'pship-runs':
      return judgePshipRuns(view, session.wicket);
    case 'pship-balls':
      return judgePshipBalls(view, session.wicket);
    case 'pship-boundaries':
      return judgePshipBoundaries(view, session.wicket);
    case 'over-block-boundaries':
      return judgeOverBlockBoundaries(view, session.overs);
    case 'dot-balls':
      return judgeDotBalls(view, session.overs);
    case 'power-play-runs':
      return judgePowerPlayRuns(view);
    case 'power-surge-runs':
      return judgePowerSurgeRuns(view);
    case 'bowler-runs':
      return judgeBowlerRuns(view, session.player, session.overs);
    case 'bowler-wickets':
      return judgeBowlerWickets(view, session.player, session.overs);
    case 'innings-runs':
      return judgeInningsRuns(view);
    case 'innings-total':
      return judgeInningsTotal(view, session.of);
  }
}
