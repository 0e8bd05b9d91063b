import { useHasSidePane } from '@maidan/ui/panes/pane-state.ts';
import { BetsPane } from '../../../products/sports/open-bets/bets-pane.tsx';
import { OpenBetsList } from '../../../products/sports/open-bets/open-bets-list.tsx';

const shownMost = 3;

/** Within the page on a phone, beside it on a desktop. */
export function OpenBets() {
  return useHasSidePane() ? <BetsPane /> : <OpenBetsList most={shownMost} />;
}
