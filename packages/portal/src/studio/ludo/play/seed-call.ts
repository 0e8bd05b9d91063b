import type { LudoTable } from '@maidan/contract/wire';
import type { LudoCalls, LudoReply } from './ludo-calls.ts';
import type { Seeds } from './seeds.ts';

/** The page's own part in the dice, where it is its turn. A seed that another page of the player made is left to that page. */
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
