import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useSession } from '../api/session.ts';
import { useBettingTexts } from '../i18n/betting/betting-texts.ts';
import { useStore } from '../store/use-store.ts';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { returnToCell } from './return-to-cell.ts';
import type { ShownSlip, Slip, SlipBet } from './slip.ts';

interface SlipPlaceProps<Bet extends SlipBet> {
  readonly slip: Slip<Bet>;
  /** The product's own slip, which draws a `BetSlip`. */
  readonly draw: (state: ShownSlip<Bet>) => ReactNode;
}

/** The slip where the client wants it: in a modal, or here, scrolled into view. */
export function SlipPlace<Bet extends SlipBet>({ slip, draw }: SlipPlaceProps<Bet>) {
  const texts = useBettingTexts();
  const isModal = useSession()?.confirmsBets ?? true;
  const state = useStore(slip);
  if (state.kind === 'closed') return null;
  const { cell } = state.bet;
  if (state.kind === 'done') {
    // The slip that was opened from the cell is gone, and the focus it held with it.
    const close = () => {
      slip.close();
      returnToCell(cell);
    };
    return <OutcomeDialog outcome={state.outcome} onClose={close} />;
  }

  const body = <Fragment key={cell}>{draw(state)}</Fragment>;
  if (!isModal) return <InlineSlip key={cell} title={texts.title} body={body} />;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && slip.close()} title={texts.title}>
      {body}
    </Dialog>
  );
}

function InlineSlip({ title, body }: { readonly title: string; readonly body: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, []);
  return (
    // Clear of the bars that lie over the page's ends.
    <div
      ref={place}
      className="scroll-mt-28 scroll-mb-20 [--slip-floor:calc(4.5rem+1px)] lg:[--slip-floor:0px]"
    >
      <Card title={title} className="overflow-visible! border-primary">
        {body}
      </Card>
    </div>
  );
}
