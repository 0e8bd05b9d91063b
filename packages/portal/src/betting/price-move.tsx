import { useSportsTexts } from '../i18n/sports/sports-texts.ts';
import type { Quote } from '../live/match-book.ts';
import { Button } from '../ui/button.tsx';
import { showWhole } from './show-price.ts';
import { isDecimal, type SlipBet } from './slip-bet.ts';

interface PriceMoveProps {
  readonly bet: SlipBet;
  readonly now: Quote | undefined;
  readonly onTake: (price: Pick<SlipBet, 'odds' | 'run'>) => void;
}

/** Old and new side by side while the price on the slip is no longer the board's. */
export function PriceMove({ bet, now, onTake }: PriceMoveProps) {
  const hasMoved = now !== undefined && (now.odds !== bet.odds || now.run !== bet.run);
  // There before it speaks, so that what appears in it is read out.
  return (
    <div role="status" className="empty:absolute">
      {hasMoved && <Moved bet={bet} now={now} onTake={onTake} />}
    </div>
  );
}

function Moved({ bet, now, onTake }: PriceMoveProps & { readonly now: Quote }) {
  const { slip: texts } = useSportsTexts();
  const [was, is] = [bet, now].map((quote) => showWhole(quote, isDecimal(bet)));
  const take = () => onTake(now.run === undefined ? { odds: now.odds } : { odds: now.odds, run: now.run });
  return (
    <div className="flex items-center justify-between gap-2 rounded-lg bg-raised py-1 ps-3 pe-1 text-sm">
      <span>{texts.moved(was ?? '', is ?? '')}</span>
      <Button size="sm" variant="outline" className="shrink-0 whitespace-nowrap" onClick={take}>
        {texts.take(is ?? '')}
      </Button>
    </div>
  );
}
