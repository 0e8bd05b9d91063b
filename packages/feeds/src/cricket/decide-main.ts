import type { CricketMatch, CricketOutcome, ResultRuleId } from '@maidan/sports';
import type { FeedResult, MarketKind } from '../feed.ts';
import type { Decision } from '../play/decision.ts';
import {
  DRAW_RUNNER,
  FIRST_RUNNER,
  mainMarketId,
  NO_RUNNER,
  SECOND_RUNNER,
  YES_RUNNER,
} from '../play/main-markets.ts';
import type { CricketState } from './cricket-state.ts';
import { outcomeLine } from './outcome-line.ts';

function runnerOf(match: CricketMatch, team: string): string {
  return match.teams[0] === team ? FIRST_RUNNER : SECOND_RUNNER;
}

/** A super over or a bowl-out decides who won; the match stays tied, and its tied-match market says so. */
function winnerOfTie(match: CricketMatch, team: string | undefined): FeedResult {
  return team === undefined ? { kind: 'void' } : { kind: 'winner', runnerId: runnerOf(match, team) };
}

function winnerOf(match: CricketMatch, outcome: CricketOutcome): FeedResult {
  switch (outcome.kind) {
    case 'won':
      return { kind: 'winner', runnerId: runnerOf(match, outcome.team) };
    case 'tied':
      return winnerOfTie(match, outcome.superOverWinner ?? outcome.bowlOutWinner);
    case 'drawn':
      return { kind: 'winner', runnerId: DRAW_RUNNER };
    default:
      return { kind: 'void' };
  }
}

/** The toss is known first; the rest when the match is over. Nothing else decides these markets. */
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
  // Without a ball there never was a tied-match market, and a Test has none.
  if (plan.format === 'Test' || match.toss === undefined) return decided;
  const tied: FeedResult =
    outcome.kind === 'no result'
      ? { kind: 'void' }
      : { kind: 'winner', runnerId: outcome.kind === 'tied' ? YES_RUNNER : NO_RUNNER };
  return [...decided, decide('tied-match', tied)];
}
