import type { Clock } from '@maidan/betting';
import { betsCloseAt, type TableGame } from '@maidan/games/rules';
import type { Rounds } from '../../rounds/rounds.ts';
import type { SeedChains } from '../../rounds/seed-chains.ts';
import { dealRound } from './deal-round.ts';
import type { CurrentRound } from './table.ts';
import { product } from './table-product.ts';

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
