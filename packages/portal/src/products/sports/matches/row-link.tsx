import type { Match } from '@maidan/contract/wire';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { pathTo } from '../paths.ts';
import { priceTapped } from './row-tapped-price.ts';

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
