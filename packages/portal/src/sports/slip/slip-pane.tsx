import { MousePointerClick } from 'lucide-react';
import { useState } from 'react';
import { InlineSlip } from '../../betting/slip-parts/inline-slip.tsx';
import { SlipSheet } from '../../betting/slip-parts/slip-sheet.tsx';
import { useBettingTexts } from '../../i18n/betting/betting-texts.ts';
import { SlipForm } from './slip-form.tsx';
import { SlipOutcome } from './slip-outcome.tsx';
import { useSlip, useSlipState } from './slip-provider.tsx';
import { useHasPane, useIsModal } from './use-slip-place.ts';

/**
 * Beside the markets the slip always has this place, as a modal or in the page; on a phone a modal rises from the bottom, and
 * a slip in the page lies under the row that was tapped (`SlipUnderRow`).
 */
export function SlipPane({ onMyBets }: { readonly onMyBets: () => void }) {
  const slip = useSlip();
  const state = useSlipState();
  const isModal = useIsModal();
  const hasPane = useHasPane();
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const shown = state.kind === 'open' || state.kind === 'placing' ? state : undefined;
  return (
    <>
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
      {/* Always in the page, so that what is added to it is read out. */}
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
      <MousePointerClick aria-hidden="true" className="size-5" />
      {texts.tapPrice}
    </section>
  );
}
