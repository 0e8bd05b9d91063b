const jokerMs = 600;
const firstMs = 350;
const lastMs = 120;
/** From this card on the deal is at its quickest. */
const quickFrom = 10;
/** The match is looked at. */
const matchMs = 900;

/** The wait before the joker, before each card, and after the last one. */
export function dealWaits(cardCount: number): number[] {
  const waits = Array.from({ length: cardCount }, (_, index) => {
    const slowed = Math.max(0, quickFrom - index) / quickFrom;
    return Math.round(lastMs + (firstMs - lastMs) * slowed);
  });
  return [jokerMs, ...waits, matchMs];
}
