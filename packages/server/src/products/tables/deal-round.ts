import { commitmentText, commitTo, roundRandom, type TableGame } from '@maidan/games/rules';
import { type RoundResult, roundMarketId } from '../../rounds/round.ts';
import type { RoundSeed } from '../../rounds/seed-chains.ts';
import { detailsOf } from './round-record.ts';
import type { CurrentRound } from './table.ts';

/** Deals the whole round from its seed. */
export function dealRound(game: TableGame, number: number, seed: RoundSeed, openedAt: number): CurrentRound {
  const roundId = roundMarketId(game.entry.code, number);
  const dealt = game.deal(roundRandom(seed.seed, roundId));
  return { roundId, dealt, openedAt, seed, commitment: commitmentText(commitTo(game, seed.seed)) };
}

export function resultOf(game: TableGame, { dealt }: CurrentRound): RoundResult {
  const judged = game.judge(dealt);
  const { outcome, rule, reason } = judged;
  return { outcome, rule, reason, details: detailsOf(dealt, judged) };
}
