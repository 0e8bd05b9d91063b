import { flightVerifier } from './flights/flight-verifier.tsx';
import { tableVerifier } from './tables/table-verifier.tsx';
import type { Verifier } from './verifier.ts';

/** The first that knows the game checks its rounds; tables answer for the rest. */
const verifiers: readonly Verifier[] = [flightVerifier, tableVerifier];

const verifierOf = (game: string): Verifier => verifiers.find(({ knows }) => knows(game)) ?? tableVerifier;

/** The house numbers the rounds of a game: `aviator.17`. */
export const verifierOfRound = (roundId: string): Verifier => verifierOf(roundId.replace(/\.[^.]*$/, ''));

/** A copied round names its game; what names none is refused in the words for tables. */
export function verifierOfText(text: string): Verifier {
  try {
    const copied: unknown = JSON.parse(text);
    const isNamed = typeof copied === 'object' && copied !== null && 'game' in copied;
    return verifierOf(isNamed ? String(copied.game) : '');
  } catch {
    return tableVerifier;
  }
}
