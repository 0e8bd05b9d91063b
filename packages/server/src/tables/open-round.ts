import type { Clock } from '@maidan/betting';
import { betsCloseAt, type TableGame } from '@maidan/games/rules';
import type { Rounds } from '../rounds/rounds.ts';
import { dealRound } from './deal-round.ts';
import type { SeedChains } from './seed-chains.ts';
import type { CurrentRound } from './table.ts';

export interface OpeningParts {
  readonly game: TableGame;
  readonly product: string;
  readonly rounds: Rounds;
  readonly chains: SeedChains;
  readonly clock: Clock;
}

/**
 * Opens a round of a table. Every try is kept by the moment its betting ends: one may have been stored though its answer
 * was lost.
 */
export async function openRound(
  parts: OpeningParts,
  number: number,
  tries: Map<number, CurrentRound>,
): Promise<CurrentRound> {
  const { game, product, rounds, chains, clock } = parts;
  const { code, eventId, title } = game.entry;
  const round = dealRound(game, number, await chains.seedOf(code, number), clock.elapsed());
  const { roundId, commitment, openedAt } = round;
  const closesAt = clock.now() + (betsCloseAt(game, round) ?? openedAt) - openedAt;
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
}
