/** Hands and sides with a translated name; the others keep the game's name. */
const words: Readonly<Record<string, string>> = {};

export const en = {
  words,
  total: 'Total',
  notAvailable: 'Result not available',
  unknownGame: (gtype: string) => `There is no result view for this game: ${gtype}`,
  partnership: 'PARTNERSHIP DETAILS',
  openRound: (roundId: string) => `Result of round ${roundId}`,
  corrected: 'Result corrected',
  voided: 'Round void: every stake was returned',
  was: 'Was',
  now: 'Now',
  void: 'void',
  nobody: 'no option won',
  why: 'Reason',
  correctedProof:
    'The seed, the cards and the first result are checked below. Bets were paid by the corrected result, not by the cards.',
  voidProof: 'The seed and the cards are checked below. Every stake was returned.',
};

export type ResultsTexts = typeof en;
