import type { Side } from '@maidan/betting';

/** A price tapped in a list, on its way to the slip of the match's page: what is left in the history entry of that page. */
export interface TappedPrice {
  readonly runner: string;
  readonly side: Side;
  /** As it was shown. */
  readonly odds: number;
}

/** What makes an element a price that can be tapped. */
export const priceMark = (price: TappedPrice) => ({ 'data-price': JSON.stringify(price) });

export function priceTapped(target: EventTarget): TappedPrice | undefined {
  const mark = target instanceof Element && target.closest<HTMLElement>('[data-price]')?.dataset.price;
  return mark ? JSON.parse(mark) : undefined;
}
