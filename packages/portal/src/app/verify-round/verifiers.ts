import { gameOfRound, gameOfText } from '../../betting/verify/game-of-round.ts';
import type { Verifier } from '../../betting/verify/verifier.ts';
import { flightVerifier } from '../../products/aviator/verify/flight-verifier.tsx';
import { ludoVerifier } from '../../products/launched/verify-ludo/ludo-verifier.tsx';
import { virtualVerifier } from '../../products/launched/verify-virtual/virtual-verifier.tsx';
import { tableVerifier } from '../../products/tables/verify/table-verifier.tsx';

/** The first one that handles the game is used; tables handle the rest. */
const verifiers: readonly Verifier[] = [flightVerifier, ludoVerifier, virtualVerifier, tableVerifier];

const verifierOf = (game: string): Verifier => verifiers.find(({ knows }) => knows(game)) ?? tableVerifier;

export const verifierOfRound = (roundId: string): Verifier => verifierOf(gameOfRound(roundId));

export const verifierOfText = (text: string): Verifier => verifierOf(gameOfText(text));
