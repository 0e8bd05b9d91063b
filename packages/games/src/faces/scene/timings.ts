/** The durations of a card's fall in milliseconds; the stylesheet uses the same. */
const [slideMs, decidingMs] = [400, 500];

/** How long a card stays face down, where the table deals slowly enough. */
export const restMsMax = 450;

/** From the moment it begins to turn until its face is seen. */
const turnMs = 280;

/** From leaving the shoe until the card begins to turn. */
export const turnsAfterMs = (restMs: number, isDeciding: boolean): number =>
  slideMs + restMs + (isDeciding ? decidingMs : 0);

/** From leaving the shoe until the card's face is seen: nothing may print before what the card makes. */
export const facesUpAfterMs = (restMs: number, isDeciding: boolean): number =>
  turnsAfterMs(restMs, isDeciding) + turnMs;
