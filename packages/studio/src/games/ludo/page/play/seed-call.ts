import type { LudoTable } from '../../../../wire/ludo.ts';
import type { LudoCalls, LudoReply } from './ludo-calls.ts';
import type { Seeds } from './seeds.ts';

/**
 * The call by which the page commits to or reveals its seed, if it is due. A seed made by another page of the
 * player is left to that page.
 */
export function seedCall(
  { gameId, due, you, seats }: LudoTable,
  calls: Pick<LudoCalls, 'commit' | 'reveal'>,
  seeds: Seeds,
): (() => Promise<LudoReply>) | undefined {
  if (due === 'commit') return () => calls.commit(gameId, seeds.hashFor(gameId));
  if (due !== 'reveal') return undefined;
  const seedHash = seats.find(({ seat }) => seat === you)?.seedHash ?? '';
  const seed = seeds.revealFor(gameId, seedHash);
  return seed === undefined ? undefined : () => calls.reveal(gameId, seed);
}
