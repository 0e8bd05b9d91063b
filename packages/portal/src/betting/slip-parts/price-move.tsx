import { Button } from '@maidan/ui/button.tsx';
import { useBettingTexts } from '../texts/betting-texts.ts';

/** The price on the slip and the one on the board, where they differ. */
export interface MovedPrice {
  readonly from: string;
  readonly to: string;
  /** The player accepts the new price. */
  readonly onTake: () => void;
}

/** The old and the new price side by side, while the slip's price differs from the board's. */
export function PriceMove({ moved }: { readonly moved: MovedPrice | undefined }) {
  // Always rendered, so that screen readers announce text added to it.
  return (
    <div role="status" className="empty:absolute">
      {moved && <Moved {...moved} />}
    </div>
  );
}

function Moved({ from, to, onTake }: MovedPrice) {
  const texts = useBettingTexts();
  return (
    <div className="flex items-center justify-between gap-2 rounded-lg bg-raised py-1 ps-3 pe-1 text-sm">
      <span>{texts.moved(from, to)}</span>
      <Button size="sm" variant="outline" className="shrink-0 whitespace-nowrap" onClick={onTake}>
        {texts.take(to)}
      </Button>
    </div>
  );
}
