/** Raised when anything here, in the dice or in the house player changes: a game is verified by the rules it was played by. */
export const ludoVersion = 1;

export type LudoSeat = 'A' | 'B';

export const tokensEach = 4;
export const turnsEach = 24;
export const livesEach = 3;
/** In a row; the last is not moved and ends the turn. */
export const sixesMost = 3;

/** Of the shared track; each seat leaves it after its 51st square. */
export const trackLength = 52;
export const lastSharedStep = 50;
export const homeStep = 56;
/** Scored for each token home, beside its steps. */
export const homeBonus = 56;

/** Squares of the track; counted from either start they are the same, so they are safe steps too. */
export const safeSquares: readonly number[] = [0, 8, 13, 21, 26, 34, 39, 47];

/** Roll and move together. */
export const clockMs = 8_000;
/** Then the game ends after the running pair of turns. */
export const gameMs = 360_000;
/** For the hash of a seed, and then for the seed. */
export const revealMs = 5_000;
export const houseOfferMs = 15_000;

/** Whole points. */
export const ludoStakes: readonly number[] = [25, 50, 100, 250, 500, 1_000, 2_500, 5_000];
/** To the winner, in hundredths of the stake, which is included. */
export const ludoPays = { player: 190, house: 196 } as const;

/** Games the house plays to the end for each of its moves before it chooses. */
export const houseRollouts = 200;

export const otherSeat = (seat: LudoSeat): LudoSeat => (seat === 'A' ? 'B' : 'A');
