/** The durations of a card's fall in milliseconds; the stylesheet uses the same. */
const [slideMs, decidingMs] = [400, 500];

/** How long a card stays face down, where the table deals slowly enough. */
export const restMsMax = 450;

/** From leaving the shoe until the card begins to turn. */
export const turnsAfterMs = (restMs: number, isDeciding: boolean): number =>
  slideMs + restMs + (isDeciding ? decidingMs : 0);
