const jokerMs = 600;
const firstMs = 350;
const lastMs = 120;
/** From this card on the deal is at its fastest. */
const quickFrom = 10;
/** How long the deciding card is shown. */
const matchMs = 900;

/** The wait before the joker, before each card, and after the last one. */
export function dealWaits(cardCount: number): number[] {
  const waits = Array.from({ length: cardCount }, (_, index) => {
    const slowed = Math.max(0, quickFrom - index) / quickFrom;
    return Math.round(lastMs + (firstMs - lastMs) * slowed);
  });
  return [jokerMs, ...waits, matchMs];
}
