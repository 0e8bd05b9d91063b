import { loadPatiently } from '@maidan/ui/load-patiently.ts';
import { use } from 'react';
import { gameOfRound, gameOfText } from '../../betting/verify/game-of-round.ts';
import type { Verifier } from '../../betting/verify/verifier.ts';
import { productParts } from '../../products.ts';

type Verifiers = readonly Verifier[];

let loading: Promise<Verifiers> | undefined;

/** What every product replays its rounds with; suspends until it is loaded. */
export function useVerifiers(): Verifiers {
  loading ??= loadPatiently(async () => {
    const loads = productParts().map(({ loadVerifiers }) => loadVerifiers?.() ?? []);
    return (await Promise.all(loads)).flat();
  });
  return use(loading);
}

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
