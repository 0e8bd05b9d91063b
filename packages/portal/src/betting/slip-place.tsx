import { useEffect, useRef } from 'react';
import { useSession } from '../api/session.ts';
import { useSportsTexts } from '../i18n/sports/sports-texts.ts';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { BetSlip } from './bet-slip.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import type { SlipBet } from './slip-bet.ts';
import { useSlip, useSlipState } from './slip-provider.tsx';

interface SlipPlaceProps {
  readonly limitsOf: (bet: SlipBet) => string;
}

/** The slip where the client wants it: in a modal, or here, scrolled into view. */
export function SlipPlace({ limitsOf }: SlipPlaceProps) {
  const { slip: texts } = useSportsTexts();
  const isModal = useSession()?.confirmsBets ?? true;
  const slip = useSlip();
  const state = useSlipState();
  if (state.kind === 'closed') return null;
  if (state.kind === 'done') return <OutcomeDialog bet={state.bet} outcome={state.outcome} />;

  const body = <BetSlip key={state.bet.cell} state={state} limits={limitsOf(state.bet)} />;
  if (!isModal) return <InlineSlip key={state.bet.cell} title={texts.title} body={body} />;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && slip.close()} title={texts.title}>
      {body}
    </Dialog>
  );
}

function InlineSlip({ title, body }: { readonly title: string; readonly body: React.ReactNode }) {
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
