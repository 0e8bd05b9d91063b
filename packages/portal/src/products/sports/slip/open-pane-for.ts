import { closeSidePane, openSidePane } from '@maidan/ui/shell-places.tsx';
import type { ShownSlip, Slip, SlipState } from '../../../betting/slip.ts';
import type { SportsBet } from './sports-bet.ts';

export const isShown = (state: SlipState<SportsBet>): state is ShownSlip<SportsBet> =>
  state.kind === 'open' || state.kind === 'placing';

/**
 * Where the pane is a drawer, it opens and closes with the slip, as it covers prices. Works until the
 * returned function is called.
 */
export function openPaneFor(slip: Pick<Slip<SportsBet>, 'get' | 'subscribe'>): () => void {
  let wasShown = isShown(slip.get());
  if (wasShown) openSidePane();
  return slip.subscribe(() => {
    const isNow = isShown(slip.get());
    if (isNow === wasShown) return;
    wasShown = isNow;
    if (isNow) openSidePane();
    else closeSidePane();
  });
}
