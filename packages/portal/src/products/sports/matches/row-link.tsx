import type { Side } from '@maidan/betting';
import type { Match } from '@maidan/contract/wire';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { pathTo } from '../paths.ts';

interface RowLinkProps {
  readonly match: Pick<Match, 'marketId' | 'eventId'>;
  readonly className: string;
  readonly children: ReactNode;
}

/** The link to a match. If one of its prices was tapped, the match opens with the slip at that price. */
export function RowLink({ match: { marketId, eventId }, className, children }: RowLinkProps) {
  const navigate = useNavigate();
  const to = pathTo('matchDetails', { marketId, eventId });
  function open(event: MouseEvent): void {
    const tapped = priceTapped(event.target);
    // With a modifier key the browser opens a new tab or window.
    if (!tapped || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(to, { state: { tapped } });
  }
  return (
    <Link to={to} onClick={open} className={className}>
      {children}
    </Link>
  );
}

/** A price tapped in a list, passed to the slip of the match page in that page's history entry. */
export interface TappedPrice {
  readonly runner: string;
  readonly side: Side;
  /** As shown when it was tapped. */
  readonly odds: number;
}

/** Marks an element as a price that can be tapped. */
export const priceMark = (price: TappedPrice) => ({ 'data-price': JSON.stringify(price) });

function priceTapped(target: EventTarget): TappedPrice | undefined {
  const mark = target instanceof Element && target.closest<HTMLElement>('[data-price]')?.dataset.price;
  return mark ? JSON.parse(mark) : undefined;
}
