import type { Retake } from '../../../betting/outcome-dialog.tsx';
import type { DoneSlip, Slip } from '../../../betting/slip.ts';
import { showWhole } from '../bets/show-price.ts';
import type { Quote } from '../prices/match-book.ts';
import { isDecimal, priceOf, type SportsBet } from './sports-bet.ts';

/**
 * Offers the bet again after a refusal for a changed price. Other refusals would be repeated at any price.
 */
export function retakeOf(
  { bet, outcome }: Pick<DoneSlip<SportsBet>, 'bet' | 'outcome'>,
  now: Quote | undefined,
  retry: Slip<SportsBet>['retry'],
): Retake | undefined {
  const hasMoved = now !== undefined && (now.odds !== bet.odds || now.run !== bet.run);
  return hasMoved && outcome.isPriceChanged
    ? { price: showWhole(now, isDecimal(bet)), onTake: () => retry(priceOf(now)) }
    : undefined;
}
