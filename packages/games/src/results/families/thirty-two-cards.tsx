import { listedPlace } from '../../tables/thirty-two-cards/placed-codes-wire.ts';
import { ThirtyTwoCardsResult } from '../../tables/thirty-two-cards/result.tsx';
import { captionOf } from '../../tables/thirty-two-cards/scene.ts';
import { dealtLayout } from '../dealt-layout.tsx';

/** The nth card of player k is at index k plus 4n; each row shows the player's total. */
export const ThirtyTwoCardsLayout = dealtLayout({
  View: ThirtyTwoCardsResult,
  placeAt: listedPlace,
  captionOf,
});
