export const en = {
  checking: 'Playing the game again…',
  committed: 'Before the game: the house committed',
  committedHint: 'SHA-256 of the seed of the house, shown before anybody staked',
  players: 'The seeds of both players',
  playersHint: 'Each was fixed by its hash before either was revealed',
  house: 'House',
  seat: (seat: string) => `Seat ${seat}`,
  version: (version: number) => `Rules of Ludo Quick, version ${version}`,
  revealed: 'After the game: the seed of the house',
  dice: 'The three seeds give every die',
  diceHint: 'HMAC-SHA256 of the game, both seeds and the number of the die, under the seed of the house',
  played: 'The game, move by move',
  checks: {
    record: 'The seed of the house can be read',
    version: 'These are the rules the game was played by',
    'server-seed': 'The seed of the house hashes to what was shown before',
    seeds: 'The seeds of the players hash to what was shown before',
    toss: 'The toss gave the first turn',
    dice: 'Every die is the one the seeds give',
    moves: 'Every move was legal, in its turn',
    house: 'The house moved as its published method says, and did not look ahead',
    score: 'The score is that of the moves',
    result: 'The game ended as the rules say',
  },
};

export type LudoProofTexts = typeof en;
