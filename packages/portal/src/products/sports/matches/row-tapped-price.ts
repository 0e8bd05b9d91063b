import type { Side } from '@maidan/betting';

/** A price tapped in a list, passed to the slip of the match page in that page's history entry. */
export interface TappedPrice {
  readonly runner: string;
  readonly side: Side;
  /** As shown when it was tapped. */
  readonly odds: number;
}

/** Marks an element as a price that can be tapped. */
export const priceMark = (price: TappedPrice) => ({ 'data-price': JSON.stringify(price) });

export function priceTapped(target: EventTarget): TappedPrice | undefined {
  const mark = target instanceof Element && target.closest<HTMLElement>('[data-price]')?.dataset.price;
  return mark ? JSON.parse(mark) : undefined;
}
