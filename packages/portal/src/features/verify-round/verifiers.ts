import { flightVerifier } from './flights/flight-verifier.tsx';
import { gameOfRound, gameOfText } from './game-of-round.ts';
import { ludoVerifier } from './ludo/ludo-verifier.tsx';
import { tableVerifier } from './tables/table-verifier.tsx';
import type { Verifier } from './verifier.ts';
import { virtualVerifier } from './virtual/virtual-verifier.tsx';

/** The first one that handles the game is used; tables handle the rest. */
const verifiers: readonly Verifier[] = [flightVerifier, ludoVerifier, virtualVerifier, tableVerifier];

const verifierOf = (game: string): Verifier => verifiers.find(({ knows }) => knows(game)) ?? tableVerifier;

export const verifierOfRound = (roundId: string): Verifier => verifierOf(gameOfRound(roundId));

export const verifierOfText = (text: string): Verifier => verifierOf(gameOfText(text));
