import { useSelected } from '@maidan/ui/hooks/use-store.ts';
import { useHasSidePane } from '@maidan/ui/shell-places.tsx';
import { InlineSlip } from '@maidan/ui/slip/slip-sheet.tsx';
import { useConfirmsBets } from '../../../betting/api.ts';
import { SlipForm } from './slip-form.tsx';
import { useSlip, useSlipState } from './slip-provider.tsx';

/**
 * The slip under the row it was opened from, if the page has no pane for it and the client wants no modal.
 */
export function SlipUnderRow({ row }: { readonly row: string }) {
  const hasPane = useHasSidePane();
  const [isModal] = useConfirmsBets();
  const isHere = useSelected(
    useSlip(),
    (state) => (state.kind === 'open' || state.kind === 'placing') && state.bet.row === row,
  );
  return isHere && !hasPane && !isModal ? <Open /> : null;
}

function Open() {
  const state = useSlipState();
  if (state.kind !== 'open' && state.kind !== 'placing') return null;
  return (
    <div className="p-1.5">
      <InlineSlip key={state.bet.cell} side={state.bet.side}>
        <SlipForm state={state} />
      </InlineSlip>
    </div>
  );
}
