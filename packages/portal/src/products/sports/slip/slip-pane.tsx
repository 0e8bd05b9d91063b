import { Tap } from '@maidan/ui/icons/signs.ts';
import { useHasSidePane } from '@maidan/ui/panes/pane-state.ts';
import { SidePane } from '@maidan/ui/panes/side-pane.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { InlineSlip } from '../../../betting/slip-parts/inline-slip.tsx';
import { SlipSheet } from '../../../betting/slip-parts/slip-sheet.tsx';
import { useBettingTexts } from '../../../betting/texts/betting-texts.ts';
import { useConfirmsBets } from '../../../betting/choices/use-confirms-bets.ts';
import { isShown, openPaneFor } from './open-pane-for.ts';
import { SlipForm } from './slip-form.tsx';
import { SlipOutcome } from './slip-outcome.tsx';
import { useSlip, useSlipState } from './slip-provider.tsx';

interface SlipPaneProps {
  readonly onMyBets: () => void;
  /** Shown below the slip. */
  readonly children: ReactNode;
}

/**
 * With a side pane the slip is always in it, modal or not; on a phone a modal slides in from the bottom, and
 * an inline slip is under the tapped row (`SlipUnderRow`).
 */
export function SlipPane({ onMyBets, children }: SlipPaneProps) {
  const slip = useSlip();
  const state = useSlipState();
  const [isModal] = useConfirmsBets();
  const hasPane = useHasSidePane();
  const [pane, setPane] = useState<HTMLElement | null>(null);
  useEffect(() => openPaneFor(slip), [slip]);
  const shown = isShown(state) ? state : undefined;
  return (
    <>
      <SidePane>
        <div className="flex min-w-0 flex-col gap-3">
          {hasPane && (
            <div ref={setPane}>
              {!shown && <EmptySlip />}
              {shown && !isModal && (
                <InlineSlip key={shown.bet.cell} side={shown.bet.side}>
                  <SlipForm state={shown} />
                </InlineSlip>
              )}
            </div>
          )}
          {children}
        </div>
      </SidePane>
      {shown && isModal && (
        <SlipSheet
          cell={shown.bet.cell}
          side={shown.bet.side}
          pane={hasPane ? pane : null}
          onClose={slip.close}
        >
          <SlipForm key={shown.bet.cell} state={shown} />
        </SlipSheet>
      )}
      {/* Always rendered, so that screen readers announce what is added to it. */}
      <div role="status" className="contents">
        {state.kind === 'done' && (
          <SlipOutcome state={state} isModal={isModal} onMyBets={hasPane ? undefined : onMyBets} />
        )}
      </div>
    </>
  );
}

function EmptySlip() {
  const texts = useBettingTexts();
  return (
    <section
      aria-label={texts.title}
      className="flex min-h-24 flex-col items-center justify-center gap-1.5 rounded-xl border border-dashed border-line bg-surface p-4 text-center text-sm text-muted"
    >
      <Tap aria-hidden="true" className="size-5" />
      {texts.tapPrice}
    </section>
  );
}
