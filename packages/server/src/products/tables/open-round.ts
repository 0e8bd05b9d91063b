import type { Clock } from '@maidan/betting';
import { betsCloseAt, commitmentText, commitTo, roundRandom, type TableGame } from '@maidan/games/rules';
import { type RoundResult, roundMarketId } from '../../rounds/round.ts';
import type { Rounds } from '../../rounds/rounds.ts';
import type { RoundSeed, SeedChains } from '../../rounds/seed-chains.ts';
import { detailsOf } from './results-store.ts';
import type { CurrentRound } from './table.ts';

export interface OpenRoundParts {
  readonly rounds: Rounds;
  readonly chains: SeedChains;
  readonly clock: Clock;
}

/** Opens betting on one round of a game; the returned function may be retried. */
export function roundOpener(parts: OpenRoundParts, game: TableGame, number: number) {
  const { rounds, chains, clock } = parts;
  const { code, eventId, title } = game.entry;
  /** By the time betting ends: a try may have been stored although its answer was lost. */
  const tries = new Map<number, CurrentRound>();

  return async (): Promise<CurrentRound> => {
    const seed = await chains.seedOf(code, number);
    const round = dealRound(game, number, seed, clock.elapsed());
    const bettingMs = (betsCloseAt(game, round) ?? round.openedAt) - round.openedAt;
    const { roundId, commitment } = round;
    const closesAt = clock.now() + bettingMs;
    tries.set(closesAt, round);
    const opened = await rounds.open({
      game: code,
      number,
      commitment,
      closesAt,
      product,
      kind: code,
      name: title,
      eventId,
      room: code,
      definition: { version: `${code}/${game.version}`, value: game.definition },
    });
    if (opened.ok) return round;
    const { refusal } = opened;
    const isOurs = refusal.code === 'number-taken' && refusal.round.commitment === commitment;
    const stored = isOurs ? tries.get(refusal.round.closesAt) : undefined;
    if (stored === undefined) throw new Error(`round ${roundId} could not be opened: ${refusal.code}`);
    return stored;
  };
}

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

/** The name of this product's markets. */
export const product = 'tables';
