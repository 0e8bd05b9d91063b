import { gameOfRound, gameOfText, type Verifier } from '../../betting/verify/verifier.ts';
import { loadBetParts, loadOnce } from '../../product-parts.ts';

type Verifiers = readonly Verifier[];

const ofProducts = loadOnce(async (): Promise<Verifiers> => {
  const parts = await loadBetParts();
  return (await Promise.all(parts.map(({ loadVerifiers }) => loadVerifiers?.() ?? []))).flat();
});

/** What every product replays its rounds with; suspends until it is loaded. */
export const useVerifiers = ofProducts.useReady;

/** The one that knows the game, or else the one that takes the rest. */
function verifierOf(game: string, verifiers: Verifiers): Verifier {
  const found =
    verifiers.find(({ knows }) => knows?.(game)) ?? verifiers.find(({ knows }) => knows === undefined);
  if (!found) throw new Error(`Nothing verifies the rounds of ${game}.`);
  return found;
}

export const verifierOfRound = (roundId: string, verifiers: Verifiers): Verifier =>
  verifierOf(gameOfRound(roundId), verifiers);

export const verifierOfText = (text: string, verifiers: Verifiers): Verifier =>
  verifierOf(gameOfText(text), verifiers);
