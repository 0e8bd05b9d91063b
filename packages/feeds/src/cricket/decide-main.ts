import {
  type CricketMatch,
  type CricketOutcome,
  decisionOf,
  type ResultRuleId,
  WINNER_CASES,
} from '@maidan/sports';
import type { FeedResult, MarketKind } from '../feed.ts';
import type { Decision } from '../play/decision.ts';
import {
  drawRunner,
  firstRunner,
  mainMarketId,
  noRunner,
  secondRunner,
  yesRunner,
} from '../play/main-markets.ts';
import type { CricketState } from './cricket-state.ts';
import { outcomeLine } from './outcome-line.ts';

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
export function decideToss(state: CricketState): readonly Decision[] {
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
