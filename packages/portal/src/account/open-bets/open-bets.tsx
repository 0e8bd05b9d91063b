import { useHasSidePane } from '@maidan/ui/panes/pane-state.ts';
import { BetsPane } from './bets-pane.tsx';
import { OpenBetsList } from './open-bets-list.tsx';

const shownMost = 3;

/** Within the page on a phone, beside it on a desktop. */
export function OpenBets() {
  return useHasSidePane() ? <BetsPane /> : <OpenBetsList most={shownMost} />;
}
