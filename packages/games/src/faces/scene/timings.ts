/** Milliseconds of a card's fall. The stylesheet moves it by the same figures. */
const [slideMs, decidingMs] = [400, 500];

/** How long a card rests face down where the table gives it time to. */
export const restMsMax = 450;

/** From the shoe until the card begins to turn. */
export const turnsAfterMs = (restMs: number, isDeciding: boolean): number =>
  slideMs + restMs + (isDeciding ? decidingMs : 0);
