/**
 * Raised when anything here, in the dice or in the house player changes: a game is verified by the rules it
 * was played by.
 */
export const ludoVersion = 2;

export const isLudoVersion = (version: number): boolean =>
  Number.isInteger(version) && version >= 1 && version <= ludoVersion;

export type LudoSeat = 'A' | 'B';

export const tokensEach = 4;
export const turnsEach = 24;
export const livesEach = 3;
/** Sixes in a row; the last one is not moved and ends the turn. */
export const sixesMost = 3;

/** Squares of the shared track; each seat leaves it after its 51st. */
export const trackLength = 52;
export const lastSharedStep = 50;
export const homeStep = 56;
/** Scored for each token home, in addition to its steps. */
export const homeBonus = 56;

/**
 * Squares where tokens cannot be captured. They are the same counted from either start, so they are safe
 * steps too.
 */
export const safeSquares: readonly number[] = [0, 8, 13, 21, 26, 34, 39, 47];

/** For a roll and its move together. */
export const clockMs = 8_000;
/** After this time the game ends with the current pair of turns. */
export const gameMs = 360_000;
/** For sending the hash of a seed, and then again for the seed. */
export const revealMs = 5_000;
export const houseOfferMs = 15_000;

/** What the winner is paid against a player and against the house, stake included, in hundredths of the stake. */
export interface LudoPays {
  readonly player: number;
  readonly house: number;
}

const pays: LudoPays = { player: 190, house: 190 };
/** A game pays as it did when it began. */
const earlierPays: Readonly<Record<number, LudoPays>> = { 1: { player: 190, house: 196 } };

export const ludoPaysOf = (version: number): LudoPays => earlierPays[version] ?? pays;

/**
 * How strong the house plays by these rules: what the player of the first rules got back of every hundred points staked, by
 * `npm run bench -- ludo`, over so many games.
 */
export const houseMeasured = { playouts: 200, returned: '64', games: 790 } as const;

export const otherSeat = (seat: LudoSeat): LudoSeat => (seat === 'A' ? 'B' : 'A');
