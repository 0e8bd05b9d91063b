export const en = {
  committed: 'Before you bet: the house committed',
  committedHint: 'SHA-256 of the seed of the house, shown before you bet',
  yours: 'Your own seed',
  yoursHint: 'Sent with your bets, when the house could not change its seed any more',
  revealed: 'After the result: the seed of the house',
  drawn: 'Both seeds give the result',
  drawnHint: 'HMAC-SHA256 of the round and your seed, under the seed of the house',
  shown: 'Shown',
  found: 'Computed',
  bets: 'The bets on this round',
  points: (points: string) => `${points} points`,
  version: (game: string, version: string) => `Rules of ${game}, version ${version}`,
  checks: {
    record: 'The seed of the house can be read',
    seed: 'The seed hashes to what was shown before',
    version: 'These are the rules the round was played by',
    outcome: 'The result is the one both seeds give',
    bet: 'The bet was paid as it was due',
    paid: 'All bets together were paid as they were due',
  },
};

export type VirtualProofTexts = typeof en;
