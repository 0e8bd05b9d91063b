import {
  type CricketMatch,
  type CricketOutcome,
  decisionOf,
  type ResultRuleId,
  WINNER_CASES,
} from '@maidan/sports';
import type { FeedMarket, FeedMatch, FeedResult, MarketKind } from '../feed.ts';
import {
  type Decision,
  drawRunner,
  firstRunner,
  mainMarket,
  mainMarketId,
  noRunner,
  secondRunner,
  teamRunners,
  yesRunner,
} from '../play/play.ts';
import { type StatusLine, statusLine } from '../status-line.ts';
import type { CricketState } from './cricket-state.ts';

/** What a cricket match offers and what it has decided, whether it is simulated or replayed from a recording. */
export function statusOf(state: CricketState): FeedMatch['status'] {
  if (state.steps === 0) return 'upcoming';
  if (state.moment !== 'over') return 'in-play';
  return state.match.outcome?.kind === 'no result' ? 'abandoned' : 'completed';
}

export function marketsOf(state: CricketState): readonly FeedMarket[] {
  return [...mainMarkets(state), ...fancyMarkets(state)];
}

export function decisionsOf(state: CricketState): readonly Decision[] {
  return [...decideToss(state), ...state.decisions, ...decideMain(state)];
}

/** As `decisionsOf`, for the states of one match in their order: three steps make a ball, and few of them decide anything. */
export function keptDecisions(): typeof decisionsOf {
  let last: CricketState | undefined;
  let kept: readonly Decision[] = [];
  return (state) => {
    const { decisions, match } = state;
    const isSame =
      last?.decisions === decisions && last.match.toss === match.toss && last.match.outcome === match.outcome;
    if (!isSame) kept = decisionsOf(state);
    last = state;
    return kept;
  };
}

export function mainMarkets({ plan, match }: CricketState): readonly FeedMarket[] {
  const { matchId, format } = plan;
  const sides = teamRunners(match.teams, format === 'Test');
  const markets = [
    mainMarket(matchId, 'match-odds', sides),
    mainMarket(matchId, 'bookmaker', sides),
    mainMarket(matchId, 'toss', teamRunners(match.teams, false)),
  ];
  if (format === 'Test' || match.toss === undefined) return markets;
  const answers = [
    { id: yesRunner, name: 'Yes' },
    { id: noRunner, name: 'No' },
  ];
  return [...markets, mainMarket(matchId, 'tied-match', answers)];
}

function fancyMarkets({ offers, plan }: CricketState): readonly FeedMarket[] {
  return offers.map(({ marketId, name, isCommission, remark }) => ({
    id: marketId,
    matchId: plan.matchId,
    kind: 'fancy',
    name,
    runners: [],
    isCommission,
    remark,
  }));
}

function runnerOf(match: CricketMatch, team: string): string {
  return match.teams[0] === team ? firstRunner : secondRunner;
}

function winnerOf(match: CricketMatch, outcome: CricketOutcome): FeedResult {
  const { decision, team } = decisionOf(outcome);
  const { pays } = WINNER_CASES[decision];
  if (pays === 'draw') return { kind: 'winner', runnerId: drawRunner };
  return pays === 'nobody' || team === undefined
    ? { kind: 'void' }
    : { kind: 'winner', runnerId: runnerOf(match, team) };
}

function tiedOf(outcome: CricketOutcome): FeedResult {
  const { isTied } = WINNER_CASES[decisionOf(outcome).decision];
  if (isTied === undefined) return { kind: 'void' };
  return { kind: 'winner', runnerId: isTied ? yesRunner : noRunner };
}

/** The market on the toss; the other main markets are decided when the match is over. */
function decideToss(state: CricketState): readonly Decision[] {
  const { match, plan } = state;
  const marketId = mainMarketId(plan.matchId, 'toss');
  if (match.toss !== undefined) {
    const result = { kind: 'winner', runnerId: runnerOf(match, match.toss.winner) } as const;
    return [
      { marketId, result, rule: 'toss-winner', reason: `${match.toss.winner} won the toss.`, balls: [] },
    ];
  }
  if (match.outcome === undefined) return [];
  return [
    {
      marketId,
      result: { kind: 'void' },
      rule: 'abandoned-or-reduced',
      reason: 'There was no toss.',
      balls: [],
    },
  ];
}

type MatchMarketKind = Extract<MarketKind, 'match-odds' | 'bookmaker' | 'tied-match'>;

function ruleOf(kind: MatchMarketKind, outcome: CricketOutcome): ResultRuleId {
  if (outcome.kind === 'no result') return 'abandoned-or-reduced';
  return kind === 'tied-match' ? 'tied-match' : 'match-winner';
}

export function decideMain(state: CricketState): readonly Decision[] {
  const { match, plan } = state;
  const { outcome } = match;
  if (outcome === undefined) return [];
  const reason = `${outcomeLine(outcome).text}.`;
  const decide = (kind: MatchMarketKind, result: FeedResult): Decision => ({
    marketId: mainMarketId(plan.matchId, kind),
    result,
    rule: ruleOf(kind, outcome),
    reason,
    balls: [],
  });
  const winner = winnerOf(match, outcome);
  const decided = [decide('match-odds', winner), decide('bookmaker', winner)];
  // A match without a toss never had a tied-match market, and a Test has none.
  if (plan.format === 'Test' || match.toss === undefined) return decided;
  return [...decided, decide('tied-match', tiedOf(outcome))];
}

/** "Aravalli won by 7 wickets". */
export function outcomeLine(outcome: CricketOutcome): StatusLine {
  switch (outcome.kind) {
    case 'won':
      return winLine(outcome);
    case 'tied':
      return tieLine(outcome);
    case 'drawn':
      return statusLine('drawn');
    default:
      return statusLine('noResult');
  }
}

function tieLine({ superOverWinner, bowlOutWinner }: Extract<CricketOutcome, { kind: 'tied' }>): StatusLine {
  if (superOverWinner !== undefined) return statusLine('wonSuperOver', { team: superOverWinner });
  return bowlOutWinner === undefined ? statusLine('tied') : statusLine('wonBowlOut', { team: bowlOutWinner });
}

function winLine({ team, by, margin, method }: Extract<CricketOutcome, { kind: 'won' }>): StatusLine {
  // Without a margin, `by` says how the match was won.
  if (margin === undefined) return statusLine('won', { winner: team, by });
  const { runs = 0, wickets, innings } = margin;
  const won = method === undefined ? { team } : { team, method };
  if (innings !== undefined) return statusLine('wonByInnings', { ...won, runs });
  return wickets === undefined
    ? statusLine('wonByRuns', { ...won, runs })
    : statusLine('wonByWickets', { ...won, wickets });
}
