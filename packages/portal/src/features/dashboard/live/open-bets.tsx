import { BetsPane } from '../../../sports/open-bets/bets-pane.tsx';
import { OpenBetsList } from '../../../sports/open-bets/open-bets-list.tsx';
import { useHasSidePane } from '../../../ui/panes/pane-state.ts';

const shownMost = 3;

/** Within the page on a phone, beside it on a desktop. */
export function OpenBets() {
  return useHasSidePane() ? <BetsPane /> : <OpenBetsList most={shownMost} />;
}
